/** Facts about a text that lists of pages show, found without parsing it. Lines end with a line feed. */
import { isBuiltin } from 'node:module'
import { decodeEntities } from '../../engine/html/decodeEntities.ts'
import { packageModule } from '../../engine/paths/packageModule.ts'
import { resolveFile } from '../../engine/paths/paths.ts'
import { isBuiltIn } from './mdast/imports.ts'
import { proseOf, withHiddenMdx } from './prose.ts'
import { withoutCjkLineEnds } from './mdast/cjkLines.ts'

export type Scan = {
  /** Text of the first `# ` heading. */
  readonly heading: string | undefined
  /** The same, where it is the first of all headings. */
  readonly leading: string | undefined
  /** Chinese, Japanese and Korean characters plus words of other scripts, code left out. */
  readonly wordCount: number
  readonly readingMinutes: number
  /** Plain text before the truncation marker, where there is one, shortened for lists. */
  readonly excerpt: string | undefined
  /** Plain text of the first paragraph, shortened in the same way: what stands for a description that nobody wrote. */
  readonly lead: string | undefined
}

const charactersPerMinute = 300
const wordsPerMinute = 200
const maxHeading = 500
const maxExcerpt = 240

export function scan(body: string, mdx = false): Scan {
  const prose = proseOf(body)
  const { characters, words } = countWords(prose)
  const leading = leadingHeading(prose)
  return {
    excerpt: excerptOf(body, mdx),
    lead: leadOf(body, mdx),
    heading: leading ?? firstHeading(prose),
    leading,
    wordCount: characters + words,
    readingMinutes: Math.max(1, Math.ceil(characters / charactersPerMinute + words / wordsPerMinute)),
  }
}

/** The module that an import names: a file beside the page, `@site/…` from the root of the project, or a package: `npm:stars`. */
export const moduleAt = (file: string, from: string): string | undefined =>
  from.startsWith('@site/')
    ? resolveFile('_', from.slice('@site/'.length))
    : /^\.{1,2}\//.test(from)
      ? resolveFile(file, from)
      : isPackageName(from)
        ? packageModule(from)
        : undefined

/** Neither the names that Docusaurus itself makes up nor an alias of the bundler. */
const isPackageName = (from: string): boolean =>
  /^(?!~\/|@(?:site|theme|docusaurus|generated)\/)(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?:\/[^:]*)?$/.test(from) &&
  !isBuiltin(from)

/** Modules that an `.mdx` text imports, in order and once each: files, named from the project root, and packages. */
export function importsOf(file: string, body: string): readonly string[] {
  const files = proseOf(withHiddenMdx(body))
    .flatMap((prose) => [
      ...prose.matchAll(
        /^(?:import|export)\b[^'"();{\n]{0,500}(?:\{[^}'"]{0,2000}\}[^'"\n]{0,500})?['"]([^'"\n]+)['"]/gm,
      ),
    ])
    .flatMap(([line, name]) => (isBuiltIn(name!) && /^import\s+\w+\s/.test(line) ? [] : (moduleAt(file, name!) ?? [])))
  return [...new Set(files.filter((found) => !/\.(?:mdx?|png|jpe?g|gif|webp|avif)$/i.test(found)))]
}

