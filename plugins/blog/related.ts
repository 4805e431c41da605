import type { Post } from './posts.ts'

export type Related = (post: Post) => readonly Post[]

/**
 * The three posts that have most in common with one: tags and keywords, of which a rare one says more than one that many posts
 * have. The newer one first if they have equally much.
 */
export function createRelated(listed: readonly Post[]): Related {
  const terms = new Map(listed.map((post) => [post, termsOf(post)]))
  const counts = new Map<string, number>()
  for (const each of terms.values()) for (const term of each) counts.set(term, (counts.get(term) ?? 0) + 1)
  const weight = (term: string) => Math.log(listed.length / (counts.get(term) ?? listed.length))

  return (post) => {
    const own = termsOf(post)
    const score = (other: Post) => {
      const shared = [...terms.get(other)!].filter((term) => own.has(term))
      return shared.reduce((sum, term) => sum + weight(term), 0)
    }
    return listed
      .filter((other) => other !== post)
      .map((other) => ({ other, score: score(other) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, 3)
      .map(({ other }) => other)
  }
}

/** Tags and keywords of a post, in small letters. */
export const termsOf = ({ data: { tags, keywords } }: Post): ReadonlySet<string> =>
  new Set([...tags, ...keywords].map((term) => term.toLowerCase()))
