/** A Markdown twin of every page that was written in Markdown: `/docs/intro/index.md` beside `/docs/intro/`. */
import type { Plugin } from '../engine/types.ts'
import { twinPath, twinsOf } from './markdown/index.ts'

export function markdownTwins(): Plugin {
  return {
    name: 'markdown-twins',
    emits: ['**/index.md'],
    async emit(pages, site, context) {
      const twins = await twinsOf(pages, site, context)
      return [...twins].map(([path, body]) => ({ path: twinPath(path).slice(1), body }))
    },
  }
}
