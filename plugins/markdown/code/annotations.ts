import { mostWords, type MarkedWord } from './markedWords.ts'

/** Comments in code that say something of its lines: annotations. They are not shown. */

export type LineAnnotation = 'highlight' | 'add' | 'remove' | 'focus' | 'error' | 'warning'

export type AnnotatedCode = {
  readonly code: string
  /** By line, 0-based. */
  readonly annotations: ReadonlyMap<number, ReadonlySet<LineAnnotation>>
  readonly words: readonly MarkedWord[]
  /** What stands in `[!code …]` and means nothing; such comments are shown. */
  readonly unknown: readonly string[]
}

/** `// x`, `# x`, `-- x`, `; x`, `% x`, `! x`, `' x`, `rem x`, `<!-- x -->`, `{/* x *\/}`, `/* x *\/`, `(* x *)`, `*> x` */
const ofAny = {
  start: String.raw`(?:\{/\*|/\*|\(\*|<!--|//|#|--|;;?|%|!|['‘’]|\*>|\b[Rr][Ee][Mm]\b)`,
  end: String.raw`(?:\*/\}|\*/|\*\)|-->)?`,
}
/** Code in Markdown is shown as it is written, with the annotations of its own fences. */
const ofMarkdown = { start: String.raw`(?:\{/\*|<!--)`, end: String.raw`(?:\*/\}|-->)` }

const command = String.raw`(?<command>highlight-next-line|highlight-start|highlight-end|highlight-line)`
const note = String.raw`\[!code\s+(?<name>\+\+|--|focus|error|warning|highlight|hl)(?::(?<count>\d{1,4}))?\s*\]`
const word = String.raw`\[!code\s+word:(?<word>(?:\\.|[^:\]\\])+)(?::(?<lines>\d{1,4}))?\s*\]`
const strange = String.raw`\[!code\s+(?<strange>[^\]\s]+)\s*\]`

const patternsOf = ({ start, end }: typeof ofAny) => ({
  wholeLine: new RegExp(String.raw`\s*${start}\s*(?:${command})\s*${end}\s*$`),
  atEnd: new RegExp(String.raw`\s*${start}\s*(?:${note}|${word}|${strange})\s*${end}\s*$`),
})
const [any, markdown] = [patternsOf(ofAny), patternsOf(ofMarkdown)]

/** As writers spell them. */
export const annotationNames: readonly string[] = ['++', '--', 'focus', 'error', 'warning', 'highlight', 'word:x']

const byName: Readonly<Record<string, LineAnnotation>> = {
  '++': 'add',
  '--': 'remove',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
  highlight: 'highlight',
  hl: 'highlight',
}

/** Longer lines are not searched for annotations. */
const maxLine = 2000

/** `language` is that of the fence: `md` has comments of its own. */
export function readAnnotations(code: string, language?: string): AnnotatedCode {
  if (!code.includes('highlight-') && !code.includes('[!code')) return plain(code)
  const { wholeLine, atEnd } = /^(?:md|mdx|markdown)$/.test(language ?? '') ? markdown : any
  const kept: string[] = []
  const found: AnnotatedLines[] = []
  const words: MarkedWord[] = []
  const unknown: string[] = []
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
    const { groups: { strange, ...groups } = {} } = atEnd.exec(line) ?? {}
    if (strange) unknown.push(strange)
    const isNote = groups['name'] !== undefined || groups['word'] !== undefined
    const text = isNote ? line.replace(atEnd, '') : line
    if (command || next || within) found.push({ first: kept.length, count: 1, annotation: 'highlight' })
    next = false
    if (groups['name'])
      found.push({ first: kept.length, count: Number(groups['count'] ?? 1), annotation: byName[groups['name']]! })
    if (groups['word']) {
      const marked = groups['word'].replaceAll(/\\(.)/g, '$1')
      if (words.length === mostWords) unknown.push(`word:${marked}`)
      else words.push({ word: marked, first: kept.length, count: Number(groups['lines'] ?? Infinity) })
    }
    // An annotation alone on its line is about the lines below it.
    if (isNote && text.trim() === '') continue
    kept.push(command ? text.replace(wholeLine, '') : text)
  }
  return { code: kept.join('\n'), annotations: annotationsByLine(found, kept.length), words, unknown }
}

const plain = (code: string): AnnotatedCode => ({ code, annotations: new Map(), words: [], unknown: [] })

/** In the order of their first lines. */
type AnnotatedLines = { readonly first: number; readonly count: number; readonly annotation: LineAnnotation }

/** One way through the lines: annotations may cover each other any number of times. */
function annotationsByLine(found: readonly AnnotatedLines[], lineCount: number): AnnotatedCode['annotations'] {
  const annotations = new Map<number, ReadonlySet<LineAnnotation>>()
  const ends = new Map<LineAnnotation, number>()
  let next = 0
  for (let line = 0; line < lineCount; line++) {
    for (; found[next]?.first === line; next++) {
      const { first, count, annotation } = found[next]!
      ends.set(annotation, Math.max(ends.get(annotation) ?? 0, first + count))
    }
    const here = [...ends].filter(([, end]) => end > line).map(([annotation]) => annotation)
    if (here.length) annotations.set(line, new Set(here))
  }
  return annotations
}
