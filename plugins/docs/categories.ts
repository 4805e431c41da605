/** Generated pages of categories, and where a category's label leads. */
import { encodePath, toPath } from '../../engine/paths.ts'
import type { Brand, Json, Route } from '../../engine/types.ts'
import type { LinkListProps } from '../linkList.ts'
import { docUnknown } from './messages.ts'
import type { CategoryData } from './read.ts'
import type { RouteOptions } from './route.ts'
import type { Placed } from './sidebar.ts'

export type CategoryPages = {
  /** Href of the page a folder's label leads to, if it leads anywhere. */
  pathOf(folder: string): string | undefined
  readonly pages: readonly { readonly folder: string; readonly route: Route }[]
}

type Input = {
  readonly categories: readonly CategoryData[]
  readonly docs: readonly Placed[]
  readonly brand: Brand
  readonly locale: string
  readonly options: RouteOptions
  readonly localized: (key: string) => string
}

/** Throws `doc-unknown` for a category that links to a doc that is not there. */
export function createCategoryPages({ categories, docs, brand, locale, options, localized }: Input): CategoryPages {
  const paths = new Map<string, string>()
  const pages: { folder: string; route: Route }[] = []
  for (const { folder, label, link } of categories) {
    if (link?.type === 'doc') {
      const target = docs.find(({ doc }) => doc.id === link.id)
      if (!target)
        throw docUnknown(
          link.id,
          `The category "${folder}"`,
          docs.map(({ doc }) => doc.id),
          link.place,
        )
      paths.set(folder, target.href)
    } else if (link) {
      const key = toPath(`${options.base}/${link.slug ?? `category/${folder}`}`)
      const inside = docs.filter(({ doc }) => doc.folder === folder && !doc.unlisted).sort(byPosition)
      const title = link.title ?? label
      const items = inside.map(({ doc, href }) => ({
        label: doc.title,
        path: href,
        note: doc.description || undefined,
      }))
      const props: LinkListProps = { title, description: link.description ?? title, groups: [{ label: '', items }] }
      paths.set(folder, encodePath(localized(key)))
      const shown = { view: options.indexView, props: props as unknown as Json }
      pages.push({ folder, route: { brand: brand.id, locale, key, path: localized(key), ...shown } })
    }
  }
  return { pathOf: (folder) => paths.get(folder), pages }
}

const byPosition = (a: Placed, b: Placed): number =>
  (a.doc.position ?? 1e9) - (b.doc.position ?? 1e9) || (a.doc.id < b.doc.id ? -1 : 1)
