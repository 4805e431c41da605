/** What a reader of a brand and locale can find: its listed pages, by path, with the text they show. */
import { hashJson } from '../../engine/hash.ts'
import { encodePath } from '../../engine/paths.ts'
import type { EmitContext, PageRecord, Route, Section, Site } from '../../engine/types.ts'

export type CorpusPage = {
  readonly href: string
  readonly title: string
  readonly description: string
  readonly crumbs: readonly string[]
  /** The first one is what stands before the first heading. */
  readonly sections: readonly Section[]
}

export type Corpus = {
  /** Changes with anything in it. Does not read any prose. */
  readonly key: string
  load(): Promise<readonly CorpusPage[]>
}

export type CorpusOptions = {
  readonly crumbs: (route: Route) => readonly string[]
  readonly title: (title: string) => string
}

export async function corpusOf(
  site: Site,
  locale: string,
  records: readonly PageRecord[],
  context: EmitContext,
  options: CorpusOptions,
): Promise<Corpus> {
  const byPath = new Map(records.map((record) => [record.path, record]))
  const heads = site.routes
    .filter((route) => route.locale === locale && isFound(route))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((route) => headOf(route, byPath.get(route.path), site, options))
    .filter(({ title }) => title)
  const versions = await Promise.all(heads.flatMap(({ documents }) => documents.map((file) => context.version(file))))

  return {
    key: hashJson([heads, versions]),
    // One after the other: a thousand bodies at once would be all of their HTML.
    async load() {
      const pages: CorpusPage[] = []
      for (const { documents, shown, ...head } of heads) {
        const sections: Section[] = [...shown]
        for (const file of documents) sections.push(...(await context.body(file)).sections)
        pages.push({ ...head, sections: withIntro(sections) })
      }
      return pages
    },
  }
}

/** Drafts have no route in production; what is unlisted, untranslated or an error page has a mark. */
const isFound = ({ noindex, status = 200, canonical, path }: Route): boolean =>
  !noindex && status < 400 && (canonical ?? path) === path

function headOf(route: Route, record: PageRecord | undefined, site: Site, { crumbs, title }: CorpusOptions) {
  const props = (route.props ?? {}) as { readonly title?: unknown; readonly description?: unknown }
  return {
    href: encodePath(route.path),
    // A component's title is known from its HTML only, where the layout may have added the name of the site.
    title: typeof props.title === 'string' ? props.title : title(record?.title ?? ''),
    description: typeof props.description === 'string' ? props.description : (record?.description ?? ''),
    crumbs: crumbs(route),
    documents: route.documents ?? [],
    shown: record?.sections ?? [],
  }
}

const withIntro = (sections: readonly Section[]): readonly Section[] =>
  sections[0]?.id === '' ? sections : [{ id: '', title: '', text: '' }, ...sections]
