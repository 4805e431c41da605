import { basename, extname } from 'node:path/posix'
import type { PluggableList } from 'unified'
import type { Body, BodyContext, Source } from '../../engine/types.ts'
import { placeAt } from '../../engine/errors/placeAt.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Prose } from './body.ts'
import { withFrontMatter } from './frontExpressions.ts'
import { cleanText } from './cleanText.ts'
import { formatIn, isMdx } from './format.ts'
import { parseFrontMatter, type FrontMatter } from './frontMatter.ts'
import { rootsOf } from './hast/urls.ts'
import { allLabels } from './labels.ts'
import * as messages from './messages.ts'
import { importsOf, scan, type Scan } from './scan.ts'
import type { PageOptions } from './page.ts'
import type { ProseLabels } from './types.ts'
import { segmentsOf } from './prose.ts'

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

/** Those of a page. By default there is nothing of what they say, and problems are as severe as they are by themselves. */
export type MarkdownOptions = Optional<Omit<PageOptions, 'labels' | 'format' | 'roots' | 'context'>> & {
  /** Texts that are added to prose, or some of them: callout titles, labels. Default: English. */
  readonly labels?: ProseLabels | undefined
  /**
   * Whether files named `.md` may be MDX, which is code: `mdx` all that do not say `format: md`, `detect` those that say
   * `format: mdx`. Default: none.
   */
  readonly format?: 'detect' | 'mdx' | undefined
  /** Name of the file below the folder of its language, `docs/guide/a.md`: links may begin there. */
  readonly rest?: string | undefined
}

export type Markdown = Pick<Scan, 'wordCount' | 'readingMinutes' | 'excerpt' | 'lead'> & {
  readonly frontMatter: FrontMatter
  readonly attributes: Readonly<Record<string, unknown>>
  /** Front matter title, else the first `# ` heading, else the file name. */
  readonly title: string
  /** Text of the first heading, if it is of level 1. It is no part of the body: it stands where the title would. */
  readonly heading: string | undefined
  /** Files an `.mdx` page imports, named from the project root. */
  readonly imports: readonly string[]
  /** Reads the prose; everything expensive happens here. Its problems are with the body; throws SiteError where none can be made. */
  body(context: BodyContext): Promise<Body>
}

const none: PluggableList = []

/** Characters; two bytes each in memory. */
const maxSize = 2 * 1024 * 1024

/**
 * Reads a `.md` or `.mdx` file: the front matter and some facts at once, the prose when `body` is called.
 *
 * @throws SiteError `file-too-large` and the codes of parseFrontMatter
 */
export function readMarkdown(
  source: Source,
  {
    labels,
    fences = {},
    imageHosts = [],
    frameHosts = [],
    severities = {},
    words = [],
    format,
    remark = none,
    rehype = none,
    codeTransformers = [],
    rest,
    ...others
  }: MarkdownOptions = {},
): Markdown {
  const { file } = source
  if (source.text.length > maxSize)
    throw SiteError.from([messages.fileTooLarge({ file, line: 1, column: 1 }, source.text.length, maxSize)])
  const text = cleanText(source.text)
  refuseConflict(text, file)
  const frontMatter = parseFrontMatter({ file, text })
  const prose = text.slice(frontMatter.bodyStart)
  const { given, isRefused } = formatIn(frontMatter.attributes, file, format)
  const mdx = isMdx(file, given)
  const { heading, leading, wordCount, readingMinutes, excerpt, lead } = scan(
    mdx ? withFrontMatter(prose, frontMatter.attributes) : prose,
    mdx,
  )
  const { attributes } = frontMatter
  const { title: named } = attributes
  const title = typeof named === 'string' && named.trim() ? named.trim() : (heading ?? basename(file, extname(file)))
  return {
    frontMatter,
    attributes,
    title,
    heading: leading,
    imports: mdx ? importsOf(file, prose) : [],
    wordCount,
    readingMinutes,
    excerpt,
    lead,
    async body(context) {
      // The parsers are imported here, because most builds find all bodies in the store and need none.
      const { readBody } = await import('./body.ts')
      const refused = isRefused ? [messages.markdownFormat(frontMatter.place(['format']))] : []
      const linesBefore = text.slice(0, frontMatter.bodyStart).split('\n').length - 1
      return readBody(
        { file, prose, linesBefore, attributes, title, head: shownFields(frontMatter), refused },
        {
          ...others,
          ...{ labels: allLabels(labels), fences, imageHosts, frameHosts, severities, words, context },
          ...{ format: given, remark, rehype, codeTransformers },
          roots: rest === undefined ? undefined : rootsOf(file, rest),
        },
      )
    },
  }
}

/** What git leaves where it could not join two versions, in the front matter, too; without a look it would be shown as prose. */
function refuseConflict(text: string, file: string): void {
  if (!text.includes('<<<<<<< ')) return
  for (const { code, start, end } of segmentsOf(text)) {
    const at = code ? -1 : text.slice(start, end).search(/^<{7} /m)
    if (at < 0) continue
    const middle = text.indexOf('\n=======\n', start + at)
    if (middle < 0 || !text.includes('\n>>>>>>> ', middle)) return
    throw SiteError.from([messages.mergeConflict({ ...placeAt(file, text, start + at), column: 1 })])
  }
}

/** What pages show of a front matter, with places. */
function shownFields({ attributes, place }: FrontMatter): Prose['head'] {
  return ['title', 'description', 'sidebar_label'].flatMap((key) => {
    const text = attributes[key]
    return typeof text === 'string' ? [{ text, place: place([key]) }] : []
  })
}
