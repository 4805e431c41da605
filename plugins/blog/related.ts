import type { Post } from './posts.ts'

export type Related = (post: Post) => readonly Post[]

/**
 * The posts that have most in common with one: tags and keywords, of which a rare one says more than one that many posts have.
 * The newer one first if they have equally much. Looks at those alone that share a term: every post of a large blog asks.
 */
export function createRelated(listed: readonly Post[], most: number): Related {
  const places = placesByTerm(listed)
  return (post) => {
    const scores = new Map<number, number>()
    for (const term of termsOf(post)) {
      const sharing = places.get(term) ?? []
      const weight = Math.log(listed.length / sharing.length)
      // A term of all posts says nothing.
      if (weight > 0) for (const place of sharing) scores.set(place, (scores.get(place) ?? 0) + weight)
    }
    const best: number[] = []
    const isBetter = (one: number, other: number) => scores.get(one)! - scores.get(other)! || other - one
    for (const place of scores.keys()) {
      if (listed[place] === post || (best.length === most && isBetter(place, best.at(-1)!) < 0)) continue
      best.splice(best.findLastIndex((other) => isBetter(other, place) > 0) + 1, 0, place)
      if (best.length > most) best.pop()
    }
    const chosen = best.map((place) => listed[place]!)
    // Those that share nothing: the newest.
    const rest = listed.slice(0, 2 * most + 1).filter((other) => other !== post && !chosen.includes(other))
    return [...chosen, ...rest].slice(0, most)
  }
}

/** Where the posts with a term are among these. */
export function placesByTerm(listed: readonly Post[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, post] of listed.entries())
    for (const term of termsOf(post)) {
      const known = places.get(term)
      if (known) known.push(place)
      else places.set(term, [place])
    }
  return places
}

/** Tags and keywords of a post, in small letters. */
const termsOf = ({ data: { tags, keywords } }: Post): ReadonlySet<string> =>
  new Set([...tags, ...keywords].map((term) => term.toLowerCase()))
