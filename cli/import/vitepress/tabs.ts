/** Tabs of plugins: `:::tabs key:os` with `== Label` before what each of them holds, or with a `:::tab Label` around it. */
import { masked } from '../fences.ts'

const fence = /^(?<start>[ \t>]*)(?<colons>:{3,})[ \t]*(?<name>[\w-]+)?[ \t]*(?<rest>.*?)[ \t]*$/
const label = /^(?<start>[ \t>]*)(?:={2,}[ \t]*|@tab(?::\w+)?[ \t]+)(?<words>[^=\s].*?)[ \t]*$/

export const tabNames: ReadonlySet<string> = new Set(['tabs', 'tab'])

type Block = { readonly colons: number; readonly name: string; hasTab: boolean }

/** Lines are added: what tells of places comes before. */
export function withTabs(text: string): string {
  const open: Block[] = []
  const shown = masked(text).split('\n')
  const lines = text.split('\n').flatMap((line, index): readonly string[] => {
    const block = open.at(-1)
    const words = block?.name === 'tabs' && shown[index]!.trim() ? label.exec(line)?.groups : undefined
    if (block && words) {
      const end = block.hasTab ? [`${words['start']}</TabItem>`] : []
      block.hasTab = true
      return [...end, ...tabOf(words['start']!, words['words']!)]
    }
    const { start = '', colons, name, rest = '' } = (shown[index]!.includes(':::') && fence.exec(line)?.groups) || {}
    if (colons === undefined) return [line]
    if (name !== undefined) {
      open.push({ colons: colons.length, name, hasTab: false })
      const [, group] = /\bkey:(\S+)/.exec(rest) ?? []
      if (name === 'tab') return tabOf(start, rest)
      return [name === 'tabs' ? `${start}<Tabs${group ? ` groupId="${group}"` : ''}>` : line]
    }
    if (!block || colons.length < block.colons) return [line]
    open.pop()
    if (!tabNames.has(block.name)) return [line]
    const inside = block.hasTab || block.name === 'tab' ? ['', `${start}</TabItem>`] : []
    return [...inside, ...(block.name === 'tabs' ? [`${start}</Tabs>`] : [])]
  })
  return lines.join('\n')
}

const tabOf = (start: string, words: string): readonly string[] => [
  `${start}<TabItem value="${words.replaceAll('"', '&quot;')}">`,
  '',
]
