/** Where a Chinese line may end: it has no spaces, and a browser would end it within a word. */

const chinese = /\p{Script=Han}/u
const endsChinese = /\p{Script=Han}$/u
const segmenter = /* @__PURE__ */ new Intl.Segmenter('zh', { granularity: 'word' })

/** Words of one character that belong to what follows. */
const leading = new Set('与和或及到把用从在将让为不')

/**
 * A Latin word and the Chinese one after it stay together: a space between them is no place to end a line, unless what follows
 * belongs to what comes next. Nor is the space before a dash.
 */
export const withNoBreakSpaces = (text: string): string =>
  text.replace(/(?<=[\p{Script=Latin}\d]) (\p{Script=Han})| (?=[-–—] )/gu, (space, next = '') =>
    leading.has(next) ? space : `\u00A0${next}`,
  )

export const isChinese = (text: string): boolean => chinese.test(text)

/** `real-time`, and a day such as `2026-01-16`; for `split`, which keeps it. Longer ones may not fit a line. */
export const hyphenatedWord = /(?<![\p{L}-])(\p{L}{1,12}-\p{L}{1,12}|\d{4}-\d\d-\d\d)(?![\p{L}-])/u

export const clausesOf = (text: string): readonly string[] => text.split(/(?<=[，、：；。？！])(?=.)/)

/** Pieces of a clause that stay whole. A dictionary knows no names: what it leaves of one character goes to its neighbour. */
export function wordsOf(clause: string): readonly string[] {
  const words: string[] = []
  let isOpen = true
  for (const { segment } of segmenter.segment(clause)) {
    const last = words.at(-1) ?? ''
    const isSingle = [...segment].length === 1 && chinese.test(segment)
    const isBreak = endsChinese.test(last) && chinese.test(segment[0]!) && !isOpen
    const leads = isSingle && (leading.has(segment) || !endsChinese.test(last))
    if (words.length && (!isBreak || (isSingle && !leads))) words[words.length - 1] += segment
    else words.push(segment)
    isOpen = leads
  }
  return words
}
