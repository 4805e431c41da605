/** `sitemap.xml`: every page for search engines, with its alternates. Format: https://www.sitemaps.org/protocol.html */
import * as v from 'valibot'
import { optionsSchema } from '../engine/optionsSchema.ts'
import { escapeHtml } from '../engine/html/escape.ts'
import { encodePath } from '../engine/paths/paths.ts'
import { searchUrl } from '../engine/paths/searchUrl.ts'
import { urlOf } from '../engine/paths/written.ts'
import type { Config, EmitContext, OutputFile, PageRecord, Plugin, Site } from '../engine/types.ts'

export type SitemapOptions = {
  /** Pages to leave out although search engines may show them. Default: none. */
  readonly exclude?: (page: PageRecord) => boolean
}

export const sitemapOptions = optionsSchema<SitemapOptions>({ exclude: v.optional(v.function()) })

/**
 * Pages with `noindex`, with another canonical page, and the not-found page are never listed. Prose whose home is another
 * brand is listed there, and here only as an alternate.
 */
export function sitemap(given: SitemapOptions = {}): Plugin {
  const { exclude = () => false } = given
  return {
    name: 'sitemap',
    options: { schema: sitemapOptions, given },
    emits: ['sitemap.xml', 'sitemap-*.xml'],
    async emit(context) {
      const { pages, site } = context
      const hidden = new Set(site.routes.filter(isHidden).map(({ path }) => path))
      const listed = pages.filter((page) => !page.noindex && !hidden.has(page.path) && !exclude(page))
      return files(await entriesOf(listed, context), site.brand.origin)
    },
  }
}

const isHidden = ({ noindex, canonical, path, status = 200 }: Site['routes'][number]) =>
  noindex || status !== 200 || (canonical !== undefined && canonical !== path)

async function entriesOf(
  pages: readonly PageRecord[],
  { site: { brand, config, routes }, modified: modifiedAt }: EmitContext,
): Promise<readonly string[]> {
  const alternatesByKey = Map.groupBy(pages, ({ key }) => key)
  const routeAt = new Map(routes.map((route) => [route.path, route]))
  const url = (page: PageRecord) => searchUrl(routeAt.get(page.path)!, page, brand, config)
  const own = pages.filter((page) => url(page) === urlOf(encodePath(page.path), brand))
  const sorted = own.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return Promise.all(
    sorted.map(async (page) => {
      const modified = routeAt.get(page.path)!.modified ?? (page.source && (await modifiedAt(page.source)))
      const lines = [
        `<loc>${escapeHtml(url(page))}</loc>`,
        ...(modified ? [`<lastmod>${modified}</lastmod>`] : []),
        ...alternateLinks(alternatesByKey.get(page.key)!, config, url),
      ]
      return `  <url>${lines.join('')}</url>\n`
    }),
  )
}

/** A page lists all its alternates, itself included. A page in one language lists none. */
function alternateLinks(
  alternates: readonly PageRecord[],
  { locales }: Config,
  url: (page: PageRecord) => string,
): readonly string[] {
  if (alternates.length < 2) return []
  const link = (hreflang: string, page: PageRecord) =>
    `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(url(page))}"/>`
  const inOrder = locales.flatMap(({ id, lang }) =>
    alternates.filter(({ locale }) => locale === id).map((page) => link(lang, page)),
  )
  const original = alternates.find(({ locale }) => locale === locales[0]!.id)
  return original ? [...inOrder, link('x-default', original)] : inOrder
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function files(entries: readonly string[], origin: string): readonly OutputFile[] {
  const parts = split(entries)
  const bodies = parts.map(
    (part) => `${head}<urlset ${names} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${part.join('')}</urlset>\n`,
  )
  if (bodies.length < 2) return [{ path: 'sitemap.xml', body: bodies[0] ?? `${head}<urlset ${names}/>\n` }]
  const numbered = bodies.map((body, index) => ({ path: `sitemap-${index + 1}.xml`, body }))
  const list = numbered.map(({ path }) => `  <sitemap><loc>${escapeHtml(`${origin}/${path}`)}</loc></sitemap>\n`)
  return [
    { path: 'sitemap.xml', body: `${head}<sitemapindex ${names}>\n${list.join('')}</sitemapindex>\n` },
    ...numbered,
  ]
}

/** The limits of the protocol, uncompressed, less some bytes for the root element. */
const limits = { urls: 50_000, bytes: 52_428_800 - 1024 }

function split(entries: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = []
  let bytes = Infinity
  for (const entry of entries) {
    const size = Buffer.byteLength(entry)
    if (bytes + size > limits.bytes || parts.at(-1)!.length === limits.urls) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)!.push(entry)
    bytes += size
  }
  return parts
}
