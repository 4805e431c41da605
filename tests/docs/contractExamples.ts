/** The column "Example" of the page that lists what a plugin is and gets, as code of the place where each example stands. */
import { textOf, type Snippet } from './snippets.ts'

const page = 'docs/plugins/contract.md'

type Row = {
  readonly line: number
  /** `fields`, `read`: the section. */
  readonly section: string
  /** Of the first column: what a hook is given, what it returns, a field of either. */
  readonly kind: string
  readonly names: readonly string[]
  readonly example: string
}

export function rowsOf(language: string): readonly Row[] {
  let [section, kind] = ['', '']
  return textOf(`${language}/${page}`)
    .split('\n')
    .flatMap((text, index): readonly Row[] => {
      section = /^#.*\{#([\w-]+)\}/.exec(text)?.[1] ?? section
      const cells = text.startsWith('|') ? text.split(/(?<!\\)\|/).map((cell) => cell.trim()) : []
      if (cells.at(-2) === 'Example' || cells.at(-2) === '示例') kind = cells[1]!
      else if (!cells.length) kind = ''
      const [, , example] = /^(`+)(.+?)\1$/.exec(cells.at(-2) ?? '') ?? []
      if (!kind || example === undefined) return []
      // `targets.nearestPath(path)`, `nearestFile(file)` are both of what stands first.
      const all = [...cells[1]!.matchAll(/`(\w+)/g)].map(([, name]) => name!)
      const names = cells[1]!.startsWith('`targets.') ? ['targets'] : all
      return [{ line: index + 1, section, kind, names, example: example.trim() }]
    })
}

/** What a table of a section is about, where it is no result of the hook of that name. */
const typeOf: Readonly<Record<string, string>> = {
  'fields Field': 'Plugin',
  'load Field': "Returned<'load'>[number]",
  'route Field': "Returned<'route'>['routes'][number]",
  'emit Field': "Returned<'emit'>[number]",
  'problem Field': 'Diagnostic',
}

const start = `import { join } from 'node:path'
import type { Diagnostic, PageRecord, Plugin } from 'site-engine'
type Hook = 'load' | 'read' | 'unread' | 'route' | 'vite' | 'emit' | 'checkPage' | 'check'
type Given<H extends Hook> = Parameters<NonNullable<Plugin[H]>>[0]
type Returned<H extends Hook> = Awaited<ReturnType<NonNullable<Plugin[H]>>>
// What examples name of their surroundings.
declare const compile: any, draw: any, file: any, found: any, given: any, hash: any, link: any, parse: any, problem: any,
  schema: any, terms: any, title: any, update: any, url: any
`

const hookOf = (section: string): string => section.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function codeOf({ section, kind, names, example }: Row): string {
  const ofHook = `Given<'${hookOf(section)}'>`
  if (kind === 'Given') {
    const code = example.startsWith('if ')
      ? example
      : /^\w+: /.test(example)
        ? `void { ${example} }`
        : `void (${example})`
    const page = names.includes('page') ? '' : 'declare const page: PageRecord\n'
    return `${page}export async function use({ ${names.join(', ')} }: ${ofHook}) {\n${code}\n}\n`
  }
  const type = typeOf[`${section} ${kind}`] ?? `Returned<'${hookOf(section)}'>`
  const context = section === 'fields' || section === 'problem' ? 'unknown' : ofHook
  const value = example.replace('{ … }', '{} as never')
  return `export const use = ({ source, brand }: any, _: ${context}): ${type} => ({ ...({} as ${type}), ${value} })\n`
}

export const contractExamples: readonly Snippet[] = rowsOf('en').map((row) => ({
  place: `en/${page}:${row.line}`,
  language: 'ts',
  title: undefined,
  text: start + codeOf(row),
}))
