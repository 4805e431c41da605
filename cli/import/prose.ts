/** Prose of Docusaurus, changed where its place in the project is another one. All else stays as it was written. */
import { posix } from 'node:path'
import type { Components } from './components.ts'
import type { Draft } from './project.ts'

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
const fence = /^[ \t>]*(`{3,}|~{3,})/

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

/** Fenced code is left alone. */
function mapProse(text: string, change: (prose: string) => string): string {
  const parts: { readonly code: boolean; readonly lines: string[] }[] = [{ code: false, lines: [] }]
  let open: string | undefined
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1]
    const isCode = open !== undefined || mark !== undefined
    if (mark && open === undefined) open = mark
    else if (mark && line.trim().startsWith(open!) && /^[`~]+$/.test(line.trim())) open = undefined
    const last = parts.at(-1)!
    if (last.code === isCode) last.lines.push(line)
    else parts.push({ code: isCode, lines: [line] })
  }
  return parts.map(({ code, lines }) => (code ? lines.join('\n') : change(lines.join('\n')))).join('\n')
}

/** Adds what the configuration has to allow for a text. */
export function lookAt(text: string, file: string, { hosts, inlineStyles }: Draft): void {
  const images = [...text.matchAll(/!\[[^\]]*\]\((https?:[^\s)]+)|<img\b[^>]{0,500}?\bsrc=["'{]+(https?:[^"'}\s]+)/g)]
  const pictures = [...text.matchAll(/\b(?:image_url|imageURL|author_image_url):\s*['"]?(https:[^\s'"]+)/g)]
  const definitions = new Map(
    [...text.matchAll(/^ {0,3}\[([^\]]+)\]:\s+<?(https?:[^\s>]+)/gm)].map(([, name = '', url]) => [name, url]),
  )
  for (const [, a, b] of [...images, ...pictures]) addOrigin(hosts.images, a ?? b)
  for (const [, name = ''] of text.matchAll(/!\[[^\]]*\]\[([^\]]*)\]/g)) addOrigin(hosts.images, definitions.get(name))
  for (const [, url] of text.matchAll(/<(?:iframe|Embed)\b[^>]{0,500}?\bsrc=["'{]+(https?:[^"'}\s]+)/g))
    addOrigin(
      hosts.frames,
      url?.replace(/^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be)\//, 'https://www.youtube-nocookie.com/'),
    )
  if (/\bstyle=\{/.test(text)) inlineStyles.add(file)
}

function addOrigin(origins: Set<string>, url: string | undefined): void {
  if (url && URL.canParse(url)) origins.add(new URL(url).origin)
}
