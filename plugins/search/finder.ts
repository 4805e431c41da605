/**
 * Answers a query. The index gives candidate pages with a score; the texts of the best ones are loaded and verified: the
 * query has to occur in them, and a page with the query in its title comes first.
 */
import { findCandidates, type Candidate } from './candidates.ts'
import { correct, findFuzzy } from './fuzzy.ts'
import { openIndex, type IndexReader, type Load } from './indexReader.ts'
import { parseQuery, type Query } from './query.ts'
import { SearchError } from './SearchError.ts'
import { withSynonyms } from './synonyms.ts'
import type { SearchResponse } from './types.ts'
import { byRank, hitsOf, verify, wordsOf, type VerifiedPage } from './verify.ts'

export type Finder = {
  /** Loads the manifest, so that the first query need not wait for it. */
  open(): Promise<void>
  /** At most `limit` pages. Throws `SearchError`. */
  find(query: string, limit: number): Promise<SearchResponse>
}

/** Pages verified at once: as many as one screen shows, then a few at a time, since a few are missing. */
const batchSize = 6
const nextBatchSize = 3
/** Text files loaded for pages that did not match. Then verification stops, so that no query loads the whole site. */
const maxMismatchFiles = 4
/** Of one page; the longest have more. */
const maxPageFiles = 4

const noResults: SearchResponse = { pages: [], total: 0, loose: false, words: [] }

export function createFinder(load: Load): Finder {
  let opened: Promise<IndexReader> | undefined

  function reader(): Promise<IndexReader> {
    const opening = (opened ??= openIndex(load))
    opening.catch(() => {
      if (opened === opening) opened = undefined
    })
    return opening
  }

  return {
    open: async () => void (await reader()),
    async find(input, limit) {
      const query = parseQuery(input)
      if (!query.tokens.length) return noResults
      const first = await reader()
      try {
        return await search(first, query, limit)
      } catch (error) {
        // A new version of the site was published: the old files are gone, and the new manifest names the new ones.
        if (!(error instanceof SearchError) || error.kind !== 'missing') throw error
        opened = undefined
        return search(await reader(), query, limit)
      }
    },
  }
}

async function search(reader: IndexReader, asked: Query, limit: number): Promise<SearchResponse> {
  const query = withSynonyms(asked, reader.synonyms)
  const candidates = await findCandidates(query, reader)
  const { matches, mismatches } = await verifyBest(candidates, query, reader, limit)
  const total = candidates.length - mismatches.length
  if (matches.some(({ candidate }) => !candidate.isPartial))
    return responseOf(query, matches.slice(0, limit), { total, loose: false })
  const meant = await correct(asked, reader)
  if (meant) {
    const right = withSynonyms(meant, reader.synonyms)
    const found = await verifyBest(await findCandidates(right, reader), right, reader, limit)
    const pages = found.matches.slice(0, Math.min(limit, batchSize))
    if (pages.some(({ candidate }) => !candidate.isPartial))
      return responseOf(right, pages, { total: pages.length, loose: true })
  }
  // Pages with all the terms in other places come nearest, and they are loaded already.
  const scattered = mismatches.filter(({ candidate }) => candidate.score > 0)
  const missing = Math.min(limit, batchSize) - scattered.length - matches.length
  const seen = new Set([...scattered, ...matches].map(({ candidate }) => candidate.page))
  const fuzzy = missing > 0 ? (await findFuzzy(query, reader)).filter(({ page }) => !seen.has(page)) : []
  const close = [
    ...[...scattered, ...matches.filter(({ rank }) => rank > 0)].sort(byRank),
    ...(await Promise.all(fuzzy.slice(0, missing).map((candidate) => verify(candidate, query, reader)))),
    ...matches.filter(({ rank }) => !rank),
  ].slice(0, limit)
  return responseOf(query, close, { total: close.length, loose: true })
}

/** In batches, each sorted by itself: a page that is shown keeps its position when more are requested. */
async function verifyBest(candidates: readonly Candidate[], query: Query, reader: IndexReader, limit: number) {
  const [matches, mismatches]: [VerifiedPage[], VerifiedPage[]] = [[], []]
  let filesLeft = limit === Infinity ? Infinity : maxMismatchFiles
  const maxFiles = limit === Infinity ? Infinity : maxPageFiles
  let next = 0
  while (next < candidates.length && matches.length < limit && filesLeft > 0) {
    const batch = candidates.slice(next, next + (next ? nextBatchSize : batchSize))
    next += batch.length
    const verified = await Promise.all(batch.map((candidate) => verify(candidate, query, reader, maxFiles)))
    const failed = verified.filter(({ isMatch }) => !isMatch)
    filesLeft -= failed.reduce((sum, { loaded }) => sum + loaded.files, 0)
    mismatches.push(...failed)
    matches.push(...verified.filter(({ isMatch }) => isMatch).sort(byRank))
  }
  return { matches, mismatches }
}

function responseOf(
  query: Query,
  verified: readonly VerifiedPage[],
  { total, loose }: Pick<SearchResponse, 'total' | 'loose'>,
): SearchResponse {
  const words = [...wordsOf(query), ...verified.flatMap(({ forms }) => forms)]
  return { pages: verified.map((page) => hitsOf(page, query)), total, loose, words: [...new Set(words)] }
}
