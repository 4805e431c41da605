import type { Channel } from './channel.ts'

/** https://jsonfeed.org, version 1. Titles are plain text. An item can have one author. */
export function toJsonFeed({ url, folder, title, description, author, items }: Channel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1',
    title,
    home_page_url: url,
    feed_url: `${folder}feed.json`,
    description,
    author: { name: author },
    items: items.map((item) => ({
      id: item.id,
      content_html: item.content,
      url: item.url,
      title: item.title || undefined,
      summary: (item.content && item.description) || undefined,
      date_modified: item.date.toISOString(),
      date_published: item.date.toISOString(),
      author: { name: item.authors[0] },
      tags: item.tags,
    })),
  }
  return JSON.stringify(feed, null, 4)
}
