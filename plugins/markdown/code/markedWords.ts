/** Words that a comment marks in coloured code: `[!code word:port]` there and below, `[!code word:port:2]` in two lines. */

export type MarkedWord = {
  readonly word: string
  /** Line, 0-based. */
  readonly first: number
  /** Lines. */
  readonly count: number
}

/** Each is looked for in each line below it. */
export const mostWords = 100

export function withMarkedWords(lines: readonly string[], words: readonly MarkedWord[]): readonly string[] {
  if (!words.length) return lines
  return lines.map((line, index) => markIn(line, wordsOf(index, words)))
}

/** Those that are marked in a line. */
export const wordsOf = (line: number, words: readonly MarkedWord[]): ReadonlySet<string> =>
  new Set(words.filter(({ first, count }) => first <= line && line < first + count).map(({ word }) => word))

/** Where they are in a text, from character to character. */
export function markedIn(text: string, words: ReadonlySet<string>): readonly (readonly [start: number, end: number])[] {
  const isMarked = new Uint8Array(text.length + 1)
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      isMarked.fill(1, at, at + word.length)
  const found: (readonly [number, number])[] = []
  for (let start = isMarked.indexOf(1); start >= 0; start = isMarked.indexOf(1, found.at(-1)![1]))
    found.push([start, isMarked.indexOf(0, start)])
  return found
}

/** A word may begin in one element and end in another: each has a mark of its own. */
function markIn(html: string, words: ReadonlySet<string>): string {
  if (!words.size) return html
  const parts = html.match(/<[^>]*>|&\w+;|[^<&]/g) ?? []
  const text = parts.map((part) => (isTag(part) ? '' : (references[part] ?? part))).join('')
  const isMarked = new Uint8Array(text.length)
  for (const range of markedIn(text, words)) isMarked.fill(1, ...range)
  let [marked, place, isOpen] = ['', 0, false]
  const setOpen = (wanted: boolean) => {
    if (wanted !== isOpen) marked += wanted ? '<mark>' : '</mark>'
    isOpen = wanted
  }
  for (const part of parts) {
    setOpen(!isTag(part) && isMarked[place++] === 1)
    marked += part
  }
  setOpen(false)
  return marked
}

const isTag = (part: string): boolean => part.length > 1 && part.startsWith('<')

/** Of text between tags; each is one character. */
const references: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<' }
