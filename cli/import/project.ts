/** What an import writes, gathered before anything is written. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { parse } from 'yaml'
import type { Fields } from './docusaurusConfig.ts'

/** By the name of the file in the new project: its content, or the file it is a copy of, from the root of the old one. */
type Files = Map<string, { readonly body: string } | { readonly copyOf: string }>

type Note = {
  /** What has to be done by hand, or was left behind. */
  readonly text: string
  /** Files it concerns, from the root of the old project. */
  readonly files?: readonly string[]
}

/** An address, and where it leads to in the new project; undefined where it is lost. Both with slashes at their ends. */
type Address = { readonly old: string; readonly now: string | undefined }

/** What has been found so far. One step after the other adds to it. */
export type Draft = {
  /** Absolute, of the old project. */
  readonly root: string
  readonly files: Files
  /** Its pages have formulas, which a plugin reads. */
  readonly hasMath: boolean
  readonly notes: Note[]
  /** In the default locale. */
  readonly addresses: Address[]
  /** Files whose components have styles of their own, which the content security policy refuses. */
  readonly inlineStyles: Set<string>
  /** Other hosts that pages show images and frames of. */
  readonly hosts: { readonly images: Set<string>; readonly frames: Set<string> }
}

export const namesPackage = (root: string, name: string): boolean =>
  existsSync(join(root, 'package.json')) && readText(root, 'package.json').includes(`"${name}"`)

export const createDraft = (root: string): Draft => ({
  root,
  files: new Map(),
  hasMath: namesPackage(root, 'remark-math'),
  notes: [],
  addresses: [],
  inlineStyles: new Set(),
  hosts: { images: new Set(), frames: new Set() },
})

/** Files below a folder of the old project, from that folder; none where it is missing. Without what is hidden or installed. */
export function filesBelow(root: string, folder: string): readonly string[] {
  const path = join(root, folder)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(path.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !/(?:^|\/)(?:node_modules|\.[^/]+)(?:\/|$)/.test(file) || file === '.nojekyll')
    .sort()
}

export const isProse = (file: string): boolean => /\.mdx?$/.test(file)

export const readText = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')

/** Of a text that cannot be read there is none: the build tells its line. */
export function frontMatterOf(text: string): Fields {
  const yaml = /^---[^\S\n]*\n([^]*?\n)?---[^\S\n]*(?:\n|$)/.exec(text)?.[1]
  try {
    return (parse(yaml ?? '') ?? {}) as Fields
  } catch {
    return {}
  }
}

/** `a`, `/b/` -> `/a/b/` */
export const addressOf = (...parts: readonly string[]): string => {
  const path = posix.join('/', ...parts)
  return path.endsWith('/') ? path : `${path}/`
}

/** Addresses that nothing is at any more. */
export const lostIn = ({ addresses }: Draft): ReadonlySet<string> =>
  new Set(addresses.flatMap(({ old, now }) => (now === undefined ? [old] : [])))
