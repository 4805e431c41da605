import RSS from 'rss'
import type { Channel } from './channel.ts'
import { escapeHtml } from './text.ts'

/** RSS 2.0. Titles are plain text, descriptions HTML, as readers take them. */
export function toRss({ url, lang, page, title, description, updated, items }: Channel): string {
  const feed = new RSS({
    title,
    description,
    feed_url: `${url}rss.xml`,
    site_url: url,
    language: lang,
    generator: 'site',
  })
  for (const item of items) {
    feed.item({
      title: item.title,
      description: escapeHtml(item.description),
      url: item.url,
      guid: item.id,
      date: item.date,
      author: item.authors.join(', '),
      categories: [...item.tags],
      custom_elements: item.content ? [{ 'content:encoded': { _cdata: item.content } }] : [],
    })
  }
  return feed
    .xml({ indent: '  ' })
    .replace(/^<\?xml[^>]*\?>/, (declaration) => `${declaration}\n<?xml-stylesheet type="text/xsl" href="${page}"?>\n`)
    .replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, () => `<lastBuildDate>${updated.toUTCString()}</lastBuildDate>`)
}
