/* oxlint-disable no-underscore-dangle -- names of the provider's answer */
/**
 * Algolia DocSearch in place of our own index. Records are those its crawler writes: https://docsearch.algolia.com.
 * The policy for scripts has to let pages connect to `https://<appId>-dsn.algolia.net`.
 */
import {
  SearchError,
  type SearchResponse,
  type Hit,
  type Highlighted,
  type PageHits,
  type SearchSource,
} from '../../plugins/search/client.ts'
import type { SearchClient } from './searchClient.ts'

type Service = Extract<SearchSource, { kind: 'algolia' }>

/** What is used of a record. Levels are titles, from the product down to a heading. */
type Record = {
  readonly url?: string
  readonly hierarchy?: Levels
  readonly _highlightResult?: {
    readonly hierarchy?: { readonly [level: string]: { readonly value?: string } | undefined }
  }
  readonly _snippetResult?: { readonly content?: { readonly value?: string } }
}
type Levels = { readonly [level: string]: string | null | undefined }

const [opening, closing] = ['\u0001', '\u0002']

export function createAlgoliaClient({ appId, apiKey, indexName }: Service): SearchClient {
  return {
    open: async () => {},
    async find(query, limit, signal) {
      const response = await fetch(`https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey },
        body: JSON.stringify({
          requests: [
            {
              indexName,
              query,
              hitsPerPage: limit * 3,
              attributesToSnippet: ['content:20'],
              snippetEllipsisText: '…',
              highlightPreTag: opening,
              highlightPostTag: closing,
              facetFilters: [`lang:${document.documentElement.lang}`],
            },
          ],
        }),
        signal,
      }).catch((error: unknown) => {
        throw new SearchError('offline', error)
      })
      if (!response.ok) throw new SearchError(response.status === 404 ? 'missing' : 'unknown', response.status)
      const answer = (await response.json().catch(() => undefined)) as
        | { results?: readonly { hits?: readonly Record[]; nbHits?: number }[] }
        | undefined
      const [result] = answer?.results ?? []
      if (!Array.isArray(result?.hits)) throw new SearchError('damaged')
      return foundOf(result.hits, result.nbHits ?? 0, query)
    },
  }
}

function foundOf(records: readonly Record[], total: number, query: string): SearchResponse {
  const pages = new Map<string, { title: string; crumbs: readonly string[]; hits: Hit[] }>()
  for (const record of records) {
    const href = hrefOf(record.url)
    const levels = Object.keys(record.hierarchy ?? {})
      .filter((level) => record.hierarchy![level])
      .sort()
    const [top, title = top, ...below] = levels
    if (!href || !title) continue
    const path = href.split('#')[0]!
    const page = pages.get(path) ?? {
      title: record.hierarchy![title]!,
      crumbs: top && top !== title ? [record.hierarchy![top]!] : [],
      hits: [],
    }
    pages.set(path, page)
    const level = below.at(-1) ?? title
    const heading = record._highlightResult?.hierarchy?.[level]?.value ?? record.hierarchy![level]!
    page.hits.push({
      href,
      title: highlightedOf(heading),
      excerpt: highlightedOf(record._snippetResult?.content?.value ?? ''),
    })
  }
  const shown: PageHits[] = [...pages.values()]
  return { pages: shown, total: Math.max(total, shown.length), loose: false, words: [query] }
}

/** Of this site: its path. Anything that is no web address is no result. */
function hrefOf(address: string | undefined): string | undefined {
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.origin === location.origin ? url.pathname + url.hash : url.href
}

const highlightedOf = (text: string): Highlighted =>
  text.split(opening).flatMap((part, index) => {
    const [match = '', rest = ''] = index ? part.split(closing) : ['', part]
    return [[match, true] as const, [rest, false] as const].filter(([piece]) => piece)
  })
