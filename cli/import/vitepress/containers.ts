/** Containers, `[[toc]]` and ids of headings. */
import { slug as slugHere } from 'github-slugger'
import { lineAt, masked, replaceProse } from '../fences.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import { tabNames } from './tabs.ts'
import type { Tell } from './uses.ts'

const fence = /^(?<start>[ \t>]*(?:[-*+] +)?)(?<colons>:{3,})[ \t]*(?<name>[\w-]+)?(?<title>.*)$/
const known = new Set(['info', 'tip', 'warning', 'danger', 'details', 'code-group'])
/** They keep Vue and the styles of pages away from what is in them, which nothing here has to. */
const needless = new Set(['raw', 'v-pre'])

type Block = { readonly colons: number; readonly name: string }

/** `labels`: `markdown.container` of the configuration, with `tipLabel` and others. */
export function withContainers(text: string, labels: Fields, tell: Tell): string {
  const open: Block[] = []
  const shown = masked(text).split('\n')
  const lines = text.split('\n').map((line, index) => {
    const groups = shown[index]!.includes(':::') ? fence.exec(line)?.groups : undefined
    if (!groups) return line
    const { start = '', colons = '', name, title = '' } = groups
    if (name === undefined) {
      const block = open.at(-1)
      if (!block || colons.length < block.colons) return line
      open.pop()
      return needless.has(block.name) ? '' : line
    }
    open.push({ colons: colons.length, name })
    if (needless.has(name)) return ''
    const words = title.replace(/\s*\{[^{}]*\}\s*$/, '').trim() || textOf(labels[`${name}Label`]) || ''
    if (tabNames.has(name)) return line
    if (name === 'details' && /\{open\}\s*$/.test(title))
      return `${start}${colons}details${words && `[${words}]`}{open}`
    if (known.has(name)) return `${start}${colons} ${name}${words && ` ${words}`}`
    tell(`The container "${name}" is not known here, and is shown as "info"`, index + 1)
    return `${start}${colons} info ${words || name}`
  })
  return lines.join('\n')
}

/** With the titles of containers of the site's own. */
export function containerLabels(config: Fields): Fields {
  const { customContainers, ...labels } = fieldsOf(fieldsOf(config['markdown'])['container'])
  const own = listOf(customContainers)
    .map(fieldsOf)
    .map(({ type, title }) => [`${String(type)}Label`, title] as const)
  return { ...Object.fromEntries(own), ...labels }
}

/** Every page here has one beside it. */
export const withoutToc = (text: string, tell: Tell): string =>
  replaceProse(text, /^\[\[toc\]\][ \t]*$/gim, (match) => {
    tell('[[toc]] was left out: a page has its table of contents beside it', lineAt(text, match.index))
    return ''
  })

/** As VitePress makes the id of a heading. */
function slugThere(heading: string): string {
  const letters = heading.normalize('NFKD').replaceAll(/[\u0300-\u036F\p{Cc}]/gu, '')
  const words = letters.split(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/).filter(Boolean)
  return words
    .join('-')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
}

const delimiters = /`+([^`]+)`+|<[^<>]*>|:[\w+-]+:|\*+|~~|`|\\(?=[^\w\s])|(?<!\w)_+|_+(?!\w)/g

/** Inline Markdown without its delimiters. Code says what it says. */
const plainText = (heading: string): string =>
  heading
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(delimiters, (_, code = '') => code)
    .trim()

/** Of `## Words`, as VitePress makes it. */
export const headingId = (line: string): string => slugThere(plainText(line.replace(/^#+[ \t]+/, '')))

/** Where an id would be another one here, it is written down: links from elsewhere go on leading there. */
export function withIds(text: string): string {
  const seen = new Map<string, number>()
  const shown = masked(text).split('\n')
  const lines = text.split('\n').map((line, index) => {
    const heading = /^#{1,6}[ \t]+(?<words>.*?)[ \t]*#*[ \t]*$/.exec(line)?.groups?.['words']
    if (heading === undefined || !shown[index]!.startsWith('#') || /\{#[^{}]+\}$/.test(heading)) return line
    const words = plainText(heading)
    const id = slugThere(words)
    const before = seen.get(id) ?? 0
    seen.set(id, before + 1)
    // Of equal ones, numbers are behind the later ones, as here.
    return id && id !== slugHere(words) ? `${line.trimEnd()} {#${id}${before ? `-${before}` : ''}}` : line
  })
  return lines.join('\n')
}
