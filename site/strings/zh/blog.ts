import type { blog as en } from '../en/blog.ts'
import { blog as general } from '../../../theme/words/zh/blog.ts'

export const blog: typeof en = {
  ...general,
  team: (product) => `${product} 团队`,
}
