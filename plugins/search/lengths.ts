/**
 * How long a section is, in one character. lunr weighs a match by it, and a fifth more or less changes nothing: steps of
 * half a power of two are kept, which a server compresses to a third of a byte. A title is of a page, and belongs to its
 * first section; a heading is of the others.
 */
import { readNumbers, writeNumbers } from './codec.ts'
import { fields } from './format.ts'

/** `sections` is how many each page has. */
export const writeLengths = (lengths: readonly (readonly number[])[], sections: readonly number[]): readonly string[] =>
  placesOf(sections).map((places, field) =>
    writeNumbers(places.map((place) => Math.min(31, Math.round(2 * Math.log2((lengths[field]![place] ?? 0) + 1))))),
  )

/** By field, by section. */
export function readLengths(texts: readonly string[], sections: readonly number[]): readonly (readonly number[])[] {
  return placesOf(sections).map((places, field) => {
    const lengths: number[] = []
    readNumbers(texts[field] ?? '').forEach((step, index) => (lengths[places[index]!] = 2 ** (step / 2) - 1))
    return lengths
  })
}

/** Sections that can have each field. */
function placesOf(sections: readonly number[]): readonly (readonly number[])[] {
  const places = fields.map((): number[] => [])
  const [bodies, headings, titles] = places as [number[], number[], number[]]
  let next = 0
  for (const count of sections) {
    titles.push(next)
    for (let index = 0; index < count; index++, next++) {
      bodies.push(next)
      if (index) headings.push(next)
    }
  }
  return places
}
