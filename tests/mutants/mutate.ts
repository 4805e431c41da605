/** Source -> all mutants of it, in the order of their places. */
import { operators, type Edit } from './operators.ts'
import { nodesOf, parses } from './syntax.ts'

export type Mutant = Edit & {
  readonly file: string
  /** Both counted from 1. */
  readonly line: number
  readonly column: number
  readonly before: string
  /** Of the whole file. */
  readonly source: string
}

export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const edits = nodesOf(file, source)
    .flatMap((place) => operators[place.node.type]?.({ ...place, source }) ?? [])
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
  const seen = new Set([source])
  return edits.flatMap((edit): Mutant[] => {
    const changed = source.slice(0, edit.start) + edit.text + source.slice(edit.end)
    if (seen.has(changed) || !parses(file, changed)) return []
    seen.add(changed)
    const above = source.slice(0, edit.start).split('\n')
    const before = source.slice(edit.start, edit.end)
    return [{ ...edit, file, line: above.length, column: above.at(-1)!.length + 1, before, source: changed }]
  })
}

/** Stays the same while the text of the file does. */
export const keyOf = ({ start, end, text }: Edit): string => `${start}-${end} ${text}`
