/**
 * Finds pages. The index says which ones may match and how well; their texts are loaded for the best of them only, and
 * decide: what was asked for has to stand there, and a page that has it in its title comes first.
 */
import { findCandidates, type Candidate } from './candidates.ts'
import { findNear } from './near.ts'
import { SearchError } from './failure.ts'
import { hitsOf, judge, type Judged } from './judge.ts'
import { openLibrary, type Library, type Load } from './library.ts'
import { parseQuery, type Query } from './query.ts'
import type { Found } from './types.ts'

export type Finder = {
  /** Loads the manifest, so that the first query need not wait for it. */
  open(): Promise<void>
  /** At most `limit` pages. Throws `SearchError`. */
  find(query: string, limit: number): Promise<Found>
}

/** Pages compared at once: what one screen shows. */
const batch = 6
/** Files of pages that turned out wrong. Beyond this the rest is not looked at: no query loads the whole site. */
const patience = 8

const nothing: Found = { pages: [], total: 0, loose: false, words: [] }

export function createFinder(load: Load): Finder {
  let opened: Promise<Library> | undefined

  function library(): Promise<Library> {
    const opening = (opened ??= openLibrary(load))
    opening.catch(() => {
      if (opened === opening) opened = undefined
    })
    return opening
  }

  return {
    open: async () => void (await library()),
    async find(input, limit) {
      const query = parseQuery(input)
      if (!query.pieces.length) return nothing
      const first = await library()
      try {
        return await findIn(first, query, limit)
      } catch (error) {
        // A new version of the site was published: files of the old one are gone, and the manifest names the new ones.
        if (!(error instanceof SearchError) || error.kind !== 'missing') throw error
        opened = undefined
        return findIn(await library(), query, limit)
      }
    },
  }
}

async function findIn(library: Library, query: Query, limit: number): Promise<Found> {
  const strict = await findCandidates(query, library)
  const { right, wrong } = await judgeBest(strict, query, library, limit)
  if (right.length) return foundOf(query, right.slice(0, limit), { total: strict.length - wrong.length, loose: false })
  // What has all the parts, though not as one, comes nearest; and it is loaded already.
  const parted = wrong.filter(({ candidate }) => candidate.score > 0)
  const missing = Math.min(limit, batch) - parted.length
  const seen = new Set(parted.map(({ candidate }) => candidate.page))
  const others = missing > 0 ? (await findNear(query, library)).filter(({ page }) => !seen.has(page)) : []
  const close = [
    ...parted.slice(0, limit),
    ...(await Promise.all(others.slice(0, missing).map((candidate) => judge(candidate, query, library)))),
  ]
  return foundOf(query, close, { total: close.length, loose: true })
}

/** In batches: a page that was shown keeps its place when more are asked for. */
async function judgeBest(candidates: readonly Candidate[], query: Query, library: Library, limit: number) {
  const [right, wrong]: [Judged[], Judged[]] = [[], []]
  let room = limit === Infinity ? Infinity : patience
  let next = 0
  while (next < candidates.length && right.length < limit && room > 0) {
    const some = candidates.slice(next, next + batch)
    next += some.length
    const judged = await Promise.all(some.map((candidate) => judge(candidate, query, library)))
    const failed = judged.filter(({ isMatch }) => !isMatch)
    room -= failed.reduce((sum, { reading }) => sum + reading.files, 0)
    wrong.push(...failed)
    const matching = judged.filter(({ isMatch }) => isMatch)
    right.push(
      ...matching.sort(
        (a, b) => b.tier - a.tier || b.candidate.score - a.candidate.score || a.candidate.page - b.candidate.page,
      ),
    )
  }
  return { right, wrong }
}

function foundOf(query: Query, judged: readonly Judged[], { total, loose }: Pick<Found, 'total' | 'loose'>): Found {
  const words = new Set([query.whole, ...query.pieces.map(({ text }) => text), ...judged.flatMap(({ forms }) => forms)])
  return { pages: judged.map((each) => hitsOf(each, query)), total, loose, words: [...words] }
}
