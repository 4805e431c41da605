/**
 * Tokenizer: text -> terms.
 *
 * Chinese, Japanese and Korean text has no spaces, so its terms are bigrams of characters, which match at any position.
 * Other scripts have words; an identifier is indexed as a whole and by its parts.
 */
import { normalize } from './fold.ts'
import { isStopWord } from './stopWords.ts'

/** A run of letters and digits of one script: `MySQL到Kafka` is three runs. */
export type Run = {
  readonly kind: 'word' | 'cjk'
  /** Folded, case too. */
  readonly text: string
  /** With its case, for `partsOf`. */
  readonly written: string
}

const cjk =
  '\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{323af}'
const runs = new RegExp(`[${cjk}]+|(?:(?![${cjk}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const isCjk = new RegExp(`^[${cjk}]`, 'u')
const letter = `(?:(?![${cjk}])[\\p{L}\\p{N}])`
/** From the first letter on: tried from each, a text without a space would take time quadratic in its length. */
const compounds = new RegExp(`(?<!${letter})${letter}+(?:[._-]${letter}+)+`, 'gu')

export function runsOf(text: string): readonly Run[] {
  return (normalize(text).match(runs) ?? []).map((written) => ({
    kind: isCjk.test(written) ? 'cjk' : 'word',
    text: written.toLowerCase(),
    written,
  }))
}

/** Identifiers and numbers with separators, `sql_policy`, the versions in them, `8.4` of `v8.4`, both of `8.0-8.4`, and `c++`. */
export function compoundsOf(text: string): readonly string[] {
  const whole = normalize(text)
  const found = (whole.match(compounds) ?? [])
    .map((compound) => compound.toLowerCase())
    .filter(({ length }) => length <= maxWordLength)
    .flatMap((compound) => [...new Set([compound, ...(compound.match(versions) ?? [])])])
  return [...found, ...signedIn(whole)]
}

/** The versions and signed letters in a text, and the text without them. */
export function signsIn(text: string): { readonly found: readonly string[]; readonly rest: string } {
  const whole = normalize(text)
  const rest = whole.replace(withLetter, ' ').replace(signed, ' ')
  return { found: [...(whole.match(versions) ?? []), ...signedIn(whole)], rest }
}
const signedIn = (text: string) => (text.match(signed) ?? []).map((found) => found.toLowerCase())
/** `C++`, `f#`: the letter alone says nothing. */
const signed = /(?<![\p{L}\p{N}])[a-z](?:\+\+|#)(?![\p{L}\p{N}])/giu
const versions = /(?<![\d.])\d+(?:\.\d+)+/g
const withLetter = new RegExp(`(?:(?<![\\p{L}\\p{N}])v)?${versions.source}`, 'giu')

/** `fieldVectors` -> `field`, `vectors`. Parts of two letters mean too little: `My` of `MySQL`. */
export function partsOf(written: string): readonly string[] {
  if (!camelCase.test(written)) return []
  return (written.match(camelCaseParts) ?? []).filter(({ length }) => length > 2).map((part) => part.toLowerCase())
}
const camelCase = /[a-z][A-Z]|[A-Z]{2}[a-z]/
const camelCaseParts = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g

/** The bigrams of a run, and its last character. So every character begins a term, and a prefix search for it finds all texts with it. */
export function bigramsOf(run: string): readonly string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

/** The terms a text is indexed by, without stop words; `keepAll` keeps them, for titles. */
export function termsOf(text: string, { keepAll }: { readonly keepAll: boolean }): readonly string[] {
  const terms: string[] = []
  for (const { kind, text: run, written } of runsOf(text)) {
    if (kind === 'cjk') terms.push(...bigramsOf(run))
    else if (run.length <= maxWordLength && (keepAll || !isStopWord(run))) terms.push(run, ...partsOf(written))
  }
  terms.push(...compoundsOf(text))
  return terms
}

/** Longer words are not indexed as terms; grams still find them. */
const maxWordLength = 40

/** The trigrams of a word, and the shorter ones at its end: `data` -> `dat`, `ata`, `ta`, `a`. */
export function gramsOf(word: string): readonly string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(index, index + gramLength))
}
export const gramLength = 3
