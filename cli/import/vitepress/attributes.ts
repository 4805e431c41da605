/**
 * Attributes in braces, as markdown-it writes them: `[a](b){target="_blank"}`, `![a](b){width=20}`, `text {.lead}`. Here a page
 * says none, save for the size of an image and the id of a heading.
 */
import { lineAt, masked, replaceProse } from '../fences.ts'
import type { Tell } from './uses.ts'

const value = String.raw`"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+`
const anyAttribute = String.raw`[.#][\w-]+|[\w:-]+(?:=(?:${value}))?`
/** Words alone are words, unless they stand behind a link. */
const clearAttribute = String.raw`[.#][\w-]+|[\w:-]+=(?:${value})`
const braces = (first: string): string => String.raw`\{[ \t]*(?:${first})(?:[ \t]+(?:${anyAttribute}))*[ \t]*\}`

const behindLink = new RegExp(
  String.raw`(\]\((?:[^()\n]|\([^()\n]*\))*\)|\]\[[^\]\n]*\])(${braces(anyAttribute)})`,
  'g',
)
const elsewhere = new RegExp(braces(clearAttribute), 'g')
const attribute = new RegExp(String.raw`([.#])([\w-]+)|([\w:-]+)(?:=(${value}))?`, 'g')

type Attribute = { readonly name: string; readonly value: string }

/** Lines stay where they are, so that places found later are those of the file. */
export function withoutAttributes(text: string, tell: Tell): string {
  if (!text.includes('{')) return text
  const before = text.split('\n')
  const after = behindOthers(behindLinks(text, tell), tell).split('\n')
  return after.map((line, index) => (line === before[index] ? line : line.trimEnd())).join('\n')
}

function behindLinks(text: string, tell: Tell): string {
  const shown = masked(text)
  return replaceProse(text, behindLink, ({ index, 1: link = '' }, written) => {
    const given = attributesIn(written.slice(link.length))
    const size = isImage(shown, index) ? sizeOf(given) : undefined
    tellOf(size ? given.filter((each) => !isSize(each)) : given, lineAt(text, index), tell)
    return (size ? ` | ${size}` : '') + written.slice(0, link.length)
  })
}

/** `$a_{i=1}$` is a formula. */
const delimited = /(?:[`*\]]|~~|(?:^|[^\w\\])_[^_]+_)$/

/** Behind code, emphasis and brackets, and at the end of a block, which is the end of a line here. */
function behindOthers(text: string, tell: Tell): string {
  return replaceProse(text, elsewhere, ({ index }, written) => {
    const start = text.lastIndexOf('\n', index) + 1
    const before = text.slice(start, index)
    const isLast = /^[ \t]*(?:\n|$)/.test(text.slice(index + written.length))
    const isAtEnd = isLast && /(?:^|[ \t])$/.test(before) && !/^[ \t>]*:::/.test(before)
    const given = attributesIn(written)
    const ids = given.filter(({ name }) => name === 'id')
    if ((!isAtEnd && !delimited.test(before)) || ids.length === given.length) return written
    const isHeading = /^[ \t>]*#{1,6}[ \t]/.test(before)
    tellOf(isHeading ? given.filter((each) => !ids.includes(each)) : given, lineAt(text, index), tell)
    return isHeading && ids[0] ? `{#${ids[0].value}}` : ''
  })
}

const attributesIn = (written: string): readonly Attribute[] =>
  [...written.matchAll(attribute)].map(([, mark, short = '', name = '', given = '']) =>
    mark
      ? { name: mark === '.' ? 'class' : 'id', value: short }
      : { name, value: given.replace(/^(["'])(.*)\1$/, '$2') },
  )

/** Whether the bracket at the place closes that of an image. */
function isImage(text: string, closing: number): boolean {
  let depth = 0
  for (let at = closing; at >= 0 && text.slice(at, at + 2) !== '\n\n'; at--) {
    if (text[at] === ']') depth++
    else if (text[at] === '[' && --depth === 0) return text[at - 1] === '!'
  }
  return false
}

const pixels = /^(\d{1,4})(?:px)?$/
const isSize = ({ name, value: given }: Attribute): boolean => /^(?:width|height)$/.test(name) && pixels.test(given)

/** As it stands in an alternative text: `w20_h10`. A height needs a width there. */
function sizeOf(given: readonly Attribute[]): string | undefined {
  const of = (wanted: string) => pixels.exec(given.find(({ name }) => name === wanted)?.value ?? '')?.[1]
  const [width, height] = [of('width'), of('height')]
  return width && `w${width}${height ? `_h${height}` : ''}`
}

function tellOf(given: readonly Attribute[], line: number, tell: Tell): void {
  for (const { name, value: written } of given)
    tell(`Attributes in braces were left out: ${/^(?:width|height)$/.test(name) ? `${name}="${written}"` : name}`, line)
}
