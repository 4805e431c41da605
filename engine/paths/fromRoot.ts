/** Names of files that code knows by where it lies itself, in a package for example. */
import { isAbsolute, relative } from 'node:path'
import { nameThroughLink } from './linkedPackage.ts'
import { slashed } from './slashed.ts'

/**
 * As the engine names it: from the root of the project, with `/` between folders, and through the link to it where it is in a linked
 * package. A name that is not absolute is one already.
 */
export function fromRoot(root: string, file: string): string {
  if (!isAbsolute(file)) return file
  const name = slashed(relative(root, file))
  return (behindLink.test(name) && nameThroughLink(root, file)) || name
}

/** Outside, or where strict package managers keep packages, in a folder that is called by versions: `node_modules/.pnpm/stars@1.0.0`. */
const behindLink = /^(?:\.\.\/|[A-Z]:\/|node_modules\/\.(?!cache\/))/
