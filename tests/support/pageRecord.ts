/** A page as checks and finishers see it, with nothing on it. */
import type { PageRecord } from '../../engine/types.ts'

export const pageRecord = (path: string, more: Partial<PageRecord> = {}): PageRecord => ({
  brand: 'acme',
  locale: path.startsWith('/en/') ? 'en' : 'zh',
  path,
  key: path.replace(/^\/en\//, '/'),
  file: `${path.slice(1)}index.html`,
  title: '',
  description: '',
  anchors: [],
  links: [],
  islands: [],
  headings: [],
  imagesWithoutAlt: 0,
  noindex: false,
  bytes: 0,
  ...more,
})
