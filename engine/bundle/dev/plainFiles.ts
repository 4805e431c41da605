/** Files that browsers want as they are, and not as modules: images, fonts. */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { isFileLoadingAllowed, type ResolvedConfig } from 'vite'
import { absoluteName } from '../../paths/absoluteName.ts'
import { isBehindHidden } from '../../paths/paths.ts'
import { realPath } from '../../paths/realPath.ts'
import { slashed } from '../../paths/slashed.ts'

/** What the bundler makes no module of. */
const plainName = /\.(?!(?:[cm]?[jt]sx?|mdx|vue|svelte|astro|css|less|s[ac]ss|styl|stylus|pcss|postcss|html|map)$)\w+$/i

/** `?import`, `?raw` and the like; `?t=1` is the same file, of another time. */
const moduleQuery = /[?&][\w-]+(?:&|$)/

/** The absolute name of one that may be sent; undefined for all else. `path` is decoded, `query` begins with `?` or is empty. */
export function plainFile(config: ResolvedConfig, path: string, query: string): string | undefined {
  if (!plainName.test(path) || moduleQuery.test(query)) return undefined
  const file = requestedFile(path, config.root)
  return file && existsSync(file) && mayBeServed(config, file) ? file : undefined
}

/**
 * `/@fs/` stands before absolute names, and the bundler takes other names for absolute where the project has no such
 * file; other names that begin with `@` are modules of the bundler. The guard has refused dot segments.
 */
export function requestedFile(path: string, root: string): string | undefined {
  const named = path.replace(/\/+$/, '')
  if (path.startsWith('/@')) return absoluteName(named)
  return existsSync(named) && !existsSync(root + named) ? named : root + named
}

/**
 * The bundler looks at the name alone, and follows links for any request: one in the project leads to what is served by its own name, and
 * to nothing else. Packages are code that is trusted, and package managers link them from anywhere.
 */
export function mayBeServed(config: ResolvedConfig, file: string): boolean {
  const { root } = config
  if (!isFileLoadingAllowed(config, file)) return false
  if (!file.startsWith(`${root}/`) || file.includes('/node_modules/')) return true
  // Outside of the root it begins with dots.
  const real = slashed(relative(realPath(root), realPath(file)))
  return !isBehindHidden(real) && isFileLoadingAllowed(config, `${root}/${real}`)
}
