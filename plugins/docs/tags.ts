/** `/docs/tags/` and a page for each tag. */
import { hrefOf } from '../../engine/paths/inLocale.ts'
import { toPath, toSegment } from '../../engine/paths/paths.ts'
import type { Route } from '../../engine/types.ts'
import type { DocsContext } from './context.ts'
import type { Doc } from './docsOf.ts'
import { docItem, listRoute } from './listPage.ts'

/** Tags whose addresses differ in case at most are one, spelled as the first doc spells it: `web app` and `Web-App`. */
export function withSameTags(docs: readonly Doc[]): readonly Doc[] {
  const spellings = new Map<string, string>()
  const spelling = (tag: string): string => {
    const id = toSegment(tag).toLowerCase()
    const known = spellings.get(id) ?? tag
    spellings.set(id, known)
    return known
  }
  const withSame = (doc: Doc): Doc => ({
    ...doc,
    data: { ...doc.data, tags: [...new Set(doc.data.tags.map(spelling))] },
  })
  return docs.map((doc) => (doc.data.tags.length ? withSame(doc) : doc))
}

/** Unlisted docs are left out. */
export function tagRoutes(docs: readonly Doc[], context: DocsContext): readonly Route[] {
  const byTag = new Map<string, Doc[]>()
  for (const doc of docs) {
    if (doc.data.unlisted) continue
    for (const tag of doc.data.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), doc])
  }
  if (!byTag.size) return []

  const label = context.options.labels(context.locale).tags
  const tags = [...byTag].sort(([a], [b]) => (a < b ? -1 : 1))
  const counts = tags.map(([tag, { length }]) => ({
    label: tag,
    path: hrefOf(tagKey(tag, context), context),
    count: length,
  }))
  const routes = [
    listRoute(toPath(`${context.options.path}tags`), { title: label, description: label, items: counts }, context),
    ...tags.map(([tag, tagged]) => {
      const title = `${label}: ${tag}`
      return listRoute(tagKey(tag, context), { title, description: title, items: tagged.map(docItem) }, context)
    }),
  ]
  return routes.map((route) => ({ ...route, noindex: true }))
}

export const tagKey = (tag: string, { options }: DocsContext): string => toPath(`${options.path}tags/${toSegment(tag)}`)
