/** Components that pages import: copied where they stand by themselves, else there is a stand-in that shows its children with a note. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isProse, noteFiles, readText, type Draft } from '../project.ts'
import type { Globals } from './globals.ts'
import { fileOf } from './rawCode.ts'
import { isReact, packageOf } from './packages.ts'
import { isShimmed, withShims } from './shims.ts'

type Use = {
  readonly names: string
  readonly from: string
  readonly by: string
  /** An image that is more than the address of `<img>` in the page. */
  readonly isValue?: boolean
}

export type Components = {
  readonly globals: Globals
  /** The module to import now; undefined where the import goes. */
  use(use: Use): string | undefined
  /** Adds the stand-ins and what has to be done. */
  finish(): void
}

/** As `plugins/markdown` knows them without an import. */
const builtIn = /^(?:@theme\/(?:Tabs|TabItem|CodeBlock|Admonition|Details)|@docusaurus\/(?:Link|useBaseUrl))$/

export function createComponents(draft: Draft, globals: Globals): Components {
  const standIns = new Map<string, { readonly from: string; readonly names: Set<string>; readonly by: Set<string> }>()
  const styles = new Set<string>()

  function standIn({ names, from, by }: Use): string {
    const file = `src/stand-ins/${from
      .replace(/^@site\//, '')
      .replaceAll(/[^\w/-]+/g, '-')
      .replace(/^[-/]+/, '')}`
    const known = standIns.get(file) ?? { from, names: new Set(), by: new Set() }
    for (const name of namesOf(names)) known.names.add(name)
    known.by.add(by)
    standIns.set(file, known)
    return `@site/${file}`
  }

  return {
    globals,
    use(use) {
      const { names, from, by } = use
      if (isReact(from)) return from
      if (builtIn.test(from) && /^\w+$/.test(names)) return from
      if (addPackage(from, draft) && !/\.(?:scss|less)$/.test(from)) return from
      if (/\.(?:s?css|less)$/.test(from)) {
        if (from.endsWith('.css') && fileOf(from, by, draft.root) !== undefined) return dataOf(from, draft)
        styles.add(by)
        return undefined
      }
      if (/\.(?:png|jpe?g|gif|webp|avif)$/i.test(from)) {
        const isElsewhere = from.startsWith('@site/') && !from.startsWith('@site/static/')
        return (use.isValue || isElsewhere ? imageOf(from, by, draft) : undefined) ?? from
      }
      if (from.includes('raw-loader!')) return rawOf(from, by, draft) ?? standIn(use)
      if (from.endsWith('.json')) return dataOf(from, draft)
      if (isProse(from)) return from
      const copied = from.startsWith('@site/') ? copyModule(from.slice('@site/'.length), draft) : undefined
      if (copied !== undefined) return `@site/${copied}`
      // Beside the page: its folder is copied as a whole.
      if (from.startsWith('.') && modulesOf(posix.join(posix.dirname(by), from), draft.root, false) !== undefined)
        return from
      return standIn(use)
    },
    finish() {
      for (const [file, { from, names, by }] of standIns) {
        draft.files.set(`${file}.tsx`, { body: standInOf(from, [...names]) })
        draft.notes.push({ text: `${from}: ${file}.tsx stands in for it; write it, or take it out`, files: [...by] })
      }
      noteFiles(draft, 'Style sheets of packages, and those of Sass and Less, that pages import were left out', [
        ...styles,
      ])
    },
  }
}

/** `A, { B, c as D }` -> `default`, `B`, `c` */
function namesOf(names: string): readonly string[] {
  const [, list = ''] = /\{([^}]*)\}/.exec(names) ?? []
  const inBraces = list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!)
  return [...(/^[\w$]/.test(names) ? ['default'] : []), ...inBraces.filter(Boolean)]
}

