/** Words of files that are made beside the pages: feeds and the map for language models. */
export const outputs = {
  feedHelp: 'This is a feed. Copy its address into a reader, and new articles come to you.',
  markdown: 'Each entry below is Markdown; the page itself is at the same address without "index.md".',
  pages: 'Pages',
}
