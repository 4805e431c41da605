/** Modules besides views and islands that plugins bring into the bundle. Project files, in the order of plugins. */
import { fromRoot } from '../paths/fromRoot.ts'
import type { Config } from '../types.ts'

/** Every page loads them, the site's own last: it may change what the others did. */
export const clientModules = ({ root, plugins, client }: Config): readonly string[] => [
  ...plugins.flatMap((plugin) => (plugin.client === undefined ? [] : [fromRoot(root, plugin.client)])),
  ...(client === undefined ? [] : [client]),
]

/** What `.mdx` may use, by name. */
export const mdxModules = ({ root, plugins }: Config): Readonly<Record<string, string>> =>
  Object.fromEntries(
    plugins.flatMap(({ mdx = {} }) => Object.entries(mdx).map(([name, file]) => [name, fromRoot(root, file)])),
  )
