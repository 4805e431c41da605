/** What stays of a page when its HTML is written. */
import type { PageRecord } from '../types.ts'
import { islandsOf } from './assemblePage.ts'
import { fillOutline, type WholeOutline } from './markup/outline.ts'
import { readMarkup, type Markup } from './markup/readMarkup.ts'
import { contentHtml, type PageParts } from './parts.ts'

/** Of the view's markup, with the fragments and the prose in its slots. */
export const outlineOf = (parts: PageParts, markup: Markup): WholeOutline =>
  fillOutline(markup, (kind, name) =>
    kind === 'fragment' ? parts.fragments[Number(name)]!.markup : readMarkup(contentHtml(parts, name)),
  )

type Measured = { readonly outline: WholeOutline; readonly bytes: number; readonly file: string }

/** `markup` is that of the view. */
export function pageRecord(parts: PageParts, markup: Markup, { outline, bytes, file }: Measured): PageRecord {
  const { task, contents } = parts
  const { route } = task
  // An MDX program writes the links of its prose into the view; the body knows them with their places.
  const inProse = new Set(contents.flatMap(({ body }) => body.links.map(({ target }) => target)))
  return {
    brand: route.brand,
    locale: route.locale,
    path: route.path,
    key: route.key,
    file,
    title: markup.title,
    description: markup.description,
    ...(contents.some(({ body }) => body.isPartial) && { isPartial: true }),
    anchors: [...contents.flatMap(({ body }) => body.anchors), ...markup.ids],
    links: [
      ...markup.links.filter(({ href }) => !inProse.has(href)),
      ...contents.flatMap(({ resolved }) => resolved.links),
    ],
    islands: islandsOf(parts),
    headings: outline.headings,
    imagesWithoutAlt: outline.imagesWithoutAlt,
    noindex: route.noindex ?? false,
    ...(!contents.length && { sections: markup.sections }),
    canonical: markup.canonical,
    alternates: markup.alternates,
    jsonLd: markup.jsonLd,
    source: route.source,
    bytes,
  }
}
