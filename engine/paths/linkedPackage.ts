/** Packages under development: `node_modules/stars` is a link to a folder outside of the project. */
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** Absolute, with links resolved. */
export const engineRoot = resolve(import.meta.dirname, '../..')

/** The engine's package, where it is compiled the folder above: `site-engine` of `site-engine/lib`. */
export const enginePackage = folderOfPackage(import.meta.dirname)!

/**
 * Node names the modules of such a package by where they really lie. The name through the link, from the root: from there the
 * packages of the project are found. Undefined where no link of the project leads to the file, and for files of the engine.
 */
export function nameThroughLink(root: string, file: string): string | undefined {
  const folder = folderOfPackage(file)
  if (folder === undefined || folder === enginePackage) return undefined
  const link = `node_modules/${nameIn(folder)}`
  if (realFolder(join(root, link)) !== folder) return undefined
  return [link, ...relative(folder, file).split(sep)].filter(Boolean).join('/')
}

/** The nearest folder whose `package.json` has a name. Absolute, as `file`. */
export function folderOfPackage(file: string): string | undefined {
  for (let folder = file; dirname(folder) !== folder; folder = dirname(folder))
    if (nameIn(folder) !== undefined) return folder
  return undefined
}

function nameIn(folder: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name?: unknown }
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}

/** Whether a link to this real folder is one to a package somebody works on: package managers link to where they keep packages, too. */
export const isUnderDevelopment = (root: string, real: string): boolean =>
  !relative(root, real).split(sep).includes('node_modules')

/** Undefined where there is none. */
export function realFolder(link: string): string | undefined {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}
