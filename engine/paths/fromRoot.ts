/** Names of files that code knows by where it lies itself, in a package for example. */
import { isAbsolute, relative, sep } from 'node:path'

/** As the engine names it: from the root of the project, with `/` between folders. A name that is not absolute is one already. */
export const fromRoot = (root: string, file: string): string =>
  isAbsolute(file) ? relative(root, file).split(sep).join('/') : file
