/** The pages of a brand and locale that search can find, sorted by path, with the text they show, in parts. */
import { inBlocks } from '../../engine/store/blocks.ts'
import { hashJson } from '../../engine/store/hash.ts'
import { encodePath } from '../../engine/paths/paths.ts'
import { writtenHref } from '../../engine/paths/written.ts'
import type { Brand, Document, EmitContext, PageRecord, Route, Section } from '../../engine/types.ts'

export type CorpusPage = {
  readonly href: string
  readonly title: string
  readonly description: string
  readonly crumbs: readonly string[]
  /** Words it is found by without showing them. */
  readonly keywords: readonly string[]
  /** What it joins; see `SearchOptions`. */
  readonly joins: readonly string[]
  /** The first one is the text before the first heading. */
  readonly sections: readonly Section[]
}

/** Pages that belong together. */
export type CorpusPart = {
  /** Hash of everything in it, computed without loading any body. */
  readonly key: string
  load(): Promise<readonly CorpusPage[]>
}

export type CorpusInput = {
  readonly locale: string
  readonly context: EmitContext
  readonly options: CorpusOptions
}

type CorpusOptions = {
  readonly crumbs: (route: Route) => readonly string[]
  readonly title: (title: string) => string
  readonly keywords: (route: Route, documents: readonly Document[]) => readonly string[]
  readonly joins: (route: Route) => readonly string[]
  readonly skip: (section: Section) => boolean
}

export async function corpusOf(input: CorpusInput): Promise<readonly CorpusPart[]> {
  return Promise.all(inBlocks(headsOf(input), ({ href }) => href).map((heads) => partOf(heads, input)))
}

type Head = ReturnType<typeof headsOf>[number]

function headsOf({ locale, context: { pages, site }, options }: CorpusInput) {
  const byPath = new Map(pages.map((record) => [record.path, record]))
  const byFile = new Map(site.documents.map((document) => [document.file, document]))
  const documentsOf = (route: Route) => (route.documents ?? []).flatMap((file) => byFile.get(file) ?? [])
  return site.routes
    .filter((route) => route.locale === locale && isListed(route))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((route) => ({
      ...headOf(route, byPath.get(route.path), site.brand, options),
      keywords: options.keywords(route, documentsOf(route)),
    }))
    .filter(({ title }) => title)
}

async function partOf(heads: readonly Head[], { context, options }: CorpusInput): Promise<CorpusPart> {
  const versions = await Promise.all(heads.flatMap(({ documents }) => documents.map((file) => context.version(file))))
  return {
    key: hashJson([heads, versions]),
    // One after the other: many bodies at once would hold all of their HTML in memory.
    async load() {
      const pages: CorpusPage[] = []
      for (const { documents, shown, ...head } of heads) {
        const sections: Section[] = [...shown]
        for (const file of documents) sections.push(...(await context.body(file)).sections)
        pages.push({ ...head, sections: withIntro(sections.filter((section) => !options.skip(section))) })
      }
      return pages
    },
  }
}

/** Unlisted, untranslated and error pages are left out. Drafts have no route in production. */
const isListed = ({ noindex, status = 200, canonical, path }: Route): boolean =>
  !noindex && status < 400 && (canonical ?? path) === path

function headOf(route: Route, record: PageRecord | undefined, brand: Brand, { crumbs, title, joins }: CorpusOptions) {
  const props = (route.props ?? {}) as { readonly title?: unknown; readonly description?: unknown }
  return {
    href: writtenHref(encodePath(route.path), brand),
    // The title of a component page is only in its HTML, where the layout may have added the name of the site.
    title: typeof props.title === 'string' ? props.title : title(record?.title ?? ''),
    description: typeof props.description === 'string' ? props.description : (record?.description ?? ''),
    crumbs: crumbs(route),
    joins: joins(route),
    documents: route.documents ?? [],
    shown: record?.sections ?? [],
  }
}

const withIntro = (sections: readonly Section[]): readonly Section[] =>
  sections[0]?.id === '' ? sections : [{ id: '', title: '', text: '' }, ...sections]
