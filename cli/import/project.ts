/** What an import writes, gathered before anything is written. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fastGlob from 'fast-glob'
import { parse, stringify } from 'yaml'
import { tryTo } from '../../engine/errors/tryTo.ts'
import { fieldsOf, type Fields } from './fields.ts'

/** By the name of the file in the new project: its content, or the file it is a copy of, from the root of the old one. */
export type Content = { readonly body: string } | { readonly copyOf: string }
type Files = Map<string, Content>

type Note = {
  /** What has to be done by hand, or was left behind. */
  readonly text: string
  /** Files it concerns, from the root of the old project. */
  readonly files?: readonly string[]
}

type Address = {
  /** With a slash at its end, as `now`. */
  readonly old: string
  /** Where it leads to in the new project; undefined where it is lost. */
  readonly now: string | undefined
  /** The prose that is there, in the new project. */
  readonly file?: string
}

/** What has been found so far. One step after the other adds to it. */
export type Draft = {
  /** Absolute, of the old project. */
  readonly root: string
  readonly files: Files
  /** What pages have and a plugin of remark reads. */
  readonly syntax: Set<'math' | 'emoji'>
  /** What components import, with a version. */
  readonly packages: Map<string, string>
  readonly notes: Note[]
  /** In the default locale. */
  readonly addresses: Address[]
  /** Prose of the old project -> where it is now, below the folder of its language. */
  readonly prose: Map<string, string>
  /** Files whose components have styles of their own, which the content security policy refuses. */
  readonly inlineStyles: Set<string>
  /** Files with drawings from text, some of which cannot be drawn here. */
  readonly drawings: Set<string>
  /** Other hosts that pages show images and frames of. */
  readonly hosts: { readonly images: Set<string>; readonly frames: Set<string> }
}

export const namesPackage = (root: string, name: string): boolean =>
  existsSync(join(root, 'package.json')) && readText(root, 'package.json').includes(`"${name}"`)

export const createDraft = (root: string): Draft => ({
  root,
  files: new Map(),
  syntax: new Set(),
  packages: new Map(),
  notes: [],
  addresses: [],
  prose: new Map(),
  inlineStyles: new Set(),
  drawings: new Set(),
  hosts: { images: new Set(), frames: new Set() },
})

/** Says it of the files, where there are any. */
export function noteFiles({ notes }: Pick<Draft, 'notes'>, text: string, files: readonly string[]): void {
  if (files.length) notes.push({ text, files })
}

/** What languages, versions and rules of the old project are called never leads out of the new one. */
export function leaveOutEscaped(draft: Draft): void {
  const names = [...draft.files.keys()].filter((file) => file.split(/[/\\]/).includes('..'))
  for (const name of names) draft.files.delete(name)
  noteFiles(draft, 'Files whose names lead elsewhere were left out', names)
}

/** Files below a folder of the old project, from that folder; none where it is missing. Without what is hidden or installed. */
export const filesBelow = (root: string, folder: string): readonly string[] =>
  allBelow(root, folder).filter((file) => !isHidden(file) && !isInstalled(file))

/** An empty `include` names all prose. */
export type Patterns = Readonly<Record<'include' | 'exclude', readonly string[]>>

/** The same without prose that patterns keep out; parts of pages stay, whose names begin with `_`. */
export function filesBeside(root: string, folder: string, { include, exclude }: Patterns): readonly string[] {
  const files = filesBelow(root, folder)
  if (!files.length || !(include.length + exclude.length)) return files
  const named = (patterns: readonly string[]) =>
    new Set(fastGlob.sync([...patterns], { cwd: join(root, folder), followSymbolicLinks: false }))
  const [included, excluded] = [named(include), named(exclude)]
  const isOut = (file: string) => excluded.has(file) || (include.length > 0 && isProse(file) && !included.has(file))
  return files.filter((file) => !isOut(file) || /(?:^|\/)_/.test(file))
}

/** A build writes its own. */
export const hostFiles: ReadonlySet<string> = new Set(['_redirects', '_headers'])

/** Files that are published as they are. What is hidden goes along where a build publishes it, and is told elsewhere. */
export function addPublicFiles(draft: Draft, folder: string): void {
  const files = allBelow(draft.root, folder).filter((file) => !isInstalled(file) && !hostFiles.has(file))
  const left = files.filter((file) => isHidden(file) && !isPublishedHidden(file))
  for (const file of files)
    if (!left.includes(file)) draft.files.set(`public/${file}`, { copyOf: posix.join(folder, file) })
  const told = left.filter((file) => !/(?:^|\/)\.(?:DS_Store|git\w+)$/.test(file))
  noteFiles(
    draft,
    'Hidden files were left behind: a build publishes none but those in .well-known',
    told.map((file) => posix.join(folder, file)),
  )
}

