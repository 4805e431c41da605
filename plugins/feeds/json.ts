import type { Channel } from './channel.ts'

/** https://jsonfeed.org, version 1.1. Titles are plain text. */
export function toJsonFeed({ url, folder, lang, title, description, author, items }: Channel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    feed_url: `${folder}feed.json`,
    description,
    language: lang,
    authors: [{ name: author }],
    items: items.map((item) => ({
      id: item.id,
      content_html: item.content,
      url: item.url,
      title: item.title || undefined,
      summary: (item.content && item.description) || undefined,
      date_modified: item.updated.toISOString(),
      date_published: item.date.toISOString(),
      authors: item.authors.map((name) => ({ name })),
      tags: item.tags,
    })),
  }
  return JSON.stringify(feed, null, 4)
}
