/** Part of a file of code: some of its lines, or what stands between `#region name` and `#endregion`, moved to the left. */

export type Excerpt =
  | { readonly code: string }
  | { readonly lack: 'lines'; readonly count: number }
  | { readonly lack: 'region'; readonly known: readonly string[] }

/** `#region name`, in a comment of any language. Without its `#` it may be code: `--region us-east-1`. */
const region =
  /^\s*(?:\/\/|\/\*|<!--|--|;|%)?\s*#\s?(?<end>end)?region\b[ \t]*(?<name>[^\s*>-][^\s*>]*)?[ \t]*(?:\*\/|-->)?\s*$/

/** `fragment`: `L3`, `L3-L9`, the name of a region, or nothing for all but the marks of regions. */
export function excerptOf(text: string, fragment: string): Excerpt {
  const lines = text.replace(/\n+$/, '').split('\n')
  const asked = /^L(\d{1,7})(?:-L?(\d{1,7}))?$/.exec(fragment)
  if (asked) {
    const [first, last] = [Number(asked[1]), Number(asked[2] ?? asked[1])]
    if (first < 1 || last < first || last > lines.length) return { lack: 'lines', count: lines.length }
    return { code: toLeft(lines.slice(first - 1, last)) }
  }
  const found = regionsIn(lines)
  if (!fragment) return { code: toLeft(found.rest) }
  const inside = found.regions.get(fragment)
  return inside ? { code: toLeft(inside) } : { lack: 'region', known: [...found.regions.keys()] }
}

/** Regions may stand within each other; a name that is used again goes on where it was. */
function regionsIn(lines: readonly string[]) {
  const regions = new Map<string, string[]>()
  const open: string[] = []
  const rest: string[] = []
  for (const line of lines) {
    const mark = line.includes('region') ? region.exec(line)?.groups : undefined
    if (mark?.['end']) open.pop()
    else if (mark) {
      const name = mark['name'] ?? ''
      open.push(name)
      if (!regions.has(name)) regions.set(name, [])
    } else {
      rest.push(line)
      for (const name of new Set(open)) regions.get(name)!.push(line)
    }
  }
  return { regions, rest }
}

function toLeft(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length)
  const width = widths.length ? Math.min(...widths) : 0
  return lines
    .map((line) => line.slice(width).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}
