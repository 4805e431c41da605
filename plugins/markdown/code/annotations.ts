/** Comments in code that mark lines. They are not shown. */

export type Mark = 'highlight' | 'add' | 'remove' | 'focus' | 'error' | 'warning'

export type Marked = {
  readonly code: string
  /** By line, 0-based. */ readonly marks: ReadonlyMap<number, ReadonlySet<Mark>>
}

/** `// x`, `# x`, `-- x`, `; x`, `<!-- x -->`, `{/* x *\/}`, `/* x *\/` */
const ofAny = { start: String.raw`(?:\{/\*|/\*|<!--|//|#|--|;|%)`, end: String.raw`(?:\*/\}|\*/|-->)?` }
/** Code in Markdown is shown as it is written, with the marks of its own fences. */
const ofMarkdown = { start: String.raw`(?:\{/\*|<!--)`, end: String.raw`(?:\*/\}|-->)` }

const command = String.raw`(?<command>highlight-next-line|highlight-start|highlight-end|highlight-line)`
const note = String.raw`\[!code\s+(?<name>\+\+|--|focus|error|warning|highlight|hl)(?::(?<count>\d{1,4}))?\s*\]`

const patternsOf = ({ start, end }: typeof ofAny) => ({
  wholeLine: new RegExp(String.raw`\s*${start}\s*(?:${command})\s*${end}\s*$`),
  atEnd: new RegExp(String.raw`\s*${start}\s*(?:${note})\s*${end}\s*$`),
})
const [any, markdown] = [patternsOf(ofAny), patternsOf(ofMarkdown)]

const byName: Readonly<Record<string, Mark>> = {
  '++': 'add',
  '--': 'remove',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
  highlight: 'highlight',
  hl: 'highlight',
}

/** Longer lines are not searched for marks. */
const maxLine = 2000

/** `language` is that of the fence: `md` has comments of its own. */
export function readMarks(code: string, language?: string): Marked {
  if (!code.includes('highlight-') && !code.includes('[!code')) return { code, marks: new Map() }
  const { wholeLine, atEnd } = /^(?:md|mdx|markdown)$/.test(language ?? '') ? markdown : any
  const kept: string[] = []
  const marked: MarkedLines[] = []
  let within = false
  let next = false
  for (const line of code.split('\n')) {
    if (line.length > maxLine) {
      kept.push(line)
      continue
    }
    const command = wholeLine.exec(line)?.groups?.['command']
    if (command && line.replace(wholeLine, '').trim() === '') {
      if (command === 'highlight-next-line') next = true
      else within = command === 'highlight-start'
      continue
    }
    const { groups } = atEnd.exec(line) ?? {}
    const text = groups ? line.replace(atEnd, '') : line
    if (command || next || within) marked.push({ first: kept.length, count: 1, mark: 'highlight' })
    next = false
    if (groups) {
      // A mark alone on its line marks the lines below it.
      marked.push({ first: kept.length, count: Number(groups['count'] ?? 1), mark: byName[groups['name']!]! })
      if (text.trim() === '') continue
    }
    kept.push(command ? text.replace(wholeLine, '') : text)
  }
  return { code: kept.join('\n'), marks: marksByLine(marked, kept.length) }
}

/** In the order of their first lines. */
type MarkedLines = { readonly first: number; readonly count: number; readonly mark: Mark }

/** One way through the lines: marks may cover each other any number of times. */
function marksByLine(marked: readonly MarkedLines[], lineCount: number): ReadonlyMap<number, ReadonlySet<Mark>> {
  const marks = new Map<number, ReadonlySet<Mark>>()
  const ends = new Map<Mark, number>()
  let next = 0
  for (let line = 0; line < lineCount; line++) {
    for (; marked[next]?.first === line; next++) {
      const { first, count, mark } = marked[next]!
      ends.set(mark, Math.max(ends.get(mark) ?? 0, first + count))
    }
    const here = [...ends].filter(([, end]) => end > line).map(([mark]) => mark)
    if (here.length) marks.set(line, new Set(here))
  }
  return marks
}
