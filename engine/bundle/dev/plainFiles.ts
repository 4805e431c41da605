/** Files that browsers want as they are, and not as modules: images, fonts. */
import { existsSync } from 'node:fs'
import { isFileLoadingAllowed, type ResolvedConfig } from 'vite'
import { absoluteName } from '../../paths/absoluteName.ts'

/** What the bundler makes no module of. */
const plainName = /\.(?!(?:[cm]?[jt]sx?|mdx|vue|svelte|astro|css|less|s[ac]ss|styl|stylus|pcss|postcss|html|map)$)\w+$/i

/** `?import`, `?raw` and the like; `?t=1` is the same file, of another time. */
const moduleQuery = /[?&][\w-]+(?:&|$)/

/** The absolute name of one that may be sent; undefined for all else. `path` is decoded, `query` begins with `?` or is empty. */
export function plainFile(config: ResolvedConfig, path: string, query: string): string | undefined {
  if (!plainName.test(path) || moduleQuery.test(query)) return undefined
  const file = requestedFile(path, config.root)
  return file && existsSync(file) && isFileLoadingAllowed(config, file) ? file : undefined
}

/**
 * `/@fs/` stands before absolute names, and the bundler takes other names for absolute where the project has no such
 * file; other names that begin with `@` are modules of the bundler. The guard has refused dot segments.
 */
export function requestedFile(path: string, root: string): string | undefined {
  if (path.startsWith('/@')) return absoluteName(path)
  return existsSync(path) && !existsSync(root + path) ? path : root + path
}