/** Text of inline Markdown without its delimiters, by patterns: good enough for a title, a tooltip, a menu. */
export function plainText(markdown: string): string {
  // What code, escapes and entities say is text, whatever characters it has.
  const literals: string[] = []
  const literal = (text: string) => String.fromCharCode(firstPrivate + literals.push(text) - 1)
  return markdown
    .replace(privateCharacters, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(literalText, (whole, _ticks, code: string | undefined, escaped: string | undefined) => {
      if (literals.length > lastPrivate - firstPrivate) return whole
      if (code !== undefined) return literal(code.replace(/^ (.*\S.*) $/s, '$1'))
      return literal(escaped ?? decodeEntities(whole))
    })
    .replace(/\[\^[^\]\s]+\](?!:)|!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[a-zA-Z][^>]*>/g, '')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(\S(?:.*?\S)?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(privateCharacters, (character) => literals[character.charCodeAt(0) - firstPrivate] ?? '')
    .trim()
}

/** Code between backticks, an escaped character, an entity. */
const literalText =
  /(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)|\\([!-/:-@[-`{-~])|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi
/** Characters that no text has, which stand for literals meanwhile. */
const [firstPrivate, lastPrivate] = [0xe000, 0xf8ff]
const privateCharacters = /[\ue000-\uf8ff]/g

const truncation = /^[ \t]*(?:<!--\s*(?:truncate|more)\s*-->|\{\/\*\s*(?:truncate|more)\s*\*\/\})[ \t]*$/m

function excerptOf(body: string, mdx: boolean): string | undefined {
  const end = truncation.exec(body)?.index
  if (end === undefined) return undefined
  const text = blocksOf(body.slice(0, end))
    .filter((block) => !(mdx && isComputed(block)))
    .map((block) => plainText(block.replace(/^[ \t]*(?:>|[-*+]|\d+\.)[ \t]+/gm, '')))
  return shortened(text.join(' '))
}

/** Braces in `.mdx` that neither code spans nor escapes make text. */
const isComputed = (block: string): boolean => block.replace(literalText, '').includes('{')

/** Of what is neither a list, a quote, a definition nor computed. */
export function leadOf(body: string, mdx = false): string | undefined {
  for (const block of blocksOf(body)) {
    const isOther =
      (mdx && isComputed(block)) ||
      /^\s*(?:>|[-*+][ \t]|\d+[.)][ \t]|\[[^\]]*\]:|\{|={2,}|-{2,})|\n[ \t]*(?:={2,}|-{2,})[ \t]*$|\{[\w.-]+:/.test(
        block,
      )
    const lead = isOther ? undefined : shortened(plainText(block))
    if (lead && /[\p{L}\p{N}]/u.test(lead)) return lead
  }
  return undefined
}

/** The first blocks of prose, without headings, modules, components, images and tables. Results are shortened anyway. */
function blocksOf(body: string): readonly string[] {
  const prose = proseOf(body.slice(0, 10 * maxExcerpt)).join('\n')
  const blocks = prose.replaceAll(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g, '').split(/\n[ \t]*\n/)
  // What an export begins goes on until its brackets are closed.
  let open = 0
  const isModule = (block: string): boolean => {
    if (open <= 0 && !/^\s*(?:import|export)\b/.test(block)) return false
    open = Math.max(0, open) + block.split(/[{([]/).length - block.split(/[})\]]/).length
    return true
  }
  return blocks
    .filter((block) => !isModule(block))
    .map((block) => block.replace(/^\s*(?:#{1,6}[ \t].*(?:\n|$))+/, ''))
    .map((block) => block.replace(/(?:\n[ \t]*:{3,}[ \t]*)+$/, ''))
    .filter((block) => block.trim() && !/^\s*(?:#|:::|<|!\[|\|)/.test(block))
}

function shortened(text: string): string | undefined {
  const characters = [...withoutCjkLineEnds(text).replace(/\s+/g, ' ').trim()]
  if (!characters.length) return undefined
  return characters.length > maxExcerpt ? `${characters.slice(0, maxExcerpt).join('').trimEnd()}…` : characters.join('')
}

/** Text of the first heading, if it is of level 1. */
function leadingHeading(prose: readonly string[]): string | undefined {
  for (const piece of prose) {
    const [line, hashes, underlined] = /^ {0,3}(#{1,6})[ \t].*$|^([^\s#>|<-].{0,500})\n(?:=+)[ \t]*$/m.exec(piece) ?? []
    if (line !== undefined)
      return underlined || hashes === '#' ? firstHeading([underlined ? `# ${underlined}` : line]) : undefined
  }
  return undefined
}

const picture = /!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])/g
const emptyLink = /\[[ \t]*\](?:\([^()]*\)|\[[^[\]]*\])/g

function firstHeading(prose: readonly string[]): string | undefined {
  for (const piece of prose) {
    const match = /^ {0,3}#[ \t]+(.+)$/m.exec(piece)
    // Pictures may be longer than all else. Cut then, because the patterns below backtrack over long runs.
    if (match)
      return (
        plainText(
          match[1]!
            .replace(picture, '')
            .replace(emptyLink, '')
            .slice(0, maxHeading)
            .trimEnd()
            .replace(/(?:^|[ \t])#+$/, '')
            .replace(/(?:\{#[^{}]*\}|\{\/\*\s*#.*?\*\/\})[ \t]*$/, ''),
        ) || undefined
      )
  }
  return undefined
}

/** One pass over the characters: regular expressions over a page cost five times as much. */
function countWords(prose: readonly string[]): { characters: number; words: number } {
  let characters = 0
  let words = 0
  for (const piece of prose) {
    let inWord = false
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at)
      const ideograph = isIdeograph(code)
      if (ideograph) characters++
      const isWord = !ideograph && isWordCharacter(code)
      if (isWord && !inWord) words++
      // An apostrophe or hyphen within a word does not end it.
      inWord = isWord || (inWord && (code === 0x27 || code === 0x2d || code === 0x2019))
    }
  }
  return { characters, words }
}

function isIdeograph(code: number): boolean {
  if (code < 0x2e80) return false
  return (
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    // First half of the pairs of planes 2 and 3: the rarer ideographs.
    (code >= 0xd840 && code <= 0xd88d)
  )
}

function isWordCharacter(code: number): boolean {
  if (code < 0x80)
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
  return code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7
}
