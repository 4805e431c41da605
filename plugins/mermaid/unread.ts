/** Lines that the library passes over without a word. */

type Lines = {
  /** What it reads, and what only decorates. */
  readonly known: readonly RegExp[]
  /** The first line of what has an end. */
  readonly opens: RegExp
  /** Of those, what holds members or attributes. */
  readonly block?: RegExp
}

const decoration = /^(?:direction|style|classDef|cssClass|linkStyle|click|link|callback|acc(?:Title|Descr)) /

const linesOf: Readonly<Record<string, Lines>> = {
  // Its other lines are read one by one.
  flowchart: { known: [/./], opens: /^subgraph\s/ },
  sequencediagram: {
    known: [
      /^(?:participant|actor)\s+\S/,
      /^note\s+(?:left of|right of|over)\s+[^:]+:\s*\S/i,
      /^(?:loop|alt|opt|par|critical|break|rect|else|and|end|box)(?![\w-])/,
      /^[^\s:<]+?\s*--?(?:>>?|[)x])\s*[+-]?[^\s:]+\s*:\s*\S/,
      /^(?:autonumber|activate|deactivate|create|destroy|title|links?|properties|acc(?:Title|Descr))(?![\w-])/,
    ],
    opens: /^(?:loop|alt|opt|par|critical|break|rect|box)(?![\w-])/,
  },
  statediagram: {
    known: [
      decoration,
      /^class\s/,
      /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*(?:\{|<<\w+>>)?$/u,
      /^(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*\S.*)?$/u,
      /^[\w\p{L}-]+\s*:\s*\S/u,
      /^\}$/,
    ],
    opens: /\{$/,
  },
  classdiagram: {
    known: [
      /^class\s+[^\s["]+(?:\s*~\w+~)?\s*(?:\{\s*(?:<<\w+>>\s*\})?)?$/,
      decoration,
      /^namespace\s+\S+\s*\{$/,
      /^\}$/,
      /^\S+\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.?|--)\s+(?:"[^"]*"\s+)?\S+(?:\s*:.*)?$/,
      /^[^\s:]+\s*:\s*\S/,
    ],
    opens: /\{$/,
    block: /^class\s/,
  },
  erdiagram: {
    known: [/^\S+\s*\{$/, decoration, /^\S+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+\S+\s*:\s*\S/],
    opens: /\{$/,
    block: /./,
  },
}

/** `lines` without the first one, as the library is given them. Throws where it would leave one out. */
export function refuseUnread(kind: string, lines: readonly string[]): void {
  const { known, opens, block } = linesOf[kind.replace(/-v2$/, '').replace(/^graph$/, 'flowchart')] ?? {}
  // The library says what is wrong with a first line of another kind.
  if (!known || !opens) return
  const open: string[] = []
  for (const line of lines.map((each) => each.trim()).filter((each) => each && !each.startsWith('%%'))) {
    const isInBlock = block?.test(open.at(-1) ?? '') ?? false
    if (/^(?:end|\})$/.test(line)) open.pop()
    else if (!isInBlock && !known.some((each) => each.test(line))) throw unread(line)
    else if (!isInBlock && opens.test(line)) open.push(line)
  }
  if (open.length) throw new Error(`"${open.at(-1)}" has no end.`)
}

export const unread = (line: string): Error => new Error(`This line cannot be read: "${line.trim()}".`)
