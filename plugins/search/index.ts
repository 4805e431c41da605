/**
 * Full-text search: an index per brand and locale over everything a reader can reach, in many small files of which a
 * query loads a few. Or somebody else's index.
 */
import type { Brand, OutputFile, Plugin, Route } from '../../engine/types.ts'
import { buildIndex, type IndexFiles } from './build.ts'
import { corpusOf } from './corpus.ts'
import type { SearchService, SearchSource } from './types.ts'

export type SearchOptions<B extends Brand> = {
  /** Who answers. Default: an index of our own. `false`: nobody, and the search box says so. */
  readonly provider?: (brand: B, locale: string) => SearchService | 'own' | false
  /** Where a page stands, for its results: `['Documents', 'Approval']`. Default: nothing is said. */
  readonly crumbs?: (route: Route) => readonly string[]
  /** A page's title without what the layout adds to it. Default: the title. */
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

    // Found late, it would make the dev server load the page anew, under an open dialog.
    vite: () => [{ name: 'site:search', config: () => ({ optimizeDeps: { include: ['lunr'] } }) }],

    async emit(records, site, context) {
      const { brand } = site
      const own = brand.locales.filter((locale) => sourceOf(brand, locale).kind === 'index')
      const files = own.map(async (locale) => {
        const corpus = await corpusOf(site, locale, records, context, {
          crumbs,
          title: (whole) => title(whole, brand as B),
        })
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
