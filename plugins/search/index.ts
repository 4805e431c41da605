/**
 * Full-text search: an index per brand and locale over all listed pages, split into many small files of which a query
 * loads a few; or a search service.
 */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import type { Brand, Document, EmitContext, OutputFile, Plugin, Route, Section } from '../../engine/types.ts'
import { packageOfEngine } from '../../engine/paths/linkedPackage.ts'
import { hashJson } from '../../engine/store/hash.ts'
import { filesOf, type IndexFiles } from './build.ts'
import { corpusOf, type CorpusPart } from './corpus.ts'
import { blockOf, createTextFiles } from './remembered.ts'
import { searchSource } from './shared.ts'
import type { SearchService, SearchSource } from './types.ts'

export type SearchOptions<B extends Brand> = {
  /** Where queries go. Default: the index of this build. `false`: there is no search, and the search box says so. */
  readonly provider?: (brand: B, locale: string) => SearchService | 'own' | false
  /** Breadcrumbs of a page, shown with its results: `['Documents', 'Approval']`. Default: none. */
  readonly crumbs?: (route: Route) => readonly string[]
  /** Strips what the layout adds to a page's title. Default: the title as it is. */
  readonly title?: (title: string, brand: B) => string
  /** Words a page is found by and does not show. `documents` are those whose prose it shows. Default: none. */
  readonly keywords?: (route: Route, documents: readonly Document[]) => readonly string[]
  /**
   * The names of the things a page joins, in their order: `['MySQL', 'Kafka']`. It is the first answer to a query of just
   * these names, and comes after all other pages for a query without one of them. Default: none.
   */
  readonly joins?: (route: Route) => readonly string[]
  /** Sections that tell what other pages are about, such as lists of links. They are not found. Default: none. */
  readonly skip?: (section: Section) => boolean
  /** Lists of words that mean the same: `[['uninstall', 'remove']]`. Whoever types one finds pages with the others, too. Default: none. */
  readonly synonyms?: (brand: B, locale: string) => readonly (readonly string[])[]
}

const aFunction = v.optional(v.function())

export const searchOptions = optionsSchema<SearchOptions<Brand>>({
  provider: aFunction,
  crumbs: aFunction,
  title: aFunction,
  keywords: aFunction,
  joins: aFunction,
  skip: aFunction,
  synonyms: aFunction,
})

/** Shares a `searchSource` for each locale. */
export function search<B extends Brand>(given: SearchOptions<B> = {}): Plugin {
  const {
    provider = () => 'own',
    crumbs = () => [],
    title = (whole) => whole,
    keywords = () => [],
    joins = () => [],
    skip = () => false,
    synonyms = () => [],
  } = given

  function sourceOf(brand: Brand, locale: string): SearchSource {
    const chosen = provider(brand as B, locale)
    return chosen === 'own' ? { kind: 'index', href: `/${folderOf(locale)}index.json` } : chosen || { kind: 'none' }
  }

  return {
    name: 'search',
    options: { schema: searchOptions, given },
    emits: ['search/*/*.json'],
    route: ({ brand }) => ({
      routes: [],
      shared: brand.locales.map((locale) => searchSource(locale).value(sourceOf(brand, locale))),
    }),

    // Without it the dev server would discover lunr with the first search and reload the page under the open dialog.
    vite: ({ config: { root } }) => [
      { name: 'site:search', config: () => ({ optimizeDeps: { include: [packageOfEngine(root, 'lunr')] } }) },
    ],

    async emit(context) {
      const { brand } = context.site
      const own = brand.locales.filter((locale) => sourceOf(brand, locale).kind === 'index')
      const files = own.map(async (locale) => {
        const options = { crumbs, title: (whole: string) => title(whole, brand as B), keywords, joins, skip }
        const corpus = await corpusOf({ locale, context, options })
        return indexFiles(folderOf(locale), corpus, synonyms(brand as B, locale), context)
      })
      return (await Promise.all(files)).flat()
    },
  }
}

const folderOf = (locale: string): string => `search/${locale}/`

/** Nothing is joined where nothing differs from an earlier build: then only the names and hashes of the files are needed. */
async function indexFiles(
  folder: string,
  corpus: readonly CorpusPart[],
  synonyms: readonly (readonly string[])[],
  context: EmitContext,
): Promise<readonly OutputFile[]> {
  let made: Promise<MadeIndex> | undefined
  const index = () => (made ??= makeIndex(corpus, synonyms, context))
  const key = hashJson([corpus.map((part) => part.key), synonyms])
  const hashes = await context.remember(`search ${key}`, async () =>
    Object.entries((await index()).files).map(([name, { hash }]): [string, string] => [name, hash]),
  )
  return hashes.map(([name, hash]) => ({ path: folder + name, hash, body: async () => (await index()).textOf(name) }))
}

type MadeIndex = { readonly files: IndexFiles; textOf(name: string): Promise<string> }

async function makeIndex(
  corpus: readonly CorpusPart[],
  synonyms: readonly (readonly string[])[],
  context: EmitContext,
): Promise<MadeIndex> {
  const block = await blockOf(corpus, context)
  const files = filesOf(block, synonyms)
  const textFile = createTextFiles(corpus, block.parts, context)
  return {
    files,
    async textOf(name) {
      const file = files[name]!
      return 'text' in file ? file.text : textFile(file.textFile)
    },
  }
}