/** Data and styles beside the pages are copied with them. */
function dataOf(from: string, draft: Draft): string {
  const file = from.replace(/^@site\//, '')
  if (file !== from && existsSync(join(draft.root, file))) draft.files.set(file, { copyOf: file })
  return from
}

/** Pages know the address of an image where `<img>` shows it; a module has it as a value. */
function imageOf(from: string, by: string, { root, files }: Draft): string | undefined {
  const file = fileOf(from, by, root)
  if (file === undefined) return undefined
  const now = `src/images/${file.replace(/^(?:\.\.\/)+/, '')}`
  files.set(now, { copyOf: file })
  files.set(`${now}.ts`, { body: `export { default } from './${posix.basename(file)}'\n` })
  return `@site/${now}.ts`
}

/** A text of another file, as a module: what shows it may be any component. */
function rawOf(from: string, by: string, draft: Draft): string | undefined {
  const file = fileOf(from.replace(/^.*!|\?.*$/g, ''), by, draft.root)
  if (file === undefined) return undefined
  const module = `src/texts/${file.replace(/^(?:\.\.\/)+/, '')}.ts`
  draft.files.set(module, { body: `export default ${JSON.stringify(readText(draft.root, file))}\n` })
  return `@site/${module}`
}

/** The name of a module in the new project, where all it imports goes along; else undefined. */
function copyModule(module: string, draft: Draft): string | undefined {
  const files = modulesOf(module, draft.root, true)
  if (!files) return undefined
  for (const file of files) {
    if (!/\.[jt]sx?$/.test(file)) {
      draft.files.set(file, { copyOf: file })
      continue
    }
    const text = readText(draft.root, file)
    const body = withShims(text, file, draft)
    draft.files.set(renamed(file), body === text ? { copyOf: file } : { body })
    for (const from of importsIn(text)) addPackage(from, draft)
  }
  return module
}

/** Whether it is of a package that comes along. */
function addPackage(from: string, { packages, root }: Draft): boolean {
  const found = packageOf(from, root)
  if (found) packages.set(found.name, found.version)
  return found !== undefined
}

/** JSX is read in files of that name only. */
const renamed = (file: string): string => file.replace(/\.js$/, '.jsx')

const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bfrom|^import|\brequire\()\s*['"]([^'"]+)['"]/gm)].map(([, from = '']) => from)

/**
 * A module and all it imports; undefined where that is not only React, files of the project, and, where its text can be
 * changed on the way, what there are shims and packages for.
 */
function modulesOf(
  module: string,
  root: string,
  isChanged: boolean,
  found: ReadonlySet<string> = new Set(),
): ReadonlySet<string> | undefined {
  const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
  const file = endings
    .map((ending) => module + ending)
    .find((name) => /\.(?:[jt]sx?|css|png|jpe?g|gif|webp|avif)$/.test(name) && existsSync(join(root, name)))
  if (file === undefined) return undefined
  if (found.has(file)) return found
  let all: ReadonlySet<string> | undefined = new Set([...found, file])
  if (!/\.[jt]sx?$/.test(file)) return all
  for (const from of importsIn(readText(root, file))) {
    if (isReact(from) || (isChanged && (isShimmed(from) || packageOf(from, root)))) continue
    const next = from.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined
    all = next && all ? modulesOf(next, root, isChanged, all) : undefined
  }
  return all
}

const noteStyle = 'callout callout-warning'

function standInOf(from: string, names: readonly string[]): string {
  const last = posix.basename(from).replaceAll(/\W+/g, '')
  const exports = names.map((name) =>
    name === 'default'
      ? `export default function StandIn(props: Props) {\n  return <Note name="${last}" {...props} />\n}\n`
      : `export const ${name} = (props: Props) => <Note name="${name}" {...props} />\n`,
  )
  return `/** Stands in for ${from}, which needs Docusaurus. */
import type { ReactNode } from 'react'

type Props = { children?: ReactNode; [name: string]: unknown }

const Note = ({ name, children }: Props & { name: string }) => (
  <div className="${noteStyle}" role="note">
    <p className="callout-title">{\`<\${name}>\`}</p>
    {children}
  </div>
)

${exports.join('\n')}`
}
