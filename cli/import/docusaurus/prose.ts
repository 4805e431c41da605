/** Prose of Docusaurus, changed where its place in the project is another one. All else stays as it was written. */
import { posix } from 'node:path'
import { mapProse } from '../fences.ts'
import type { Components } from './components.ts'

export type ProsePlace = {
  /** Of the file, from the root of the old project. */
  readonly file: string
  /** The folder that is copied as a whole, in the same way. */
  readonly folder: string
  /** Before addresses of other locales than the default: `/zh`. */
  readonly prefix: string
  readonly components: Components
  /** A plugin reads formulas. */
  readonly hasMath: boolean
}

const importStatement = /^import\s+(?:([\w*${},\s]{1,500}?)\s*from\s*)?(['"])([^'"\n]{1,500})\2;?[ \t]*$/gm

export function convertProse(text: string, place: ProsePlace): string {
  const written = !place.hasMath && place.file.endsWith('.md') && hasFormula(text) ? asMarkdown(text) : text
  return mapProse(written, (prose) => withAddresses(withImports(prose, place), place))
}

/** Braces of a formula would be code of MDX. Pages with components need it all the same. */
const hasFormula = (text: string): boolean =>
  /\$[^$\n`]*\{[^$\n`]*\$|^\$\$$/m.test(text) && !/^import\s|^export\s|<[A-Z]/m.test(text)

function asMarkdown(text: string): string {
  const head = /^---[^\S\n]*\n/.exec(text)?.[0]
  return head ? `${head}format: md\n${text.slice(head.length)}` : `---\nformat: md\n---\n\n${text}`
}

/** Files of `static/` have an address; pages of another locale are below it. */
function withAddresses(prose: string, { prefix }: ProsePlace): string {
  const files = prose.replaceAll(/(\]\(|["'`(])(?:\.\.\/)+static\//g, '$1/')
  // Pages, not files, which have an extension.
  return prefix ? files.replaceAll(/(?<!!\[[^\]]*)\]\(\/(?![/\s])(?=[^\s).]*[\s)])/g, `](${prefix}/`) : files
}

function withImports(prose: string, { file, folder, components }: ProsePlace): string {
  return prose.replaceAll(importStatement, (whole, names: string | undefined, _quote, from: string) => {
    const module = moduleOf(from, file, folder)
    const now = components.use({ names: names?.trim() ?? '', from: module, by: file })
    if (now === undefined) return ''
    return now === from ? whole : `import ${names ? `${names.trim()} from ` : ''}'${now}'`
  })
}

/** What lies outside of the folder is named from the root. */
function moduleOf(from: string, file: string, folder: string): string {
  if (!/^\.{1,2}\//.test(from)) return from
  const target = posix.join(posix.dirname(file), from)
  return target.startsWith(`${folder}/`) ? from : `@site/${target}`
}
