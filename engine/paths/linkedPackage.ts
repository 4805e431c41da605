/**
 * Packages outside of the project that a link leads to: under development, or where a package manager keeps those of a whole
 * workspace.
 */
import { lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path, { dirname, join, relative, resolve, sep, type PlatformPath } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'
import { manifestIn } from './manifestIn.ts'
import { realPath } from './realPath.ts'

/** Absolute, with links resolved. */
export const engineRoot = resolve(import.meta.dirname, '../..')

/** The engine's package, where it is compiled the folder above: `site-engine` of `site-engine/lib`. */
export const enginePackage = folderOfPackage(import.meta.dirname)!

/**
 * Node names the modules of such a package by where they really lie. The name through the link, from the root: from there the
 * packages of the project are found. Undefined where no link of the project leads to the file, and for files of an engine under
 * development.
 */
export function nameThroughLink(root: string, file: string): string | undefined {
  const folder = folderOfPackage(file)
  if (folder === undefined || (folder === enginePackage && isUnderDevelopment(root, folder))) return undefined
  const link = `node_modules/${nameIn(folder)}`
  if (realFolder(join(root, link)) !== folder) return undefined
  return [link, ...relative(folder, file).split(sep)].filter(Boolean).join('/')
}

/**
 * Links the package of a file in the project, where a workspace has it further up: names of modules begin at the project. A project
 * that cannot be written stays as it is, and then `fromRoot` names the file from outside.
 */
export function linkFromAbove(root: string, file: string): void {
  const folder = folderOfPackage(file)
  const name = folder && isOutside(root, folder) && nameIn(folder)
  const link = name && join(root, 'node_modules', name)
  if (!link || realFolder(link) !== undefined || !isFoundAbove(root, name, folder)) return
  try {
    // One to where the package was.
    if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), folder), link, 'junction')
  } catch {
    // Another process may have been first.
  }
}

function isFoundAbove(root: string, name: string, folder: string): boolean {
  for (let above = dirname(root); dirname(above) !== above; above = dirname(above)) {
    const found = realFolder(join(above, 'node_modules', name))
    if (found !== undefined) return found === folder
  }
  return false
}

/** On another drive of Windows there is no relative name. */
export function isOutside(root: string, real: string, { isAbsolute, relative, sep }: PlatformPath = path): boolean {
  const name = relative(root, real)
  return name.split(sep)[0] === '..' || isAbsolute(name)
}

/** The nearest folder whose `package.json` has a name. Absolute, as `file`. */
export function folderOfPackage(file: string): string | undefined {
  for (let folder = file; dirname(folder) !== folder; folder = dirname(folder))
    if (nameIn(folder) !== undefined) return folder
  return undefined
}

function nameIn(folder: string): string | undefined {
  const { name } = manifestIn(folder)
  return typeof name === 'string' ? name : undefined
}

/** A package of the engine's, as the bundler finds it from a project that need not have it in reach: `site-engine > lunr`. */
export function packageOfEngine(root: string, name: string): string {
  const engine = nameIn(enginePackage)!
  return realFolder(join(root, 'node_modules', engine)) === enginePackage ? `${engine} > ${name}` : name
}

/** Whether a link to this real folder is one to a package somebody works on: package managers link to where they keep packages, too. */
export const isUnderDevelopment = (root: string, real: string): boolean =>
  !relative(root, real).split(sep).includes('node_modules')

/** Undefined where there is none. */
export const realFolder = (link: string): string | undefined => tryTo(() => realPath(link))
