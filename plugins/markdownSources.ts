/** The Markdown source of every page written in Markdown: `/docs/intro/index.md` beside `/docs/intro/`. */
import type { Plugin } from '../engine/types.ts'
import { markdownSourcePath, markdownSourcesOf } from './markdown/index.ts'
import { hasMarkdownSources } from './namedFiles/shared.ts'

export function markdownSources(): Plugin {
  return {
    name: 'markdown-sources',
    emits: ['**/index.md'],
    route: () => ({ routes: [], shared: [hasMarkdownSources.value(true)] }),
    async emit(context) {
      const sources = await markdownSourcesOf(context)
      return [...sources].map(([path, { hash, text }]) => ({
        path: markdownSourcePath(path).slice(1),
        hash,
        body: text,
      }))
    },
  }
}
