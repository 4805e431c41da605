import type { OutputManifest } from '../../../../engine/emit/manifest.ts'
import { hashOf } from '../../../../engine/store/hash.ts'

/** Of a build with one brand, `acme`, from the texts of its files. */
export function manifestOf(files: Readonly<Record<string, string>>): OutputManifest {
  const entries = Object.entries(files).map(
    ([name, body]) => [name, { hash: hashOf(body), size: Buffer.byteLength(body) }] as const,
  )
  return {
    version: 1,
    buildId: hashOf(JSON.stringify(files)),
    locales: ['zh'],
    brands: { acme: { default: true, hosts: [], scriptHashes: [], files: Object.fromEntries(entries) } },
  }
}
