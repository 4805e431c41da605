/** Where the theme lies, and which of its files a project or its plugins have of their own. */
import { existsSync, realpathSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { suggest } from '../engine/errors/suggest.ts'
import { fromRoot } from '../engine/paths/fromRoot.ts'
import type { Plugin } from '../engine/types.ts'

/** Absolute. In a package it is compiled, as this module is. */
export const themeFolder = resolve(import.meta.dirname, '../theme')
export const isCompiled = extname(import.meta.filename) === '.js'

/** In a project, and among the components of a plugin: `theme/Footer.tsx` takes the place of the theme's. */
export const ownFolder = 'theme'

/** What stands at the top of the theme and in `layouts/` may be replaced, and its words. */
const replaceable = /^(?:layouts\/)?[A-Z]\w*$|^words$/

/** Name in the theme -> file in `folder`, which leads to it, for all that may be replaced: `Footer`, `layouts/Doc`. */
export function themeParts(folder = themeFolder): ReadonlyMap<string, string> {
  const files = fastGlob.sync(isCompiled ? ['*.js', 'layouts/*.js'] : ['*.{ts,tsx}', 'layouts/*.tsx'], {
    cwd: folder,
  })
  const parts = files.map((file) => [file.replace(/\.\w+$/, ''), join(folder, file)] as const)
  return new Map(parts.filter(([name]) => replaceable.test(name)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

type WithComponents = Pick<Plugin, 'components'>

/**
 * Folders whose files take the place of the theme's, absolute; where several have one, that of the first is shown: the project's
 * own, then the folders of this name among the components of plugins. The theme's own replaces nothing.
 */
export function partFolders(root: string, plugins: readonly WithComponents[]): readonly string[] {
  const ofPlugins = plugins.flatMap(({ components = [] }) =>
    components.map((folder) => resolve(root, fromRoot(root, folder))),
  )
  const folders = [join(root, ownFolder), ...ofPlugins.filter((folder) => basename(folder) === ownFolder)]
  // In dev the project's may come later.
  const isOther = (folder: string) => !existsSync(folder) || realpathSync(folder) !== realpathSync(themeFolder)
  return [...new Set(folders)].filter(isOther)
}

/** The file of a part in one of those folders, absolute. */
export const partIn = (folder: string, name: string): string | undefined =>
  ['tsx', 'ts', 'js'].map((extension) => join(folder, `${name}.${extension}`)).find((file) => existsSync(file))

/** The file that is shown in place of the theme's, from the root of the project. */
export function replacementOf(root: string, name: string, folders: readonly string[]): string | undefined {
  const [file] = folders.flatMap((folder) => partIn(folder, name) ?? [])
  return file && fromRoot(root, file)
}

/** Files that look like parts of the theme and are none: `theme/Foter.tsx`, with the name that is near. */
export function misspeltParts(
  root: string,
  folders: readonly string[],
): readonly { readonly file: string; readonly near: string }[] {
  const names = [...themeParts().keys()]
  return folders.flatMap((folder) =>
    fastGlob
      .sync('{,layouts/}*.{ts,tsx,js}', { cwd: folder })
      .sort()
      .flatMap((file) => {
        const name = file.replace(/\.\w+$/, '')
        const near = names.includes(name) || name.includes('.') ? undefined : suggest(name, names, 1)
        return near === undefined ? [] : [{ file: fromRoot(root, join(folder, file)), near }]
      }),
  )
}

/** A component module from the project's root: what is shown in place of the theme's, or that. */
export const partOf = (root: string, name: string, folders: readonly string[]): string =>
  replacementOf(root, name, folders) ?? fromRoot(root, join(themeFolder, `${name}.${isCompiled ? 'js' : 'tsx'}`))
