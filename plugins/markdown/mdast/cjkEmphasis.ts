/**
 * Emphasis in Chinese, Japanese and Korean. CommonMark looks whether a delimiter has punctuation or a letter beside it;
 * beside one of these scripts micromark's extension looks less closely, so that `**注意：**先备份` is strong.
 */

/** More characters than the extension takes for such. */
const cjk = /[\u1100-\u11ff\u20a9\u2300-\u23ff\u2e80-\ud7ff\uf900-\uffff]/
const punctuation = /[\p{P}\p{S}]/u
const variationSelector = /[\ufe00-\ufe0f\udb40]/

type Run = {
  readonly marks: string
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

/** Whether the extension may read a text in another way than CommonMark does. */
export function hasCjkEmphasis(text: string): boolean {
  if (!cjk.test(text)) return false
  if (variationSelector.test(text)) return true
  return text.split(/\n[ \t>]*(?=\n)/).some((block) => {
    const runs = runsOf(block)
    return runs.some(isUncertain) && !arePairs(runs, block)
  })
}

/** Those that may be delimiters. */
const runsOf = (block: string): readonly Run[] =>
  [...block.matchAll(/\*+|_+|~+/g)]
    .map(({ 0: marks, index: start }) => {
      const end = start + marks.length
      return { marks, start, end, before: block[start - 1] ?? ' ', after: block[end] ?? ' ' }
    })
    .filter(({ before, after }) => !isSpace(before) || !isSpace(after))

const isSpace = (character: string): boolean => /\s/.test(character)
const isPunctuation = (character: string): boolean => punctuation.test(character)

/** Between punctuation and a letter, one of which is Chinese. */
const isUncertain = ({ before, after }: Run): boolean =>
  !isSpace(before) &&
  !isSpace(after) &&
  isPunctuation(before) !== isPunctuation(after) &&
  (cjk.test(before) || cjk.test(after))

/** Stars that begin emphasis and stars that end it, by turns, on one line without anything else: both ways read the same. */
function arePairs(runs: readonly Run[], block: string): boolean {
  if (runs.some((run) => !run.marks.startsWith('*') && isUncertain(run)) || /:\/\/|www\.|@/i.test(block)) return false
  const stars = runs.filter(({ marks }) => marks.startsWith('*'))
  return stars.every((run, index) => {
    if (index % 2) return canEnd(run)
    const end = stars[index + 1]
    if (run.marks !== end?.marks || run.marks.length > 2 || !canBegin(run)) return false
    return !/[`[\]()<>\\|_~\n]/.test(block.slice(run.start - 1, end.start))
  })
}

const canBegin = ({ before, after }: Run): boolean => !isSpace(after) && (!isPunctuation(after) || isSpace(before))
const canEnd = ({ before, after }: Run): boolean => !isSpace(before) && (!isPunctuation(before) || isSpace(after))
