/**
 * Text -> terms.
 *
 * Chinese, Japanese and Korean have no spaces: each character begins a term of two, so whatever is looked for, its
 * pairs are there. Other scripts have words; an identifier is its parts and the whole of it.
 */
import { narrow } from './fold.ts'
import { isStopWord } from './stopWords.ts'

/** A run of letters and digits. Scripts end each other: `MySQL到Kafka` is three runs. */
export type Run = {
  readonly kind: 'word' | 'cjk'
  /** Folded, case too. */
  readonly text: string
  /** As written, for `parts`. */
  readonly written: string
}

const cjk =
  '\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{323af}'
const runs = new RegExp(`[${cjk}]+|(?:(?![${cjk}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const isCjk = new RegExp(`^[${cjk}]`, 'u')
const compounds = new RegExp(`(?:(?![${cjk}])[\\p{L}\\p{N}])+(?:[._-](?:(?![${cjk}])[\\p{L}\\p{N}])+)+`, 'gu')

export function runsOf(text: string): readonly Run[] {
  return (narrow(text).match(runs) ?? []).map((written) => ({
    kind: isCjk.test(written) ? 'cjk' : 'word',
    text: written.toLowerCase(),
    written,
  }))
}

/** `sql_policy`, `8.0.36`: what is one thing although it has parts. */
export const compoundsOf = (text: string): readonly string[] =>
  (narrow(text).match(compounds) ?? [])
    .map((compound) => compound.toLowerCase())
    .filter(({ length }) => length <= longest)

/** `fieldVectors` -> `field`, `vectors`. Two letters say too little: `My` of `MySQL`. */
export function partsOf(written: string): readonly string[] {
  if (!humped.test(written)) return []
  return (written.match(humps) ?? []).filter(({ length }) => length > 2).map((part) => part.toLowerCase())
}
const humped = /[a-z][A-Z]|[A-Z]{2}[a-z]/
const humps = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g

/** The pairs of a run, and its last character: so that what begins with a character is all that has it. */
export function pairsOf(run: string): readonly string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

/** What a text is found by. Words that say nothing are left out where they are many: `keepAll` is for titles. */
export function termsOf(text: string, { keepAll }: { readonly keepAll: boolean }): readonly string[] {
  const terms: string[] = []
  for (const { kind, text: run, written } of runsOf(text)) {
    if (kind === 'cjk') terms.push(...pairsOf(run))
    else if (run.length <= longest && (keepAll || !isStopWord(run))) terms.push(run, ...partsOf(written))
  }
  terms.push(...compoundsOf(text))
  return terms
}

/** Nobody types a longer word; it is still found by its grams. */
const longest = 40

/** The parts of three characters a word has, and what is left at its end: `data` -> `dat`, `ata`, `ta`, `a`. */
export function gramsOf(word: string): readonly string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(index, index + gramLength))
}
export const gramLength = 3
