/** `/docs/tags/` and a page for each tag. */
import { encodePath, localizedPath, toPath } from '../../engine/paths.ts'
import type { Brand, Config, Json, Route } from '../../engine/types.ts'
import type { LinkListProps } from '../linkList.ts'
import type { RouteOptions } from './route.ts'
import type { Placed } from './sidebar.ts'

export function tagRoutes(
  docs: readonly Placed[],
  locale: string,
  brand: Brand,
  config: Config,
  options: RouteOptions,
): readonly Route[] {
  const byTag = new Map<string, Placed[]>()
  for (const placed of docs) {
    if (placed.doc.unlisted) continue
    for (const tag of placed.doc.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), placed])
  }
  if (!byTag.size) return []

  const label = options.labels(locale).tags
  const pathOf = (key: string) => localizedPath(key, locale, config.locales)
  const page = (key: string, props: LinkListProps): Route => ({
    brand: brand.id,
    locale,
    path: pathOf(key),
    key,
    view: options.indexView,
    props: props as unknown as Json,
    noindex: true,
  })
  const tags = [...byTag].sort(([a], [b]) => (a < b ? -1 : 1))
  const index = tags.map(([tag, { length }]) => ({
    label: tag,
    path: encodePath(pathOf(toPath(`${options.base}/tags/${tag}`))),
    count: length,
  }))
  return [
    page(toPath(`${options.base}/tags`), { title: label, description: label, groups: [{ label: '', items: index }] }),
    ...tags.map(([tag, placed]) =>
      page(toPath(`${options.base}/tags/${tag}`), {
        title: `${label}: ${tag}`,
        description: `${label}: ${tag}`,
        groups: [
          {
            label: '',
            items: placed.map(({ doc, href }) => ({
              label: doc.title,
              path: href,
              note: doc.description || undefined,
            })),
          },
        ],
      }),
    ),
  ]
}
