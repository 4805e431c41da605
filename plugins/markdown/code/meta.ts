/** What follows the language of a code fence: `title="a.sh" {1,3-5} showLineNumbers=5 wrap`. */

export type Meta = {
  readonly title: string | undefined
  /** Lines to highlight: pairs of first and last, 1-based. */
  readonly ranges: readonly (readonly [number, number])[]
  /** Number of the first line, if numbers are to be shown. */
  readonly firstNumber: number | undefined
  readonly wrap: boolean
  readonly noCopy: boolean
}

const none: Meta = { title: undefined, ranges: [], firstNumber: undefined, wrap: false, noCopy: false }

export function readMeta(meta: string): Meta {
  if (!meta) return none
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta)
  const rest = title ? meta.replace(title[0], ' ') : meta
  const numbers = /(?:^|\s)showLineNumbers(?:=["']?(\d{1,7})["']?)?(?=\s|$)/.exec(rest)
  return {
    title: title ? (title[1] ?? title[2] ?? title[3]) || undefined : undefined,
    ranges: rangesOf(/\{([\d,\s-]*)\}/.exec(rest)?.[1] ?? ''),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
    wrap: /(?:^|\s)wrap(?=\s|$)/.test(rest),
    noCopy: /(?:^|\s)noCopy(?=\s|$)/.test(rest),
  }
}

function rangesOf(list: string): readonly (readonly [number, number])[] {
  return list.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part)
    return match ? [[Number(match[1]), Number(match[2] ?? match[1])] as const] : []
  })
}
