/**
 * Text as search compares it: width, case and accents folded, traditional characters replaced by simplified ones, digits
 * without what groups them: `10,000` is `10000`.
 *
 * Each character is folded by itself, so folding a substring gives a substring of the folded text, unless it begins or
 * ends within a number. Substring search depends on that.
 */
import { simplified } from './simplified.ts'

/** Folds everything except the case of ASCII letters, so that `fieldVectors` can still be split into its two words. */
export const normalize = (text: string): string => text.replace(groupMarks, '').replace(foldable, normalizeCharacter)

export const fold = (text: string): string => normalize(text).toLowerCase()

export type Folded = {
  readonly text: string
  /** For each character of `text`, and for its end, the offset in the original text. */
  readonly offsets: readonly number[]
}

export function foldWithOffsets(text: string): Folded {
  const marks = new Set(Array.from(text.matchAll(groupMarks), ({ index }) => index))
  const offsets: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    let next = byCharacter.get(character)
    if (next === undefined) byCharacter.set(character, (next = fold(character)))
    if (marks.has(at)) next = ''
    for (let index = 0; index < next.length; index++) offsets.push(at)
    folded += next
    at += character.length
  }
  offsets.push(at)
  return { text: folded, offsets }
}

/** A cache: texts have few different characters. */
const byCharacter = new Map<string, string>()

/**
 * Commas, and spaces that do not break, between groups of three digits; not those of `0.123,456` or of the ports `443,8443`,
 * nor of a list that is longer than any number.
 */
const groupMarks =
  /[,\u00a0\u202f](?=\d{3}(?:[,\u00a0\u202f]\d{3}){0,6}(?!\d|[,\u00a0\u202f]\d))(?<=(?<![\d.,])\d{1,3}(?:[,\u00a0\u202f]\d{3}){0,6}[,\u00a0\u202f])/g

/** Characters that may fold to another one. Most Chinese characters and all of ASCII do not. */
const foldable = new RegExp(`[^\\u0000-\\u007f\\u4e00-\\u9fff]|[${[...simplified.keys()].join('')}]`, 'gu')

/** Unicode takes no accent off these, but keyboards without them write so. */
const letters = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ς: 'σ' }),
)

const normalized = new Map<string, string>()

function normalizeCharacter(character: string): string {
  const found = normalized.get(character)
  if (found !== undefined) return found
  const one = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  const result = invisible.test(character) ? '' : (simplified.get(one) ?? letters.get(one) ?? one)
  normalized.set(character, result)
  return result
}

/** Soft hyphens, joiners and direction marks, which are never typed and get lost in copied text. */
// oxlint-disable-next-line no-misleading-character-class -- each of them is meant alone
const invisible = /^[\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]$/
