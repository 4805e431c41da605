/** Keys of generated pages. */
import { toPath, toSegment } from '../../engine/paths/paths.ts'
import type { Tag } from './data.ts'

export const authorKey = (base: string, id: string): string => toPath(`${base}/authors/${id}`)

/** A tag may choose its path: `permalink: /tutorials` -> `/blog/tags/tutorials/`. */
export const tagKey = (base: string, id: string, { permalink }: Tag): string =>
  toPath(`${base}/tags/${permalink ?? toSegment(id)}`)
