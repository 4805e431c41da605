/** Comments in code that mark lines: they say what to show and are not shown themselves. */

export type Mark = 'highlight' | 'add' | 'remove' | 'focus' | 'error' | 'warning'

export type Marked = {
  readonly code: string
  /** By line, 0-based. */ readonly marks: ReadonlyMap<number, ReadonlySet<Mark>>
}

/** `// x`, `# x`, `-- x`, `; x`, `<!-- x -->`, `{/* x *\/}`, `/* x *\/` */
const comment = (inside: string): RegExp =>
  new RegExp(String.raw`\s*(?:\{/\*|/\*|<!--|//|#|--|;|%)\s*(?:${inside})\s*(?:\*/\}|\*/|-->)?\s*$`)

const wholeLine = comment(String.raw`(?<order>highlight-next-line|highlight-start|highlight-end|highlight-line)`)
const atEnd = comment(
  String.raw`\[!code\s+(?<name>\+\+|--|focus|error|warning|highlight|hl)(?::(?<count>\d{1,4}))?\s*\]`,
)

const byName: Readonly<Record<string, Mark>> = {
  '++': 'add',
  '--': 'remove',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
  highlight: 'highlight',
  hl: 'highlight',
}

/** No line that carries a mark is as long as this. */
const longest = 2000

export function readMarks(code: string): Marked {
  if (!code.includes('highlight-') && !code.includes('[!code')) return { code, marks: new Map() }
  const kept: string[] = []
  const marks = new Map<number, Set<Mark>>()
  let within = false
  let next = false
  for (const line of code.split('\n')) {
    if (line.length > longest) {
      kept.push(line)
      continue
    }
    const order = wholeLine.exec(line)?.groups?.['order']
    if (order && line.replace(wholeLine, '').trim() === '') {
      if (order === 'highlight-next-line') next = true
      else within = order === 'highlight-start'
      continue
    }
    const { groups } = atEnd.exec(line) ?? {}
    const text = groups ? line.replace(atEnd, '') : line
    if (order || next || within) mark(kept.length, 'highlight')
    next = false
    if (groups) {
      const count = Number(groups['count'] ?? 1)
      // A mark alone on its line is about the lines below it.
      for (let offset = 0; offset < count; offset++) mark(kept.length + offset, byName[groups['name']!]!)
      if (text.trim() === '') continue
    }
    kept.push(order ? text.replace(wholeLine, '') : text)
  }
  return { code: kept.join('\n'), marks }

  function mark(line: number, name: Mark): void {
    marks.set(line, (marks.get(line) ?? new Set()).add(name))
  }
}
