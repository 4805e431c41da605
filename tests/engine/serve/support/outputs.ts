/** Output folders as a build leaves them, with secrets around them. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../../../../engine/store/hash.ts'
import { manifestName, type Manifest, type ManifestFile } from '../../../../engine/serve/index.ts'

export type Files = Readonly<Record<string, string | Uint8Array>>

/** Stands in every file that must never be served. */
export const canary = 'CANARY-7f3a9c'

/** Writes `folder` whole. Files below `assets/` are immutable. The first brand is the default one. */
export function writeOutput(
  folder: string,
  buildId: string,
  brands: Readonly<Record<string, Files>>,
  scriptHashes: readonly string[] = [],
): void {
  const listed: Record<string, Manifest['brands'][string]> = {}
  for (const [id, files] of Object.entries(brands)) {
    const entries: Record<string, ManifestFile> = {}
    for (const [name, body] of Object.entries(files)) {
      write(join(folder, id, name), body)
      const size = Buffer.byteLength(body)
      entries[name] = { hash: hashOf(body), size, ...(name.startsWith('assets/') && { immutable: true as const }) }
    }
    listed[id] = { default: !Object.keys(listed).length, hosts: [`www.${id}.example`], files: entries, scriptHashes }
  }
  const manifest: Manifest = { version: 1, buildId, brands: listed, locales: ['zh', 'en'] }
  write(join(folder, manifestName), JSON.stringify(manifest))
}

/** The two renames of a build (docs/decisions/07-swap-the-output.md). */
export function swapIn(staging: string, out: string): void {
  rmSync(`${out}.prev`, { recursive: true, force: true })
  renameSync(out, `${out}.prev`)
  renameSync(staging, out)
}

/** Secrets in every place a traversal could reach: above, beside, inside but not listed, and behind links. */
export function plantCanaries(root: string, out: string, brand: string): void {
  const secrets = [
    'secret.txt',
    '.env',
    '.git/config',
    '.npmrc',
    'package.json',
    'dist-secret/x',
    'dist-secret/index.html',
    'dist-secret/secret.txt',
    'src/x',
  ]
  for (const file of secrets) write(join(root, file), canary)
  for (const file of ['.env', '.npmrc', '.git/config', '.cache/x', 'unlisted.html', 'secret.txt'])
    write(join(out, brand, file), canary)
  write(join(out, 'secret.txt'), canary)
  symlinkSync(join(root, 'secret.txt'), join(out, brand, 'unlisted-link.txt'))
  symlinkSync(join(root, 'dist-secret'), join(out, brand, 'unlisted-folder'))
}

export function write(file: string, body: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
}
