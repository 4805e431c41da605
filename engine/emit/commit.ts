/** The manifest of a whole output: what this run made, and what it left alone. */
import { hashJson } from '../hash.ts'
import type { Config } from '../types.ts'
import type { OutputEntry, OutputManifest } from './manifest.ts'
import type { Output } from './output.ts'

export type BuiltBrand = {
  readonly brand: string
  readonly files: Readonly<Record<string, OutputEntry>>
  readonly scriptHashes: readonly string[]
}

/** Brands a narrowed run did not build stay as they are. */
export async function commit(config: Config, built: readonly BuiltBrand[], output: Output): Promise<OutputManifest> {
  const brands: Record<string, OutputManifest['brands'][string]> = {}
  for (const [index, { id, origin }] of config.brands.entries()) {
    const own = built.find(({ brand }) => brand === id)
    const before = output.previous?.brands[id]
    if (!own && !before) continue
    if (!own) for (const file of Object.keys(before!.files)) await output.keep(`${id}/${file}`)
    brands[id] = {
      default: index === 0,
      hosts: [new URL(origin).hostname],
      scriptHashes: own?.scriptHashes ?? before!.scriptHashes,
      files: own?.files ?? before!.files,
    }
  }
  const locales = config.locales.map(({ id }) => id)
  const manifest: OutputManifest = { version: 1, buildId: hashJson(brands).slice(0, 12), locales, brands }
  await output.commit(manifest)
  return manifest
}
