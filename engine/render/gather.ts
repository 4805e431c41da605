/** What a page's HTML says about itself, read off the markup React wrote. Its form is known, so expressions suffice. */
import { createHash } from 'node:crypto'
import type { PageLink, Section } from '../types.ts'

export function linksIn(html: string): readonly PageLink[] {
  const links: PageLink[] = []
  for (const { name, attributes } of tagsIn(html)) {
    const href = /^(?:a|area)$/.test(name) && attributes.get('href')
    const src = /^(?:img|source)$/.test(name) && attributes.get('src')
    if (typeof href === 'string') links.push({ href: decode(href), kind: 'link' })
    if (typeof src === 'string') links.push({ href: decode(src), kind: 'image' })
  }
  return links
}

export const idsIn = (html: string): readonly string[] =>
  tagsIn(html).flatMap(({ attributes }) => {
    const id = attributes.get('id')
    return id ? [decode(id)] : []
  })

/** Levels in order. */
export const headingsIn = (html: string): readonly number[] =>
  tagsIn(html).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))

export const altlessIn = (html: string): number =>
  tagsIn(html).filter(({ name, attributes }) => name === 'img' && !attributes.has('alt')).length

type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> }

/** Tags that open, in order. The value of an attribute, a comment and a script may hold what looks like one. */
function tagsIn(html: string): readonly Tag[] {
  const tags: Tag[] = []
  for (const [, , name, inner] of html.matchAll(
    /<!--[\s\S]*?-->|<(script|style)(?=[\s>])[\s\S]*?<\/\1>|<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi,
  ))
    if (name) tags.push({ name: name.toLowerCase(), attributes: attributesIn(inner!) })
  return tags
}

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)].map(
      ([, name, double, single, bare]) => [name!.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  )

export const titleIn = (html: string): string => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

export const descriptionIn = (html: string): string =>
  decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')

/** The text of `main` by its headings that can be linked to. What one presses, what leads elsewhere and what is not printed is none. */
export function sectionsIn(html: string): readonly Section[] {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const prose = main
    .replace(/<(section|aside|div)(?=\s)[^>]*? data-print="no"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(script|style|template|noscript|svg|nav|button|select|dialog|h1)[\s>][\s\S]*?<\/\1>/g, ' ')
  const [before = '', ...rest] = prose.split(/(?=<h[2-4] [^>]*?\bid=")/)
  return [
    { id: '', title: '', text: textIn(before) },
    ...rest.map((part) => {
      const [whole = '', , id = '', title = ''] =
        /^<(h[2-4]) [^>]*?\bid="([^"]*)"[^>]*>([\s\S]*?)<\/\1>/.exec(part) ?? []
      return { id: decode(id), title: textIn(title), text: textIn(part.slice(whole.length)) }
    }),
  ]
}

/** React puts a comment between two texts of one element; elements within a line do not part words. */
const textIn = (html: string): string =>
  decode(
    html
      .replace(
        /<!--[\s\S]*?-->|<\/?(?:a|abbr|b|code|em|i|kbd|mark|small|span|strong|sub|sup|time|wbr)(?:\s[^>]*)?>/g,
        '',
      )
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()

export const canonicalIn = (html: string): string | undefined => {
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return href === undefined ? undefined : decode(href)
}

export const alternatesIn = (html: string): readonly { readonly lang: string; readonly href: string }[] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, lang, href]) => ({
    lang: decode(lang!),
    href: decode(href!),
  }))

/** Scripts hold their text as it is. */
export const structuredIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text]) => text!)

/** Hashes of inline scripts that run, as a content security policy names them. */
export function inlineScriptsIn(html: string): readonly string[] {
  const scripts: string[] = []
  for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=|type="application\//.test(attributes!)) continue
    scripts.push(createHash('sha256').update(text!).digest('base64'))
  }
  return scripts
}

/** Text of an attribute or element, as React and hast write it. */
export const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex: string, decimal: string, name: string) =>
    name ? entities[name]! : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
