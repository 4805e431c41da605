/** What a page's HTML says about itself beside its tags, read off the markup React wrote. Its form is known, so expressions suffice. */
import { createHash } from 'node:crypto'
import type { Section } from '../types.ts'
import { decode } from './entities.ts'

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
        /<!--[\s\S]*?-->|<\/?(?:a|abbr|b|code|em|i|kbd|mark|small|span|strong|sub|sup|time|wbr)(?:\s[^>]*)?\/?>/g,
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
