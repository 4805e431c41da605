import RSS from 'rss'
import { escapeHtml, escapeText } from '../../engine/html/escape.ts'
import type { Channel } from './channel.ts'

/** RSS 2.0. Titles are plain text, descriptions HTML, as readers take them. */
export function toRss({ url, folder, lang, stylesheet, title, description, updated, items }: Channel): string {
  const feed = new RSS({
    title,
    description,
    feed_url: `${folder}rss.xml`,
    site_url: url,
    language: lang,
    generator,
  })
  for (const item of items) {
    feed.item({
      title: item.title,
      description: escapeText(item.description),
      url: item.url,
      guid: item.id,
      date: item.date,
      author: item.authors.join(', '),
      categories: [...item.tags],
      custom_elements: item.content ? [{ 'content:encoded': { _cdata: item.content } }] : [],
    })
  }
  return withStylesheet(withBuildDate(feed.xml({ indent: '  ' }), updated), stylesheet)
}

const generator = 'site'

/** The library writes the time of the clock and has no option for another date, but builds of one commit must be equal. */
const withBuildDate = (xml: string, date: Date): string =>
  xml.replace(clockDate, (_, before: string) => `${before}<lastBuildDate>${date.toUTCString()}</lastBuildDate>`)

/** With the element before it, because a title may contain the same tag. */
const clockDate = new RegExp(`(<generator>${generator}</generator>\\s*)<lastBuildDate>[^<]*</lastBuildDate>`)

/** The library has no option for the stylesheet, which is an instruction between declaration and root. */
const withStylesheet = (xml: string, href: string): string =>
  xml.replace('?>', () => `?>\n<?xml-stylesheet type="text/xsl" href="${escapeHtml(href)}"?>\n`)
