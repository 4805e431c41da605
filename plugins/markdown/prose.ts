/** Tells prose from code with a scan, which is much cheaper than parsing. Lines end with a line feed. */

/** Whole lines of a text, line feeds included. */
export type Segment = { readonly code: boolean; readonly start: number; readonly end: number }

const fenceStart = /^(?:[ \t>]|[-*+] |\d{1,9}[.)] )*(`{3,}|~{3,})([^\n]*)$/

/** Splits a text into prose and fenced code, in order and without gaps. */
export function segmentsOf(text: string): readonly Segment[] {
  const segments: Segment[] = []
  const fences = /```|~~~/g
  let fence: string | undefined
  let start = 0
  for (let found = fences.exec(text); found; found = fences.exec(text)) {
    const lineStart = text.lastIndexOf('\n', found.index) + 1
    const feed = text.indexOf('\n', found.index)
    const next = feed === -1 ? text.length : feed + 1
    const line = text.slice(lineStart, feed === -1 ? next : feed)
    fences.lastIndex = next
    if (fence === undefined) {
      const opening = fenceStart.exec(line)
      if (!opening || (opening[1]![0] === '`' && opening[2]!.includes('`'))) continue
      if (lineStart > start) segments.push({ code: false, start, end: lineStart })
      fence = opening[1]!
      start = lineStart
    } else if (isClosingFence(line, fence)) {
      segments.push({ code: true, start, end: next })
      fence = undefined
      start = next
    }
  }
  if (start < text.length) segments.push({ code: fence !== undefined, start, end: text.length })
  return segments
}

const hiddenMdx = /^[ \t]*(`{3,}|~{3,})mdx-code-block[ \t]*\n([^]{0,20000}?)\n[ \t]*\1[ \t]*$/gm

/** Docusaurus' way to hide MDX from other tools is a fence, which goes. Lines stay where they are. */
export const withHiddenMdx = (text: string): string =>
  text.includes('mdx-code-block') ? text.replace(hiddenMdx, (_, _fence, inside: string) => `\n${inside}\n`) : text

/** The prose of a text, in pieces. */
export function proseOf(text: string): readonly string[] {
  return segmentsOf(text)
    .filter(({ code }) => !code)
    .map(({ start, end }) => text.slice(start, end))
}

/** Rewrites the prose and leaves fenced code and code spans as they are. */
export function mapProse(text: string, replace: (prose: string) => string): string {
  return segmentsOf(text)
    .map(({ code, start, end }) => (code ? text.slice(start, end) : mapOutsideSpans(text.slice(start, end), replace)))
    .join('')
}

/** Rewrites what begins in prose; spans of code may be in it. `pattern` is global. */
export function replaceBetweenSpans(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): string {
  const parts = segmentsOf(text).map(({ code, start, end }) => {
    const prose = text.slice(start, end)
    if (code) return prose
    const spans = prose.includes('`') ? spansOf(prose) : []
    let result = ''
    let from = 0
    let next = 0
    for (const match of prose.matchAll(pattern)) {
      while (next < spans.length && spans[next]!.end <= match.index) next++
      if (next < spans.length && spans[next]!.start < match.index) continue
      result += prose.slice(from, match.index) + replace(match)
      from = match.index + match[0].length
    }
    return result + prose.slice(from)
  })
  return parts.join('')
}

function isClosingFence(line: string, fence: string): boolean {
  const bare = line.replace(/^[ \t>]+/, '').trimEnd()
  return bare.length >= fence.length && bare === fence[0]!.repeat(bare.length)
}

function mapOutsideSpans(prose: string, replace: (prose: string) => string): string {
  if (!prose.includes('`')) return replace(prose)
  let result = ''
  let from = 0
  for (const { start, end } of spansOf(prose)) {
    result += replace(prose.slice(from, start)) + prose.slice(start, end)
    from = end
  }
  return result + replace(prose.slice(from))
}

/** Code spans: a run of back ticks up to the next run of the same length, within one block of lines. */
function spansOf(prose: string): readonly { start: number; end: number }[] {
  const runs = [...prose.matchAll(/`+|\n[ \t>]*\n/g)].map((match) => ({
    at: match.index,
    length: match[0].length,
    tick: match[0][0] === '`',
  }))
  // The next run of each length, found from the end, so that the time is linear in the number of runs.
  const partner = Array.from<number>({ length: runs.length }).fill(-1)
  const nextOf = new Map<number, number>()
  for (let index = runs.length - 1; index >= 0; index--) {
    const { tick, length } = runs[index]!
    if (!tick) nextOf.clear()
    else {
      partner[index] = nextOf.get(length) ?? -1
      nextOf.set(length, index)
    }
  }
  const spans: { start: number; end: number }[] = []
  for (let index = 0; index < runs.length; index++) {
    const closing = partner[index]!
    if (closing === -1) continue
    spans.push({ start: runs[index]!.at, end: runs[closing]!.at + runs[closing]!.length })
    index = closing
  }
  return spans
}
