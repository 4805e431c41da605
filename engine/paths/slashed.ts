import { sep } from 'node:path'

/** With `/` between folders, as addresses and the bundler write it, and as the engine names files. */
export const slashed = (path: string): string => path.split(sep).join('/')

/** The same, of what has no `\` in a name on any system: the root, below which Node would load no modules, and what people type. */
export const forwardSlashes = (path: string): string => path.replaceAll('\\', '/')