const isHidden = (file: string): boolean => /(?:^|\/)\.[^/]+/.test(file)
const isPublishedHidden = (file: string): boolean =>
  file === '.nojekyll' || (file.startsWith('.well-known/') && !isHidden(file.slice('.well-known/'.length)))
const isInstalled = (file: string): boolean => /(?:^|\/)node_modules\//.test(file)

function allBelow(root: string, folder: string): readonly string[] {
  const path = join(root, folder)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
  return entriesBelow(path)
    .flatMap(({ entry, file }) => (entry.isFile() ? [file] : []))
    .sort()
}

/** Links are not followed: one may lead to a folder above. */
const entriesBelow = (path: string) =>
  fastGlob
    .sync('**/*', { cwd: path, dot: true, onlyFiles: false, objectMode: true, followSymbolicLinks: false })
    .map(({ dirent, path: file }) => ({ entry: dirent, file }))

/** Symbolic links, from the root of the old project. */
export const linksBelow = (root: string, folder: string): readonly string[] =>
  entriesBelow(join(root, folder))
    .filter(({ entry, file }) => entry.isSymbolicLink() && !isInstalled(file))
    .map(({ file }) => posix.join(folder, file))
    .sort()

export const isProse = (file: string): boolean => /\.mdx?$/.test(file)

/** What is no valid address stays as it is. */
export const decoded = (path: string): string => tryTo(() => decodeURI(path)) ?? path

/** It may lie above the folder: pages show code of the repository that they are about, and no other file of the machine. */
export function hasFile(root: string, file: string): boolean {
  const path = join(root, file)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  const way = relative(realpathSync(repositoryOf(root)), realpathSync(path)).split(sep)
  return way[0] !== '..' && !way.includes('.git')
}

/** The folder that git knows; where it knows none, the folder itself. */
function repositoryOf(root: string): string {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, '.git'))) return folder
  return root
}

/** The name, with a number where another file of the new project has it already. */
export function freeName({ files }: Draft, name: string, content: Content): string {
  const isTaken = (each: string) => files.has(each) && !isDeepStrictEqual(files.get(each), content)
  let free = name
  for (let count = 2; isTaken(free); count++) free = name.replace(/([^/]+?)(\.[^/]*)?$/, `$1-${count}$2`)
  return free
}

export const readText = (root: string, file: string): string =>
  withHeadInLines(
    readFileSync(join(root, file), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n'),
  )

/** A head that is written as JSON has a line for each key, as all steps expect it; what follows keeps its lines. */
function withHeadInLines(text: string): string {
  const [head = '', yaml = ''] = frontMatter.exec(text) ?? []
  const fields = /^\s*\{/.test(yaml) ? yamlOf(yaml) : {}
  if (!Object.keys(fields).length) return text
  const lines = stringify(fields, { lineWidth: 0 })
  const fewer = yaml.split('\n').length - lines.split('\n').length
  return `---\n${lines}${'\n'.repeat(Math.max(0, fewer))}---\n${text.slice(head.length)}`
}

/** With the lines around it; its YAML is the first group. */
export const frontMatter = /^---[^\S\n]*\n([^]*?\n)?---[^\S\n]*(?:\n|$)/

export const frontMatterOf = (text: string): Fields => yamlOf(frontMatter.exec(text)?.[1] ?? '')

/** The same text with a line more in its front matter. */
export const withFrontLine = (text: string, line: string): string =>
  text.replace(/^(---[^\S\n]*\n)?/, (start) => (start ? `${start}${line}\n` : `---\n${line}\n---\n\n`))

/** Nothing of a text that cannot be read: the build tells its line. */
export const yamlOf = (text: string): Fields => fieldsOf(tryTo(() => parse(text)))

/** As a page names another file, both from the root. */
export function wayTo(file: string, from: string): string {
  const way = posix.relative(posix.dirname(from), file)
  return way.startsWith('.') ? way : `./${way}`
}

/** `a`, `/b/` -> `/a/b/` */
export const addressOf = (...parts: readonly string[]): string => {
  const path = posix.join('/', ...parts)
  return path.endsWith('/') ? path : `${path}/`
}

/** Addresses that nothing is at any more. */
export const lostIn = ({ addresses }: Draft): ReadonlySet<string> =>
  new Set(addresses.flatMap(({ old, now }) => (now === undefined ? [old] : [])))
