import { labels as general } from '../../../theme/words/en/labels.ts'

/** Headings of the pages that plugins make. */
export const labels = {
  ...general,
  description: 'Practice, tutorials and product news for people who work with databases.',
  connections: 'Data pipelines',
  pairs: (count: number) => `${count} pipelines, by the source they begin at`,
}
