import { Feed } from 'feed'
import type { Channel } from './channel.ts'
import { escapeHtml } from './text.ts'

/** Atom 1.0, RFC 4287. What the library marks as HTML is HTML. */
export function toAtom(channel: Channel): string {
  // The library escapes `&` in attributes and nothing else.
  const attribute = (text: string) => text.replace(/[<>]/g, '')
  // Of several ends of CDATA in a text it divides the first only.
  const html = (text: string) => text.replaceAll(']]>', ']]&gt;')
  return feedOf(channel, { text: escapeHtml, tag: attribute, html }).atom1()
}

/** https://jsonfeed.org, version 1. Titles are plain text. */
export const toJsonFeed = (channel: Channel): string => feedOf(channel, { text: asIs, tag: asIs, html: asIs }).json1()

const asIs = (text: string) => text

type Forms = Readonly<Record<'text' | 'tag' | 'html', (text: string) => string>>

function feedOf(
  { url, lang, page, title, description, author, updated, items }: Channel,
  { text, tag, html }: Forms,
): Feed {
  const feed = new Feed({
    id: url,
    title,
    description,
    link: url,
    language: lang,
    updated,
    generator: false,
    stylesheet: page,
    author: { name: author },
    feedLinks: { atom: `${url}atom.xml`, json: `${url}feed.json` },
  })
  for (const item of items) {
    feed.addItem({
      id: item.id,
      link: item.url,
      title: text(item.title),
      description: text(item.description),
      content: html(item.content),
      date: item.date,
      published: item.date,
      author: item.authors.map((name) => ({ name })),
      category: item.tags.map((name) => ({ name: tag(name), term: tag(name) })),
    })
  }
  return feed
}
