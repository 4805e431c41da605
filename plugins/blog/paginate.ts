import type { Post } from './posts.ts'
import type { BlogListProps } from './types.ts'

export type ListPage = {
  /** 1-based. */
  readonly number: number
  readonly posts: readonly Post[]
  /** Undefined if there is only one page. */
  readonly pages: BlogListProps['pages']
}

/** Splits a list into pages of `size` posts. */
export function paginate(
  posts: readonly Post[],
  size: number,
  pathOf: (number: number) => string,
): readonly ListPage[] {
  const count = Math.max(1, Math.ceil(posts.length / size))
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return numbers.map((number) => ({
    number,
    posts: count === 1 ? posts : posts.slice((number - 1) * size, number * size),
    pages:
      count === 1
        ? undefined
        : numbers.map((other) => ({ number: other, path: pathOf(other), active: other === number })),
  }))
}
