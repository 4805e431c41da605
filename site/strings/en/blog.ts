import { blog as general } from '../../../theme/words/en/blog.ts'

/** Blog list, posts, tags, archive, authors. */
export const blog = {
  ...general,
  team: (product: string) => `${product} Team`,
}
