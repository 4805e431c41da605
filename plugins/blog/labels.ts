import type { ProseLabels } from '../markdown/index.ts'

export type BlogLabels = {
  readonly blog: string
  readonly description: string
  readonly all: string
  readonly archive: string
  readonly authors: string
  readonly tags: string
  /** Labels in prose. Default: English. */
  readonly prose?: ProseLabels | undefined
}

export const english: BlogLabels = {
  blog: 'Blog',
  description: 'Articles',
  all: 'All',
  archive: 'Archive',
  authors: 'Authors',
  tags: 'Tags',
}
