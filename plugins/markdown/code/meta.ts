/** The meta of a code fence, behind its language: `title="a.sh" {1,3-5} showLineNumbers=5 wrap file="./a.sh#setup"`. */
import { suggest } from '../../../engine/errors/suggest.ts'

export type Meta = {
  readonly title: string | undefined
  /** File with the code. */
  readonly file: string | undefined
  /** Lines to highlight: pairs of first and last, 1-based. */
  readonly ranges: readonly (readonly [number, number])[]
  /** Number of the first line, if numbers are to be shown. */
  readonly firstNumber: number | undefined
  readonly wrap: boolean
  readonly noCopy: boolean
}

const none: Meta = { title: undefined, file: undefined, ranges: [], firstNumber: undefined, wrap: false, noCopy: false }

export function readMeta(meta: string): Meta {
  if (!meta) return none
  const [title, withoutTitle] = extractAttribute('title', meta)
  const [file, rest] = extractAttribute('file', withoutTitle)
  const numbers = /(?:^|\s)showLineNumbers(?:=["']?(\d{1,7})["']?|\{(\d{1,7})\})?(?=\s|$)/.exec(rest)
  return {
    title,
    file,
    // Behind a word they are about something else: `collapse={1-5}`.
    ranges: rangesOf(/(?:^|\s)\{([\d,\s-]*)\}/.exec(rest)?.[1] ?? ''),
    firstNumber: numbers ? Number(numbers[1] ?? numbers[2] ?? 1) : undefined,
    wrap: /(?:^|\s)wrap(?=\s|$)/.test(rest),
    noCopy: /(?:^|\s)noCopy(?=\s|$)/.test(rest),
  }
}

export type MetaSlips = {
  /** Ranges whose end comes before their start. */
  readonly reversed: readonly (readonly [first: number, last: number])[]
  /** Words that are nearly a key, or one elsewhere. Others may be for plugins. */
  readonly misspelt: readonly (readonly [word: string, nearest: string | undefined, hint: string | undefined])[]
}

const keys = ['title', 'file', 'showLineNumbers', 'wrap', 'noCopy']

const folded = 'Put the block between ":::details" and ":::".'

/** Words of other tools -> what to write here. */
const wordsElsewhere: ReadonlyMap<string, string> = new Map([
  ['collapse', folded],
  ['del', 'Write // [!code --] at the end of the line.'],
  ['expandable', folded],
  ['filename', 'Here it is "title".'],
  ['fold', folded],
  ['ins', 'Write // [!code ++] at the end of the line.'],
  ['line-numbers', 'Here it is "showLineNumbers".'],
  ['lineNumbers', 'Here it is "showLineNumbers".'],
  ['lines', 'Here it is "showLineNumbers".'],
  ['mark', 'Write the lines without a word: {2,4-6}.'],
  ['startLineNumber', 'Write the number of the first line as showLineNumbers=5.'],
])

export function metaSlips(meta: string): MetaSlips {
  const words = meta
    .replace(/(=)(?:"[^"]*"|'[^']*'|\S+)/g, '$1')
    .replace(/\{[^}]*\}|=/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return {
    reversed: readMeta(meta).ranges.filter(([first, last]) => last < first),
    misspelt: words.flatMap((word) => {
      const nearest = keys.includes(word) ? undefined : suggest(word, keys)
      const hint = wordsElsewhere.get(word)
      return nearest || hint ? [[word, nearest, hint] as const] : []
    }),
  }
}

/** For fences whose code is in place. */
export const removeFileAttribute = (meta: string): string => extractAttribute('file', meta)[1].replace(/\s+$/, '')

/** The value of `name="value"`, and what is left without it. */
function extractAttribute(name: string, meta: string): readonly [value: string | undefined, rest: string] {
  const found = new RegExp(String.raw`(?:^|\s)${name}=(?:"([^"]*)"|'([^']*)'|(\S+))`).exec(meta)
  return found ? [(found[1] ?? found[2] ?? found[3]) || undefined, meta.replace(found[0], ' ')] : [undefined, meta]
}

function rangesOf(list: string): readonly (readonly [number, number])[] {
  return list.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part)
    return match ? [[Number(match[1]), Number(match[2] ?? match[1])] as const] : []
  })
}
