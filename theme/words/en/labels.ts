/** Headings of the pages that plugins make. */
export const labels = {
  docs: 'Documentation',
  blog: 'Blog',
  description: 'All posts, the newest first.',
  all: 'All',
  archive: 'Archive',
  authors: 'Authors',
  tags: 'Tags',
}
