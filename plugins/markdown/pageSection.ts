/**
 * A whole page as a section of another one: `<Include src="./team_3_4_0_0.md#section" />`. So pages that are too short to be
 * found by themselves, such as the versions of a product, are read together, and each is written once.
 */
import { basename, extname } from 'node:path/posix'
import type { ElementContent } from 'hast'
import Slugger from 'github-slugger'
import { parseFrontMatter } from './frontMatter.ts'
import { element } from './hast/element.ts'
import type { FileRoot } from './hast/transform.ts'
import { segmentsOf } from './prose.ts'
import { plainText } from './scan.ts'
import type { MarkdownLabels } from './types.ts'

/** Behind the `#` of an `<Include>`. */
export const wholePage = 'section'

type Section = {
  /** Markdown: a heading, a line about the page, its prose one level lower. */
  readonly text: string
  /** Number of lines of the file before the first line of the text; negative where the text has more. */
  readonly linesBefore: number
  readonly tags: readonly string[]
}

export function sectionOf(file: string, source: string): Section {
  const { attributes, bodyStart } = parseFrontMatter({ file, text: source })
  const name = basename(file)
  const id = basename(file, extname(file))
  const title = textOf(attributes['title']) || id
  const tags = Array.isArray(attributes['tags']) ? attributes['tags'].map(String) : []
  const about = [`[${title}](./${name})`, textOf(attributes['date']), listed(tags)].filter(Boolean).join(' · ')
  const head = [`## ${textOf(attributes['sidebar_label']) || title} {#${id}}`, '', about, '']
  const linesInFile = source.slice(0, bodyStart).split('\n').length - 1
  return {
    text: [...head, lowered(withoutLinkList(source.slice(bodyStart)), id)].join('\n'),
    linesBefore: linesInFile - head.length,
    tags,
  }
}

/** The section in its page, with what a reader may choose sections by. */
export const sectionElement = (
  root: FileRoot,
  tags: readonly string[],
  { kinds = {} }: Pick<MarkdownLabels, 'kinds'>,
): ElementContent =>
  element('div', { dataKinds: [...new Set(tags.flatMap((tag) => kinds[tag] ?? []))].join(' ') }, [
    // A root within the tree, because its places are in another file.
    root as unknown as ElementContent,
  ])

/** The files that a page takes in whole, as they are written there. */
export const wholePagesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^[ \t]*<Include\s+src="([^"#]+)#section"\s*\/>[ \t]*$/gm)].map(([, target]) => target!)

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const listed = (tags: readonly string[]): string => tags.join(tags.some((tag) => eastAsian.test(tag)) ? '、' : ', ')

const underlined = /(?<![^\n]\n)^([^\s#>|<-].*)\n(=+|-{2,})[ \t]*$/gm
const headings = /^(#{1,6}) +(.+?)(?:[ \t]*\{#([\w-]+)\})?[ \t]*$/gm

/** Headings one level lower, with ids that no other section has. The title is in the heading of the section already. */
function lowered(text: string, id: string): string {
  const slugger = new Slugger()
  let titleId: string | undefined
  const idOf = (own: string) => (own === titleId ? id : `${id}-${own}`)
  return segmentsOf(text)
    .map(({ code, start, end }) => {
      const part = text.slice(start, end)
      if (code) return part
      return part
        .replace(underlined, (_, words: string, line: string) => `${line.startsWith('=') ? '#' : '##'} ${words}\n`)
        .replace(headings, (_, { length }: string, words: string, own = slugger.slug(plainText(words))) => {
          if (length === 1) titleId ??= own
          return length === 1 ? '' : `${'#'.repeat(Math.min(length + 1, 6))} ${words} {#${idOf(own)}}`
        })
        .replace(
          /(<a (?:id|name)="|\]\(#|^\[[^\]\n]+\]:[ \t]*#)([^\s")]+)/gm,
          (_, before: string, own: string) => before + idOf(own),
        )
    })
    .join('')
}

/** `See also` and the like: of links only, at the end. */
function withoutLinkList(text: string): string {
  const at = text.lastIndexOf('\n## ')
  const [, ...lines] = at < 0 ? [] : text.slice(at + 1).split('\n')
  const written = lines.filter((line) => line.trim())
  return written.length && written.every((line) => /^[-*] \[[^\]]*\]\([^)]*\)$/.test(line))
    ? text.slice(0, at + 1)
    : text
}

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
