import { escapeHtml } from '../../engine/html/escape.ts'
import type { Channel, ChannelItem } from './channel.ts'

/** Atom 1.0, RFC 4287. Titles and summaries are plain text, content is HTML. */
export const toAtom = (channel: Channel): string => `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/xsl" href="${escapeHtml(channel.stylesheet)}"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeHtml(channel.url)}</id>
  <title>${escapeHtml(channel.title)}</title>
  <subtitle>${escapeHtml(channel.description)}</subtitle>
  <updated>${channel.updated.toISOString()}</updated>
  <author><name>${escapeHtml(channel.author)}</name></author>
  <link rel="alternate" href="${escapeHtml(channel.url)}"/>
  <link rel="self" href="${escapeHtml(channel.folder)}atom.xml"/>
${channel.items.map(entryOf).join('')}</feed>
`

function entryOf({ id, url, title, description, content, date, updated, authors, tags }: ChannelItem): string {
  const elements = [
    `<id>${escapeHtml(id)}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<link href="${escapeHtml(url)}"/>`,
    `<published>${date.toISOString()}</published>`,
    `<updated>${updated.toISOString()}</updated>`,
    ...authors.map((name) => `<author><name>${escapeHtml(name)}</name></author>`),
    ...tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
    ...(description ? [`<summary>${escapeHtml(description)}</summary>`] : []),
    ...(content ? [`<content type="html">${cdata(content)}</content>`] : []),
  ]
  return `  <entry>\n${elements.map((element) => `    ${element}\n`).join('')}  </entry>\n`
}

/** A section of CDATA ends at the first `]]>`, so text with one is divided into several sections. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
