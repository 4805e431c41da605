/**
 * Text as search compares it: width, case and accents folded, traditional characters as simplified ones.
 *
 * Every character is folded for itself, so that a part of a folded text is the folded part of the text. That is what
 * lets a substring be found.
 */
import { simplified } from './simplified.ts'

/** Folded, but for the case of ASCII letters: `fieldVectors` still shows its two words. */
export const narrow = (text: string): string => text.replace(special, narrowCharacter)

export const fold = (text: string): string => narrow(text).toLowerCase()

export type Folded = {
  readonly text: string
  /** For each character of `text`, and for its end, the index in what was folded. */
  readonly offsets: readonly number[]
}

export function foldWithOffsets(text: string): Folded {
  const offsets: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    let next = byCharacter.get(character)
    if (next === undefined) byCharacter.set(character, (next = fold(character)))
    for (let index = 0; index < next.length; index++) offsets.push(at)
    folded += next
    at += character.length
  }
  offsets.push(at)
  return { text: folded, offsets }
}

/** A text has few different characters, and excerpts are made of many texts. */
const byCharacter = new Map<string, string>()

/** Everything that might fold to something else. Most Chinese characters and all ASCII stay out of it. */
const special = new RegExp(`[^\\u0000-\\u007f\\u4e00-\\u9fff]|[${[...simplified.keys()].join('')}]`, 'gu')

const known = new Map<string, string>()

function narrowCharacter(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const one = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  const result = invisible.test(character) ? '' : character === 'ς' ? 'σ' : (simplified.get(one) ?? one)
  known.set(character, result)
  return result
}

/** Soft hyphens, joiners, direction marks: nobody types them, and copies of a text lose them. */
// oxlint-disable-next-line no-misleading-character-class -- each of them is meant alone
const invisible = /^[\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]$/
