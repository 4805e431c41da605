/** Headings of the pages that plugins make. */
export const labels = {
  docs: 'Documents',
  blog: 'Blog',
  description: 'Practice, tutorials and product news',
  all: 'All',
  archive: 'Archive',
  authors: 'Authors',
  tags: 'Tags',
  connections: 'Data pipelines',
  pairs: (count: number) => `${count} pipelines, by the source they begin at`,
}
