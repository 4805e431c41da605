/** Href of the page's Markdown source. Pages that are made of no Markdown, and hidden ones, have none. */
import { encodePath, useRoute } from '../../engine/client/index.ts'

export function useMarkdownHref(): string | undefined {
  const { bodies, canonical, noindex, path } = useRoute()
  return bodies.length === 1 && !noindex && canonical === path ? `${encodePath(path)}index.md` : undefined
}
