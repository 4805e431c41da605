/** Part of a file of code: some of its lines, or a region between `#region name` and `#endregion`, without its indentation. */
import { isBehindHidden, resolveFile } from '../../../engine/paths/paths.ts'
import { decodeUrl } from '../../../engine/paths/decodeUrl.ts'

export type Snippet =
  | { readonly code: string }
  | { readonly missing: 'lines'; readonly count: number }
  | { readonly missing: 'region'; readonly regions: readonly string[] }

/** `#region name` in a comment of any language. Without `#` it may be code: `--region us-east-1`. */
const region =
  /^\s*(?:\/\/|\/\*|<!--|--|;|%)?\s*#\s?(?<end>end)?region\b[ \t]*(?<name>[^\s*>-][^\s*>]*)?[ \t]*(?:\*\/|-->)?\s*$/

/** `fragment`: `L3`, `L3-L9`, the name of a region, or empty for the whole file without the comments that name regions. */
export function extractSnippet(text: string, fragment: string): Snippet {
  const lines = text.replace(/\n+$/, '').split('\n')
  const range = /^L(\d{1,7})(?:-L?(\d{1,7}))?$/.exec(fragment)
  if (range) {
    const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])]
    if (first < 1 || last < first || last > lines.length) return { missing: 'lines', count: lines.length }
    return { code: dedent(lines.slice(first - 1, last)) }
  }
  const found = regionsIn(lines)
  if (!fragment) return { code: dedent(found.rest) }
  const inside = found.regions.get(fragment)
  return inside ? { code: dedent(inside) } : { missing: 'region', regions: [...found.regions.keys()] }
}

/** Regions may be nested. Regions of the same name are joined. */
function regionsIn(lines: readonly string[]) {
  const regions = new Map<string, string[]>()
  const open: string[] = []
  const rest: string[] = []
  for (const line of lines) {
    const comment = line.includes('region') ? region.exec(line)?.groups : undefined
    if (comment?.['end']) open.pop()
    else if (comment) {
      const name = comment['name'] ?? ''
      open.push(name)
      if (!regions.has(name)) regions.set(name, [])
    } else {
      rest.push(line)
      for (const name of new Set(open)) regions.get(name)!.push(line)
    }
  }
  return { regions, rest }
}

function dedent(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length)
  const width = widths.length ? Math.min(...widths) : 0
  return lines
    .map((line) => line.slice(width).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

/** The file that a fence names with `file="./a.ts#L3-L9"`. */
type CodeTarget =
  | { readonly kind: 'outside' }
  /** Files and folders whose name begins with a dot often hold secrets, and pages are public. */
  | { readonly kind: 'hidden' }
  /** `fragment` is decoded and has no `#`. */
  | { readonly kind: 'file'; readonly file: string; readonly fragment: string }

export function resolveCodeFile(target: string, from: string): CodeTarget {
  const [path = '', fragment = ''] = target.split('#', 2)
  const file = resolveFile(from, decodeUrl(path))
  if (file === undefined) return { kind: 'outside' }
  if (isBehindHidden(file)) return { kind: 'hidden' }
  return { kind: 'file', file, fragment: decodeUrl(fragment) }
}
