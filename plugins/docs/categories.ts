/** Generated pages of categories, and the page a category's label links to. */
import { toPath } from '../../engine/paths/paths.ts'
import type { Route } from '../../engine/types.ts'
import { hrefOf, type DocsContext } from './context.ts'
import type { CategoryData } from './data.ts'
import type { Doc } from './docsOf.ts'
import { docItem, listRoute } from './listPage.ts'
import type { ManualSidebars } from './manualSidebar.ts'
import { docUnknown } from './messages.ts'

export type CategoryPages = {
  /** Href of the page a folder's label links to, if there is one. */
  pathOf(folder: string): string | undefined
  readonly pages: readonly { readonly folder: string; readonly route: Route }[]
}

/** Reports `doc-unknown` for a category that links to a doc that does not exist. */
export function createCategoryPages(
  docs: readonly Doc[],
  categories: ReadonlyMap<string, CategoryData>,
  context: DocsContext,
  report: ManualSidebars['report'],
): CategoryPages {
  const hrefs = new Map<string, string>()
  const pages: { folder: string; route: Route }[] = []
  for (const { folder, label, link } of categories.values()) {
    if (link?.type === 'doc') {
      const target = docs.find(({ data }) => data.id === link.id)
      const ids = docs.map(({ data }) => data.id)
      if (target) hrefs.set(folder, target.href)
      else report(docUnknown(link.id, `The category "${folder}"`, ids, link.place))
    } else if (link) {
      const key = toPath(`${context.options.base}/${link.slug ?? `category/${folder}`}`)
      const items = docs
        .filter(({ data, gatheredIn }) => data.folder === folder && !data.unlisted && !gatheredIn)
        .sort(byPosition)
        .map(docItem)
      const title = link.title ?? label
      hrefs.set(folder, hrefOf(key, context))
      pages.push({ folder, route: listRoute(key, { title, description: link.description ?? title, items }, context) })
    }
  }
  return { pathOf: (folder) => hrefs.get(folder), pages }
}

const byPosition = (a: Doc, b: Doc): number =>
  (a.data.position ?? 1e9) - (b.data.position ?? 1e9) || (a.data.id < b.data.id ? -1 : 1)
