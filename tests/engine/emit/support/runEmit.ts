/** Runs `emit` for a brand with one page, on a disk in memory. */
import { emit, type EmitInput } from '../../../../engine/emit/emit.ts'
import type { OutputManifest } from '../../../../engine/emit/manifest.ts'
import { hashOf } from '../../../../engine/store/hash.ts'
import type { EmitContext, OutputFile, PageRecord, Plugin } from '../../../../engine/types.ts'
import { createMemoryDisk } from '../../../support/memoryDisk.ts'
import { acme, configOf } from '../../../support/memorySite.ts'

const record = {
  brand: 'acme',
  locale: 'zh',
  path: '/docs/a/',
  file: 'docs/a/index.html',
  source: 'content/a.md',
} as PageRecord
export const emitting = (name: string, ...files: unknown[]): Plugin => ({ name, emit: () => files as OutputFile[] })
export const file = (path: string, body: string | Uint8Array = path): OutputFile => ({ path, body })

export type Run = {
  readonly plugins?: readonly Plugin[]
  readonly files?: Readonly<Record<string, string>>
  readonly more?: Partial<EmitInput>
  readonly before?: Readonly<Record<string, string>>
}

export async function run({ plugins = [], files = {}, more = {}, before = {} }: Run) {
  const [written, kept] = [new Map<string, string>(), [] as string[]]
  const config = configOf({ plugins })
  const previous = {
    brands: {
      acme: {
        files: Object.fromEntries(
          Object.entries(before).map(([name, body]) => [name, { hash: hashOf(body), size: body.length }]),
        ),
      },
    },
  } as unknown as OutputManifest
  const entries = await emit({
    bundleFiles: [],
    assets: {},
    disk: createMemoryDisk(files),
    output: {
      previous,
      lost: new Set(),
      isUntouched: false,
      placeOf: (file) => file,
      staging: '',
      write: async (name, body) => void written.set(name, Buffer.from(body).toString()),
      writes: () => written.size,
      keep: async (name) => void kept.push(name),
      commit: async () => {},
      abort: async () => {},
    },
    context: {
      pages: [record],
      site: { config, brand: acme, documents: [], routes: [], shared: {} },
    } as unknown as EmitContext,
    onFailure: ({ error }) => {
      throw error
    },
    ...more,
  })
  return { entries, written, kept }
}
