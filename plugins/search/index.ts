/**
 * Full-text search: an index per brand and locale over all listed pages, split into many small files of which a query
 * loads a few; or a search service.
 */
import type { Brand, OutputFile, Plugin, Route } from '../../engine/types.ts'
import { buildIndex, type IndexFiles } from './build.ts'
import { corpusOf } from './corpus.ts'
import type { SearchService, SearchSource } from './types.ts'

export type SearchOptions<B extends Brand> = {
  /** Where queries go. Default: the index of this build. `false`: there is no search, and the search box says so. */
  readonly provider?: (brand: B, locale: string) => SearchService | 'own' | false
  /** Breadcrumbs of a page, shown with its results: `['Documents', 'Approval']`. Default: none. */
  readonly crumbs?: (route: Route) => readonly string[]
  /** Strips what the layout adds to a page's title. Default: the title as it is. */
  readonly title?: (title: string, brand: B) => string
}

/** Shares a `SearchSource` as `search/<locale>`. */
export function search<B extends Brand>({
  provider = () => 'own',
  crumbs = () => [],
  title = (whole) => whole,
}: SearchOptions<B> = {}): Plugin {
  function sourceOf(brand: Brand, locale: string): SearchSource {
    const chosen = provider(brand as B, locale)
    return chosen === 'own' ? { kind: 'index', href: `/${folderOf(locale)}index.json` } : chosen || { kind: 'none' }
  }

  return {
    name: 'search',
    emits: ['search/*/*.json'],
    route: (_own, _all, brand) => ({
      routes: [],
      shared: Object.fromEntries(brand.locales.map((locale) => [`search/${locale}`, sourceOf(brand, locale)])),
    }),

    // Without it the dev server would discover lunr with the first search and reload the page under the open dialog.
    vite: () => [{ name: 'site:search', config: () => ({ optimizeDeps: { include: ['lunr'] } }) }],

    async emit(records, site, context) {
      const { brand } = site
      const own = brand.locales.filter((locale) => sourceOf(brand, locale).kind === 'index')
      const files = own.map(async (locale) => {
        const options = { crumbs, title: (whole: string) => title(whole, brand as B) }
        const corpus = await corpusOf({ site, locale, records, context, options })
        const index = await context.remember(`search ${corpus.key}`, async () => buildIndex(await corpus.load()))
        return inFolder(folderOf(locale), index)
      })
      return (await Promise.all(files)).flat()
    },
  }
}

const folderOf = (locale: string): string => `search/${locale}/`

const inFolder = (folder: string, files: IndexFiles): readonly OutputFile[] =>
  Object.entries(files).map(([name, body]) => ({ path: folder + name, body }))
