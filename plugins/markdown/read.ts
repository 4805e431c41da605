import { basename, extname } from 'node:path/posix'
import type { Body, BodyContext, Source } from '../../engine/types.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { cleanText } from './cleanText.ts'
import { parseFrontMatter } from './frontMatter.ts'
import type { FrontMatter } from './frontMatter.ts'
import { english } from './labels.ts'
import * as messages from './messages.ts'
import { importsOf, scan } from './scan.ts'
import type { Fences, MarkdownLabels } from './types.ts'

export type MarkdownOptions = {
  /** The words we add: callout titles, labels. Default: English. */
  readonly labels?: MarkdownLabels | undefined
  /** By language: how its fences are drawn, instead of shown as code. */
  readonly fences?: Fences | undefined
}

export type Markdown = {
  readonly frontMatter: FrontMatter
  readonly attributes: Readonly<Record<string, unknown>>
  /** Front matter title, else the first `# ` heading, else the file name. */
  readonly title: string
  /** Files an `.mdx` page imports, named from the project root. */
  readonly imports: readonly string[]
  readonly wordCount: number
  readonly readingMinutes: number
  /** Plain text before the truncation marker, where there is one. */
  readonly lead: string | undefined
  /** Reads the prose; everything expensive happens here. Throws SiteError with all problems of the page. */
  body(context: BodyContext): Promise<Body>
}

/** Characters; two bytes each while we hold them. */
const maxSize = 2 * 1024 * 1024

/**
 * Reads a `.md` or `.mdx` file: the front matter and some facts at once, the prose when `body` is called.
 *
 * @throws SiteError `file-too-large` and the codes of parseFrontMatter
 */
export function readMarkdown(source: Source, { labels = english, fences = {} }: MarkdownOptions = {}): Markdown {
  const { file } = source
  if (source.text.length > maxSize) throw SiteError.from([messages.fileTooLarge({ file }, source.text.length, maxSize)])
  const text = cleanText(source.text)
  const frontMatter = parseFrontMatter({ file, text })
  const prose = text.slice(frontMatter.bodyStart)
  const { heading, wordCount, readingMinutes, lead } = scan(prose)
  const { title: given } = frontMatter.attributes
  const title = typeof given === 'string' && given.trim() ? given.trim() : (heading ?? basename(file, extname(file)))
  return {
    frontMatter,
    attributes: frontMatter.attributes,
    title,
    imports: file.endsWith('.mdx') ? importsOf(file, prose) : [],
    wordCount,
    readingMinutes,
    lead,
    async body(context) {
      // The parsers are loaded by whoever needs a body; most runs find all bodies remembered.
      const { readBody } = await import('./body.ts')
      const linesBefore = text.slice(0, frontMatter.bodyStart).split('\n').length - 1
      return readBody({ file, prose, linesBefore, title }, { labels, fences, context })
    },
  }
}
