/** One version of the docs in one locale: its docs, categories and sidebars. */
import { hrefOf } from '../../engine/paths/inLocale.ts'
import { toPath } from '../../engine/paths/paths.ts'
import { createCategoryPages, type CategoryPages } from './categories.ts'
import type { DocsContext } from './context.ts'
import type { CategoryData } from './data.ts'
import { categoriesOf, docsOf, type Doc, type DocsDocuments } from './docsOf.ts'
import type { ManualSidebars } from './manualSidebar.ts'
import { wholeSidebars } from './sidebarItems.ts'
import { createSidebars, type Sidebar } from './sidebar.ts'
import { withSameTags } from './tags.ts'

export type DocsVersion = {
  /** '' for the current version. */
  readonly name: string
  readonly docs: readonly Doc[]
  /** By folder. */
  readonly categories: ReadonlyMap<string, CategoryData>
  readonly categoryPages: CategoryPages
  readonly sidebars: readonly Sidebar[]
  /** `options.base` and `options.path` are those of the version. */
  readonly context: DocsContext
}

/** Undefined if the version has no docs. */
export function createVersion(
  documents: DocsDocuments,
  name: string,
  { options, ...rest }: DocsContext,
  manual: ManualSidebars,
): DocsVersion | undefined {
  const own = { base: `${options.base}/${name}`, path: `${options.path}${name}/` }
  const context = { ...rest, options: name ? { ...options, ...own } : options }
  const docs = withSameTags(docsOf(documents, name, context))
  if (!docs.length) return undefined
  const categories = categoriesOf(documents, name, context)
  const categoryPages = createCategoryPages(docs, categories, context, manual.report)
  const sidebars = createSidebars({
    docs,
    categories,
    pathOf: categoryPages.pathOf,
    manual: { ...manual, sidebars: wholeSidebars(options.sidebars(name), manual.reportSidebar) },
    hrefBelow: (path) => hrefOf(toPath(`${context.options.path}${path}`), context),
  })
  return { name, docs, categories, categoryPages, sidebars, context }
}
