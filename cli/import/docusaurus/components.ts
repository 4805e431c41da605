/** Components that pages import: copied where they stand by themselves, else there is a stand-in that shows its children with a note. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isProse, noteFiles, readText, type Draft } from '../project.ts'
import type { Globals } from './globals.ts'
import { fileOf } from './rawCode.ts'
import { addPackage, createModules } from './modules.ts'
import { isReact } from './packages.ts'

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
  const modules = createModules(draft)

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
      return modules.use(from, by) ?? standIn(use)
    },
    finish() {
      modules.finish()
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
