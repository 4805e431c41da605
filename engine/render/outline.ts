/** What the tags of a piece of markup say, read in one pass. Pieces that pages share are read once (fragments). */
import type { PageLink } from '../types.ts'
import { decode } from './entities.ts'
import { slotOf } from './stitch.ts'

/** A place another piece is put in, as `stitch` names it. */
export type Slot = readonly [kind: string, name: string]

export type Outline = {
  readonly links: readonly PageLink[]
  readonly ids: readonly string[]
  /** Levels in order, and between them the slots. */
  readonly headings: readonly (number | Slot)[]
  /** Pictures without `alt`. */
  readonly altless: number
}

export function outlineOf(html: string): Outline {
  const links: PageLink[] = []
  const ids: string[] = []
  const headings: (number | Slot)[] = []
  let altless = 0
  forEachTag(html, {
    tag(name, inner) {
      if (/^h[1-6]$/.test(name)) headings.push(Number(name[1]))
      const kind = kinds[name]
      // Most tags have a class and nothing else.
      if (!kind && !inner.includes('id=')) return
      const attributes = attributesIn(inner)
      const id = attributes.get('id')
      if (id) ids.push(decode(id))
      const target = kind && attributes.get(kind === 'link' ? 'href' : 'src')
      if (target !== undefined) links.push({ href: decode(target), kind: kind! })
      if (name === 'img' && !attributes.has('alt')) altless++
    },
    comment(text) {
      const slot = slotOf(text)
      if (slot) headings.push(slot)
    },
  })
  return { links, ids, headings, altless }
}

/** Headings and pictures of markup together with those of what its slots are filled with. */
export function filledOutline(
  { headings, altless }: Outline,
  outlineIn: (...slot: Slot) => Outline,
): { readonly headings: readonly number[]; readonly altless: number } {
  const pieces = headings.map((item) => {
    if (typeof item === 'number') return { headings: [item], altless: 0 }
    return filledOutline(outlineIn(...item), outlineIn)
  })
  return {
    headings: pieces.flatMap((piece) => piece.headings),
    altless: pieces.reduce((sum, piece) => sum + piece.altless, altless),
  }
}

const kinds: Readonly<Record<string, PageLink['kind']>> = { a: 'link', area: 'link', img: 'image', source: 'image' }

type Visitor = { tag(name: string, inner: string): void; comment(text: string): void }

/** Tags that open, in order. The value of an attribute, a comment and a script may hold what looks like one. */
function forEachTag(html: string, visit: Visitor): void {
  const nameAt = /[a-z][\w:-]*/iy
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    nameAt.lastIndex = ++at
    if (html.startsWith('!--', at)) {
      const end = html.indexOf('-->', at + 3)
      if (end < 0) return
      visit.comment(html.slice(at + 3, end))
      at = end
      continue
    }
    const written = nameAt.exec(html)?.[0]
    const end = written ? endOfTag(html, nameAt.lastIndex) : -1
    if (end < 0) continue
    const name = written!.toLowerCase()
    visit.tag(name, html.slice(nameAt.lastIndex, end))
    at = name === 'script' || name === 'style' ? html.indexOf(`</${name}`, end) : end
    if (at < 0) return
  }
}

/** Index of the `>` that ends it; -1 for none. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    const character = html[at]
    if (character === '>') return at
    if (character !== '"' && character !== "'") continue
    at = html.indexOf(character, at + 1)
    if (at < 0) return -1
  }
  return -1
}

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)].map(
      ([, name, double, single, bare]) => [name!.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  )
