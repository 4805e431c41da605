/** `llms.txt`, a map of the site for language models, and `llms-full.txt`, its text. Format: https://llmstxt.org */
import * as v from 'valibot'
import { optionsSchema } from '../engine/optionsSchema.ts'
import { encodePath, localizedPath } from '../engine/paths/paths.ts'
import { urlOf } from '../engine/paths/written.ts'
import { hashJson, hashOf } from '../engine/store/hash.ts'
import type { Brand, OutputFile, PageRecord, Plugin, Site } from '../engine/types.ts'
import {
  titlesOf,
  markdownSourcePath,
  markdownSourcesOf,
  type MarkdownSource,
  type MarkdownSources,
} from './markdown/index.ts'

export type LlmsOptions<B extends Brand> = {
  /** Introduction before the lists. */
  readonly about: (brand: B, locale: string, site: Pick<Site, 'shared'>) => LlmsWords
  /** Lists in the order of the file, by the path in the default locale their pages begin with. Pages of no section are last. */
  readonly sections: (brand: B, locale: string) => readonly LlmsSection[]
}

export type LlmsWords = {
  readonly title: string
  /** One or two sentences. */
  readonly summary: string
  /** Markdown between summary and lists: what is sold, to whom, how to answer questions about it. */
  readonly details?: string | undefined
  /** Heading of pages that are in no section. */
  readonly pages: string
}

/** `{ prefix: '/docs/', title: 'Documents' }` */
export type LlmsSection = { readonly prefix: string; readonly title: string }

export const llmsOptions = optionsSchema<LlmsOptions<Brand>>({ about: v.function(), sections: v.function() })

/** One pair of files for each locale; the default locale's are at the root. */
export function llms<B extends Brand>(given: LlmsOptions<B>): Plugin {
  const { about, sections } = given
  return {
    name: 'llms',
    options: { schema: llmsOptions, given },
    emits: ['{llms,*/llms}.txt', '{llms,*/llms}-full.txt'],
    async emit(context) {
      const { pages, site } = context
      const { brand, config, routes } = site
      const sources = await markdownSourcesOf(context)
      const own = new Set(
        routes
          .filter(({ status = 200, canonical }) => status === 200 && canonical === undefined)
          .map(({ path }) => path),
      )
      const title = titlesOf(site)
      const listed = pages.filter((page) => !page.noindex && own.has(page.path) && title(page))
      const locales = config.locales.filter(({ id }) => brand.locales.includes(id))

      const files = locales.map(async ({ id }): Promise<readonly OutputFile[]> => {
        const words = about(brand as B, id, site)
        const groups = grouped(
          listed.filter(({ locale }) => locale === id),
          { sections: sections(brand as B, id), rest: words.pages, sources },
        )
        const item = ({ path, description, title: documentTitle }: PageRecord) => {
          const name = title({ path, title: documentTitle }).replace(/[[\]\\]/g, '\\$&')
          // Markdown is easier to read for a program.
          const url = urlOf(encodePath(sources.has(path) ? markdownSourcePath(path) : path), brand)
          return `- [${name}](${url})${description ? `: ${description.replace(/\s+/g, ' ').trim()}` : ''}`
        }
        const head = [`# ${words.title}`, `> ${words.summary}`, ...(words.details ? [words.details.trim()] : [])].join(
          '\n\n',
        )
        const lists = groups.map((group) => [`## ${group.title}`, '', ...group.pages.map(item)].join('\n'))
        const shown = groups.flatMap((group) => group.pages.flatMap(({ path }) => sources.get(path) ?? []))
        let made: Promise<Uint8Array> | undefined
        const full = () => (made ??= fullText(head, shown))
        const key = hashJson(['llms-full', head, shown.map(({ hash }) => hash)])
        const hash = await context.remember(key, async () => hashOf(await full()))
        const folder = localizedPath('/', id, config.locales).slice(1)
        return [
          { path: `${folder}llms.txt`, body: `${[head, ...lists].join('\n\n')}\n` },
          { path: `${folder}llms-full.txt`, hash, body: full },
        ]
      })
      return (await Promise.all(files)).flat()
    },
  }
}

/** The text of all these pages, in UTF-8: as one string of a large site it would be in memory three times. */
async function fullText(head: string, shown: readonly MarkdownSource[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let piece = head
  // One after the other: memory holds the texts of one block besides.
  for (const { text } of shown) {
    piece += `\n\n---\n\n${(await text()).trim()}`
    if (piece.length < lengthOfPiece) continue
    pieces.push(Buffer.from(piece))
    piece = ''
  }
  return Buffer.concat([...pieces, Buffer.from(`${piece}\n`)])
}

/** A buffer for each text takes longer to be made than to be filled. */
const lengthOfPiece = 2 ** 18

type Group = { readonly title: string; readonly pages: readonly PageRecord[] }
type Grouping = { readonly sections: readonly LlmsSection[]; readonly rest: string; readonly sources: MarkdownSources }

/** Generated lists of a section have no Markdown source and are left out. */
function grouped(pages: readonly PageRecord[], { sections, rest, sources }: Grouping): readonly Group[] {
  // The longest prefix: that of documentation may be the root.
  const byLength = sections.toSorted((a, b) => b.prefix.length - a.prefix.length)
  const sectionOf = ({ key }: PageRecord) => byLength.find(({ prefix }) => key.startsWith(prefix))
  const groups = sections.map((section) => ({
    title: section.title,
    pages: pages.filter((page) => sectionOf(page) === section && sources.has(page.path)),
  }))
  return [...groups, { title: rest, pages: pages.filter((page) => !sectionOf(page)) }].filter(
    (group) => group.pages.length,
  )
}
