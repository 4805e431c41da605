/** Rewrites the URLs of links, images and HTML tags in Markdown. Code is left alone. */
import { escapeHtml } from '../../engine/html/escape.ts'
import { proseOf, segmentsOf } from './prose.ts'
import { hasTabs } from './mdast/tagLine.ts'
import type { UrlPlace } from './urlPlaces.ts'

/** Returns the new URL. */
export type RewriteUrl = (target: string, isImage: boolean) => Promise<string>

/** A URL that may be one of this site. A text without any is not parsed; false positives are fine, false negatives are not. */
const mayHaveUrls =
  /\]\(\s*(?!\s|https?:\/\/|#)|\]:\s*(?!\s|https?:\/\/|#)|\s(?:src|href|poster)\s*=\s*(?!["']?(?:https?:\/\/|#))|\ssrcset\s*=/i

export async function rewriteUrls(text: string, isMdx: boolean, rewrite: RewriteUrl): Promise<string> {
  if (!mayHaveUrls.test(text)) return text
  // Most builds find what they need in the store and parse nothing.
  const { urlPlacesIn } = await import('./urlPlaces.ts')
  const options = { isMdx, hasTabs: hasTabs(text) }
  const parts = (isMdx ? [text] : partsOf(text)).map((part) => {
    if (!mayHaveUrls.test(part)) return part
    return rewritePart(part, (isMdx ? undefined : plainPlacesIn(part)) ?? urlPlacesIn(part, options), rewrite)
  })
  return (await Promise.all(parts)).join('')
}

async function rewritePart(text: string, places: readonly UrlPlace[], rewrite: RewriteUrl): Promise<string> {
  const sorted = places.toSorted((a, b) => a.start - b.start)
  const urls = await Promise.all(sorted.map(({ url, kind }) => rewrite(url, kind === 'image')))
  let result = ''
  let from = 0
  for (const [index, place] of sorted.entries()) {
    const url = urls[index]!
    if (url === place.url) continue
    result += text.slice(from, place.start) + (place.inHtml ? `"${escapeHtml(url)}"` : inMarkdown(url))
    from = place.end
  }
  return result + text.slice(from)
}

const inMarkdown = (url: string): string => url.replace(/[\s<>()\\]/g, encodeAscii)

const encodeAscii = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

const notPlain = /[`\\&]|<[a-z/!?]|:::.*\]\(|\]:|^(?: {4}| *\t)/im
const plainLink = /(!?)\[(?!\^)[^[\]\n]*\]\(([^\s()]+)\)/g

/** Of a text with plain links only, which is most of them: parsing takes fifty times as long. */
function plainPlacesIn(text: string): readonly UrlPlace[] | undefined {
  const withoutCode = text.replace(/`[^`\n]+`/g, (span) => ' '.repeat(span.length))
  if (notPlain.test(withoutCode)) return undefined
  const places = [...withoutCode.matchAll(plainLink)].map(({ index, 0: whole, 1: bang, 2: url = '' }): UrlPlace => {
    const end = index + whole.length - 1
    return { start: end - url.length, end, url, kind: bang ? 'image' : 'link', inHtml: false }
  })
  return places.length === withoutCode.split('](').length - 1 ? places : undefined
}

/** HTML that goes on behind an empty line. */
const longHtml = /<(?:pre|script|style|textarea|[?!](?!--))|<!--(?![^\n]{0,300}-->)/i

/** Says that a definition is that of an image. */
const imageReference = /!\[[^\]\n]{0,300}\](?!\()/

/**
 * Blocks of the page that can be parsed by themselves: most have no link into the site, and parsing is what costs. A line
 * without indentation behind an empty one ends whatever was open, save for code and some HTML.
 */
function partsOf(text: string): readonly string[] {
  if (proseOf(text).some((prose) => longHtml.test(prose)) || (/\]:/.test(text) && imageReference.test(text)))
    return [text]
  const code = segmentsOf(text).filter((segment) => segment.code)
  const starts = [0]
  let next = 0
  for (const { index, 0: gap } of text.matchAll(/\n[ \t]*\n(?=[^ \t\n])/g)) {
    const start = index + gap.length
    while (next < code.length && code[next]!.end < start) next++
    if (!(next < code.length && code[next]!.start < start && start < code[next]!.end)) starts.push(start)
  }
  return starts.map((start, index) => text.slice(start, starts[index + 1]))
}
