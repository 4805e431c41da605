/**
 * The length of each section, in one character. lunr uses it to weigh a match, and an error of a fifth does not matter: it
 * is rounded to half a power of two, which compresses to a third of a byte. The first section of a page has the title and
 * the keywords, the others have headings.
 */
import { readNumbers, writeNumbers } from './codec.ts'
import { fields } from './format.ts'

/** `sections` is the number of sections of each page. */
export const writeLengths = (lengths: readonly (readonly number[])[], sections: readonly number[]): readonly string[] =>
  sectionsOfFields(sections).map((withField, field) =>
    writeNumbers(
      withField.map((section) => Math.min(31, Math.round(2 * Math.log2((lengths[field]![section] ?? 0) + 1)))),
    ),
  )

/** By field, by section. */
export function readLengths(texts: readonly string[], sections: readonly number[]): readonly (readonly number[])[] {
  return sectionsOfFields(sections).map((withField, field) => {
    const lengths: number[] = []
    readNumbers(texts[field] ?? '').forEach((step, index) => (lengths[withField[index]!] = 2 ** (step / 2) - 1))
    return lengths
  })
}

/** For each field, the sections that can have it. */
function sectionsOfFields(sections: readonly number[]): readonly (readonly number[])[] {
  const byField = fields.map((): number[] => [])
  const [bodies, headings, titles, keywords] = byField as [number[], number[], number[], number[]]
  let next = 0
  for (const count of sections) {
    titles.push(next)
    keywords.push(next)
    for (let index = 0; index < count; index++, next++) {
      bodies.push(next)
      if (index) headings.push(next)
    }
  }
  return byField
}
