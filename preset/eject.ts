/** `site eject Footer`: a file of the theme as a file of the project. */
import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SiteError } from '../engine/errors/SiteError.ts'
import { didYouMean } from '../engine/errors/suggest.ts'
import { tryTo } from '../engine/errors/tryTo.ts'
import type { TaskContext, TaskResult } from '../engine/types.ts'
import { asCopy, outdatedCopies, sourceOf } from './copies.ts'
import { ownFolder, partFolders, replacementOf, themeParts } from './themeFolder.ts'

/** From the folder of the project's own parts. */
export const fileOf = (name: string): string => (name === 'words' ? 'words.ts' : `${name}.tsx`)

/** The first sentence of what it says of itself. */
const aboutOf = (name: string): string => {
  const comment = /^\/\*\*([^]*?)\*\//.exec(sourceOf(fileOf(name)) ?? '')?.[1] ?? ''
  return /^.*?\.(?=\s|$)/.exec(comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim())?.[0] ?? ''
}

export function listParts({ sites }: Pick<TaskContext, 'sites'>): TaskResult {
  const { root, plugins } = sites[0]!.config
  const folders = partFolders(root, plugins)
  const names = [...themeParts().keys()]
  const outdated = new Set(outdatedCopies(root).map(({ place }) => place!.file))
  const width = Math.max(...names.map(({ length }) => length)) + 2
  const lines = names.map((name) => {
    const file = replacementOf(root, name, folders)
    return `${name.padEnd(width)}${file ? `(${file}${outdated.has(file) ? ', a copy of another version' : ''}) ` : ''}${aboutOf(name)}`
  })
  return { notes: lines, data: { names } }
}

/** Code: `theme-part-unknown`, `theme-part-own`. */
export function ejectParts({ sites, args }: Pick<TaskContext, 'sites' | 'args'>): TaskResult {
  const { root } = sites[0]!.config
  const files = copiesOf(args)
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw own(taken.path)
  const isMissing = files.some(({ body }) => body.includes(`'${styleLibrary}'`)) && !isFound(root, styleLibrary)
  const next = isMissing
    ? [`Add ${styleLibrary} to the dependencies of the project: the styles are written with it.`]
    : []
  return { files, notes: [...files.map(({ path }) => `created ${path}`), ...next] }
}

/** As they would be copied now, whatever the project has. Code: `theme-part-unknown`. */
export const printParts = ({ args }: Pick<TaskContext, 'args'>): TaskResult => ({
  notes: copiesOf(args).map(({ body }) => body.trimEnd()),
})

function copiesOf(names: readonly string[]): readonly { readonly path: string; readonly body: string }[] {
  const known = themeParts()
  const files = names.flatMap((name) => {
    if (!known.has(name)) throw unknown(name, [...known.keys()])
    const styles = `${name}.styles.ts`
    return [fileOf(name), ...(sourceOf(styles) === undefined ? [] : [styles])]
  })
  return files.map((file) => {
    const source = sourceOf(file)!
    return { path: `${ownFolder}/${file}`, body: asCopy(file, source, withPackageImports(source, file, files)) }
  })
}

/** The engine has it, which is not enough where package managers are strict. */
const styleLibrary = '@linaria/core'

const isFound = (root: string, name: string): boolean =>
  tryTo(() => findPackageJSON(name, pathToFileURL(join(root, 'package.json')))) !== undefined

const unknown = (name: string, names: readonly string[]) =>
  new SiteError(`The theme has no "${name}"`, {
    code: 'theme-part-unknown',
    hint: didYouMean(name, names) ?? '"site eject --list" lists what can be replaced.',
  })

const own = (file: string) =>
  new SiteError(`${file} is there already`, {
    code: 'theme-part-own',
    place: { file },
    hint: 'It is in use. Move it away to start again from the original.',
  })

/**
 * Imports of neighbours come from the package, also of parts that are copied at the same time: by that name they are the project's,
 * for as long as it has them. Styles of a part alone are no part.
 */
function withPackageImports(text: string, file: string, copied: readonly string[]): string {
  return text.replaceAll(/(from |import )'(\.[^']+)'/g, (whole, start: string, relative: string) => {
    const target = posix.join('theme', posix.dirname(file), relative)
    if (target.endsWith('.styles.ts') && copied.some((each) => target === `theme/${each}`)) return whole
    return `${start}'${doorOf(target)}'`
  })
}

/** `theme/ui/Icon.tsx` -> `site-engine/theme/ui/Icon` */
function doorOf(file: string): string {
  if (file === 'engine/types.ts') return 'site-engine'
  return `site-engine/${file.replace(/^engine\/client\/index/, 'client').replace(/\.tsx?$/, '')}`
}
