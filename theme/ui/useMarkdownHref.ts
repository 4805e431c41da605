/** Href of the page's Markdown source, where sources are written. Pages that are made of no Markdown, and hidden ones, have none. */
import { encodePath, useRoute, useSite } from '../../engine/client/index.ts'
import { hasMarkdownSources } from '../../plugins/namedFiles/shared.ts'

export function useMarkdownHref(): string | undefined {
  const { bodies, canonical, noindex, path } = useRoute()
  const isWritten = hasMarkdownSources.read(useSite())
  return isWritten && bodies.length === 1 && !noindex && canonical === path ? `${encodePath(path)}index.md` : undefined
}
