/** Commands of npm as tabs that show them for other package managers, too: a fence with `npm2yarn`, or `<PackageManagers>`. */
import type { Code, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import convert from 'npm-to-yarn'
import type { Tab, Tabs } from './nodes.ts'

const managers = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const

/** Tabs of this name are switched together, those that writers make included: it is the name that Docusaurus gives them. */
const group = 'npm2yarn'

const word = /(?:^|\s)npm2yarn(?=\s|$)/

export const isForManagers = ({ meta }: Code): boolean => word.test(meta ?? '')

/** Tabs of one fence. What else its meta says is kept. */
export function managerTabs(code: Code): Tabs {
  const meta = (code.meta ?? '').replace(word, '').trim()
  const children = Object.entries(managers).map(([value, label]): Tab => {
    const shown = { ...code, meta, value: converted(code.value, value as keyof typeof managers) }
    return {
      type: 'tab',
      value,
      label,
      isDefault: value === 'npm',
      children: [shown],
      position: code.position,
    }
  })
  return { type: 'tabs', group, children, position: code.position }
}

/** What `<PackageManagers>` holds: lines of commands, or a fence of them. */
export function managersFrom(children: readonly RootContent[], position: Code['position']): Tabs {
  const commands = children.map((child) => toString(child)).join('\n')
  const fence = children.find(({ type }) => type === 'code') as Code | undefined
  return managerTabs({ lang: 'sh', ...fence, type: 'code', value: commands.trim(), position })
}

/** Line by line: comments and commands of other programs stay. */
const converted = (code: string, manager: keyof typeof managers): string =>
  manager === 'npm'
    ? code
    : code
        .split('\n')
        .map((line) => convertedLine(line, manager))
        .join('\n')

/** Of commands in one line each is converted by itself; the converter would move the signs between them. */
function convertedLine(line: string, manager: keyof typeof managers): string {
  if (line.trimStart().startsWith('#')) return line
  const parts = line.split(/(\s*(?:&&|\|\||;)\s*)/)
  const result = parts.map((part) => (/\bnp[mx]\b/.test(part) ? convert(part, manager) : part))
  // What it does not know it says in a line of its own, which would cut others in two.
  return parts.length > 1 && result.some((part) => part.includes('\n')) ? line : result.join('')
}
