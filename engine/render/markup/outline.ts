/** Links, ids, headings and images. */
import { tryTo } from '../../errors/tryTo.ts'
import { imageCandidates } from '../../html/imageCandidates.ts'
import type { HtmlHandler } from '../../html/parseHtml.ts'
import type { PageLink } from '../../types.ts'
import { slotOf, type Slot } from '../stitch.ts'

export type Outline = {
  readonly links: readonly PageLink[]
  readonly ids: readonly string[]
  /** Levels in order, and between them the slots. */
  readonly headings: readonly (number | Slot)[]
  /** Images without an `alt` attribute; an empty one is a statement. */
  readonly imagesWithoutAlt: number
}

const headingLevels = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name, index) => [name, index + 1]))

const shown = new Set(['img', 'source', 'video', 'audio', 'track'])

/** Addresses of a list. Names of files of the project are encoded in one, and nowhere else. */
const listedIn = (list = ''): readonly string[] =>
  imageCandidates(list).map(({ address }) =>
    address.startsWith('asset:') && /\s/.test(list) ? (tryTo(() => decodeURI(address)) ?? address) : address,
  )

/** Of the site: `icon`, `shortcut icon`, `apple-touch-icon`, `mask-icon`. */
const isIcon = (relation: string | undefined): boolean => /(?:^|[\s-])icon(?:$|[\s-])/i.test(relation ?? '')

export function createOutlineReader(): HtmlHandler & { result(): Outline } {
  const links: PageLink[] = []
  const ids: string[] = []
  const headings: (number | Slot)[] = []
  let imagesWithoutAlt = 0

  return {
    open(name, attributes) {
      if (attributes.id) ids.push(attributes.id)
      const level = headingLevels.get(name)
      if (level) headings.push(level)
      else if (name === 'a' || name === 'area') {
        if (attributes.href !== undefined) links.push({ href: attributes.href, kind: 'link' })
      } else if (shown.has(name)) {
        for (const href of [attributes.src, attributes.poster, ...listedIn(attributes.srcset)])
          if (href !== undefined) links.push({ href, kind: 'image' })
        if (name === 'img' && attributes.alt === undefined) imagesWithoutAlt++
      } else if (name === 'link' && isIcon(attributes.rel) && attributes.href !== undefined) {
        links.push({ href: attributes.href, kind: 'image' })
      }
    },
    comment(text) {
      const slot = slotOf(text)
      if (slot) headings.push(slot)
    },
    result: () => ({ links, ids, headings, imagesWithoutAlt }),
  }
}

/** What a page has in all: its markup, and what the slots are filled with. */
export type WholeOutline = Pick<Outline, 'ids' | 'imagesWithoutAlt'> & { readonly headings: readonly number[] }

type Part = Pick<Outline, 'ids' | 'headings' | 'imagesWithoutAlt'>

export function fillOutline(
  { ids, headings, imagesWithoutAlt }: Part,
  outlineIn: (...slot: Slot) => Part,
): WholeOutline {
  const pieces = headings.map((item) => {
    if (typeof item === 'number') return { ids: [], headings: [item], imagesWithoutAlt: 0 }
    return fillOutline(outlineIn(...item), outlineIn)
  })
  return {
    ids: [...ids, ...pieces.flatMap((piece) => piece.ids)],
    headings: pieces.flatMap((piece) => piece.headings),
    imagesWithoutAlt: pieces.reduce((sum, piece) => sum + piece.imagesWithoutAlt, imagesWithoutAlt),
  }
}
