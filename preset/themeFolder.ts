/** Where the theme lies, and which of its files a project has of its own. */
import { existsSync, realpathSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { suggest } from '../engine/errors/suggest.ts'
import { fromRoot } from '../engine/paths/fromRoot.ts'

/** Absolute. In a package it is compiled, as this module is. */
export const themeFolder = resolve(import.meta.dirname, '../theme')
export const isCompiled = extname(import.meta.filename) === '.js'

/** Below the root of a project: `theme/Footer.tsx` takes the place of the theme's. */
export const ownFolder = 'theme'

/** What stands at the top of the theme and in `layouts/` may be replaced, and its words. */
const replaceable = /^(?:layouts\/)?[A-Z]\w*$|^words$/

/** Name in the theme -> absolute file, for all that may be replaced: `Footer`, `layouts/Doc`. */
export function themeParts(): ReadonlyMap<string, string> {
  const files = fastGlob.sync(isCompiled ? ['*.js', 'layouts/*.js'] : ['*.{ts,tsx}', 'layouts/*.tsx'], {
    cwd: themeFolder,
  })
  const parts = files.map((file) => [file.replace(/\.\w+$/, ''), join(themeFolder, file)] as const)
  return new Map(parts.filter(([name]) => replaceable.test(name)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Name in the theme -> project file in its place. The theme's own folder replaces nothing. */
export function ownParts(root: string): ReadonlyMap<string, string> {
  const folder = join(root, ownFolder)
  if (!existsSync(folder) || realpathSync(folder) === realpathSync(themeFolder)) return new Map()
  const parts = [...themeParts().keys()].flatMap((name) =>
    ['tsx', 'ts']
      .map((extension) => `${ownFolder}/${name}.${extension}`)
      .filter((file) => existsSync(join(root, file)))
      .slice(0, 1)
      .map((file) => [name, file] as const),
  )
  return new Map(parts)
}

/** Project files that look like parts of the theme and are none: `theme/Foter.tsx`, with the name that is near. */
export function misspeltParts(root: string): readonly { readonly file: string; readonly near: string }[] {
  const names = [...themeParts().keys()]
  const files = fastGlob.sync(`${ownFolder}/{,layouts/}*.{ts,tsx}`, { cwd: root }).sort()
  return files.flatMap((file) => {
    const name = file.slice(ownFolder.length + 1).replace(/\.tsx?$/, '')
    const near = names.includes(name) || name.includes('.') ? undefined : suggest(name, names, 1)
    return near === undefined ? [] : [{ file, near }]
  })
}

/** A component module from the project's root: the project's own, where it has one, else the theme's. */
export function partOf(root: string, name: string): string {
  return ownParts(root).get(name) ?? fromRoot(root, join(themeFolder, `${name}.${isCompiled ? 'js' : 'tsx'}`))
}
