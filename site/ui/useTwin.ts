/** Href of the page's text as Markdown; pages without a text of their own, and hidden ones, have none. */
import { encodePath, useRoute } from '../../engine/client/index.ts'

export function useTwin(): string | undefined {
  const { bodies, canonical, noindex, path } = useRoute()
  return bodies.length === 1 && !noindex && canonical === path ? `${encodePath(path)}index.md` : undefined
}
