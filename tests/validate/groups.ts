/** Equal findings are one: a mistake of a layout is on every page. */
import type { Finding } from './checker.ts'
import type { Ignored } from './ignored.ts'

export type Group = {
  readonly first: Finding
  readonly count: number
  readonly files: ReadonlySet<string>
}

export type Groups = {
  add(findings: readonly Finding[]): void
  /** Errors first, and what is on most pages first. */
  all(): readonly Group[]
  /** How many findings each entry of the list stands for, those that stand for none included. */
  ignored(): readonly (readonly [Ignored, number])[]
}

const levels: readonly Finding['level'][] = ['error', 'warning', 'note']

export function createGroups(list: readonly Ignored[]): Groups {
  const groups = new Map<string, { first: Finding; count: number; files: Set<string> }>()
  const ignored = new Map(list.map((entry) => [entry, 0]))
  const addOne = (finding: Finding) => {
    const entry = list.find((each) => isMeant(each, finding))
    if (entry) return ignored.set(entry, ignored.get(entry)! + 1)
    const key = [finding.level, finding.message, finding.element].join('\n')
    const group = groups.get(key) ?? { first: finding, count: 0, files: new Set() }
    group.count++
    group.files.add(finding.file)
    return groups.set(key, group)
  }
  return {
    add: (findings) => findings.forEach(addOne),
    all: () => [...groups.values()].toSorted((a, b) => rank(a) - rank(b) || b.files.size - a.files.size),
    ignored: () => [...ignored],
  }
}

const rank = ({ first }: Group) => levels.indexOf(first.level)

const isMeant = ({ message, file, extract }: Ignored, finding: Finding) =>
  message.test(finding.message) && (file?.test(finding.file) ?? true) && (extract?.test(finding.extract) ?? true)
