/**
 * Parts that components load when they are needed: `lazy(() => import('./Map.tsx'))`. Pages are written with them, so pages need their
 * styles, too. Other modules that are imported when they are needed are no part of a page.
 */
import type { Plugin as VitePlugin } from 'vite'

/** Chunk -> chunks with its lazy parts, by the names of their files. */
export type LazyParts = ReadonlyMap<string, readonly string[]>

/** `found` is for after the build. */
export function collectLazyParts(): { readonly plugin: VitePlugin; found(): LazyParts } {
  const partsOf = new Map<string, readonly string[]>()
  const found = new Map<string, readonly string[]>()
  const plugin: VitePlugin = {
    name: 'site:lazy-parts',
    // What is left is JavaScript.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { code: /\blazy\(/ },
      async handler(code, id) {
        const parts = await Promise.all(
          [...code.matchAll(lazyImport)].map(async ([, , name]) => this.resolve(name!, id)),
        )
        partsOf.set(
          id,
          parts.flatMap((part) => (part ? [part.id] : [])),
        )
        return undefined
      },
    },
    generateBundle(_, output) {
      const chunks = Object.values(output).filter((each) => each.type === 'chunk')
      const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName] as const)))
      for (const { fileName, moduleIds } of chunks) {
        const parts = moduleIds.flatMap((id) => partsOf.get(id) ?? []).flatMap((id) => chunkOf.get(id) ?? [])
        found.set(fileName, [...new Set(parts)])
      }
    },
  }
  return { plugin, found: () => found }
}

const lazyImport =
  /\blazy\(\s*(?:async\s*)?(?:\(\)\s*=>|function\s*\(\))\s*(?:\{\s*return\s*)?import\(\s*(["'`])(.+?)\1/g
