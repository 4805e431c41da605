/** What stays of a page when its HTML is written. */
import { pageFile } from '../paths/paths.ts'
import type { PageRecord } from '../types.ts'
import { islandsOf } from './assemblePage.ts'
import { fillOutline } from './markup/outline.ts'
import { readMarkup, type Markup } from './markup/readMarkup.ts'
import { contentHtml, type PageParts } from './parts.ts'

/** `markup` is that of the view. */
export function pageRecord(parts: PageParts, markup: Markup, bytes: number): PageRecord {
  const { task, fragments, contents } = parts
  const { route } = task
  // An MDX program writes the links of its prose into the view; the body knows them with their places.
  const inProse = new Set(contents.flatMap(({ body }) => body.links.map(({ target }) => target)))
  const { headings, imagesWithoutAlt } = fillOutline(markup, (kind, name) =>
    kind === 'fragment' ? fragments[Number(name)]!.markup : readMarkup(contentHtml(parts, name)),
  )
  return {
    brand: route.brand,
    locale: route.locale,
    path: route.path,
    key: route.key,
    file: pageFile(route.path, route.status),
    title: markup.title,
    description: markup.description,
    anchors: [...markup.ids, ...contents.flatMap(({ body }) => body.anchors)],
    links: [
      ...markup.links.filter(({ href }) => !inProse.has(href)),
      ...contents.flatMap(({ resolved }) => resolved.links),
    ],
    islands: islandsOf(parts),
    headings,
    imagesWithoutAlt,
    noindex: route.noindex ?? false,
    ...(!contents.length && { sections: markup.sections }),
    canonical: markup.canonical,
    alternates: markup.alternates,
    jsonLd: markup.jsonLd,
    source: route.source,
    bytes,
  }
}
