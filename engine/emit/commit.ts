/** The manifest of a whole output: what this run made, and what it kept. */
import { hashOf } from '../store/hash.ts'
import { basePathOf } from '../paths/base.ts'
import type { Config } from '../types.ts'
import type { ManifestFile, OutputManifest } from './manifest.ts'
import { namedIn } from './namedIn.ts'
import type { NamedPaths } from './namedPaths.ts'
import type { Output } from './output.ts'
import { verifyOutput, type VerifyInput } from './verify.ts'

export type BuiltBrand = {
  readonly brand: string
  readonly files: Readonly<Record<string, ManifestFile>>
  readonly scriptHashes: readonly string[]
}

export type CommitInput = Pick<VerifyInput, 'unserved' | 'left' | 'previous' | 'named'> & {
  readonly config: Config
  readonly built: readonly BuiltBrand[]
  readonly output: Output
}

export type Committed = { readonly buildId: string; readonly named: NamedPaths }

/** Brands that this run did not build are kept. Throws `output-broken`. */
export async function commit({ config, built, output, ...looked }: CommitInput): Promise<Committed> {
  const brands: Record<string, OutputManifest['brands'][string]> = {}
  for (const [index, { id, origin, trailingSlash }] of config.brands.entries()) {
    const own = built.find(({ brand }) => brand === id)
    const previous = output.previous?.brands[id]
    if (!own && !previous) continue
    if (!own) for (const file of Object.keys(previous!.files)) output.keep(`${id}/${file}`)
    brands[id] = {
      default: index === 0,
      hosts: [new URL(origin).hostname],
      base: basePathOf({ origin }, config),
      ...(trailingSlash && { trailingSlash }),
      scriptHashes: own?.scriptHashes ?? previous!.scriptHashes,
      files: inOrder(own?.files ?? previous!.files),
    }
  }
  const locales = config.locales.map(({ id }) => id)
  // Megabytes, so they are written once.
  const text = JSON.stringify(brands)
  const head = { version: 1, buildId: hashOf(text).slice(0, 12), locales } as const
  const manifest: OutputManifest = { ...head, brands }
  const named = await verifyOutput({
    ...looked,
    placeOf: output.placeOf,
    manifest,
    lost: output.lost,
    brands: config.brands,
    namedIn: (address) => namedIn(config, address),
  })
  await output.commit(`${JSON.stringify(head).slice(0, -1)},"brands":${text}}`)
  return { buildId: manifest.buildId, named }
}

/** Threads are done with pages, and with the files these name, in any order. */
function inOrder(files: BuiltBrand['files']): BuiltBrand['files'] {
  const sorted: Record<string, ManifestFile> = {}
  for (const file of Object.keys(files).sort()) sorted[file] = files[file]!
  return sorted
}
