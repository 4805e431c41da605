import type { Post } from './posts.ts'

/** The three posts with the most tags in common; the newer one first if they have equally many. */
export function relatedTo(post: Post, listed: readonly Post[]): readonly Post[] {
  const shared = (other: Post) => other.data.tags.filter((tag) => post.data.tags.includes(tag)).length
  return listed
    .filter((other) => other !== post)
    .map((other) => ({ other, score: shared(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ other }) => other)
}
