/** What follows the language of a code fence: `title="a.sh" {1,3-5} showLineNumbers=5 wrap file="./a.sh#setup"`. */

export type Meta = {
  readonly title: string | undefined
  /** Where the code is, if not in the fence. */
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
  const [title, withoutTitle] = taken('title', meta)
  const [file, rest] = taken('file', withoutTitle)
  const numbers = /(?:^|\s)showLineNumbers(?:=["']?(\d{1,7})["']?)?(?=\s|$)/.exec(rest)
  return {
    title,
    file,
    ranges: rangesOf(/\{([\d,\s-]*)\}/.exec(rest)?.[1] ?? ''),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
    wrap: /(?:^|\s)wrap(?=\s|$)/.test(rest),
    noCopy: /(?:^|\s)noCopy(?=\s|$)/.test(rest),
  }
}

/** For those who have the code. */
export const withoutFile = (meta: string): string => taken('file', meta)[1].replace(/\s+$/, '')

/** The value of `name="value"`, and what is left without it. */
function taken(name: string, meta: string): readonly [value: string | undefined, rest: string] {
  const found = new RegExp(String.raw`(?:^|\s)${name}=(?:"([^"]*)"|'([^']*)'|(\S+))`).exec(meta)
  return found ? [(found[1] ?? found[2] ?? found[3]) || undefined, meta.replace(found[0], ' ')] : [undefined, meta]
}

function rangesOf(list: string): readonly (readonly [number, number])[] {
  return list.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part)
    return match ? [[Number(match[1]), Number(match[2] ?? match[1])] as const] : []
  })
}
