/** Container directives (`:::note`, `:::code-group`, `:::steps`) and GitHub's alerts (`> [!NOTE]`, as VitePress with a title). */
import type { Blockquote, PhrasingContent, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { suggest } from '../../../engine/errors/suggest.ts'
import type { CalloutKind } from '../types.ts'
import { readMeta } from '../code/meta.ts'
import * as messages from '../messages.ts'
import { tagAttribute, tagMisplaced } from '../tagMessages.ts'
import type { Page, Positioned } from '../page.ts'
import { isListBlock, listBlock } from './listBlocks.ts'
import type { Callout, Details, Tabs } from './nodes.ts'

const kinds = ['note', 'tip', 'info', 'warning', 'caution', 'danger'] as const satisfies readonly CalloutKind[]
export const calloutNames: readonly string[] = [...kinds, 'important']
export const blockNames = [...calloutNames, 'code-group', 'details', 'steps', 'cards', 'file-tree']
/** Further names of Docusaurus. */
const otherNames: Readonly<Record<string, CalloutKind>> = { secondary: 'note', success: 'tip' }

/** Attributes of each. `class` has an effect in Docusaurus only: looks are the site's. */
const attributes = ['id', 'class', 'title', 'open']

export function nodesFromDirective(node: ContainerDirective, page: Page): RootContent[] {
  const { id, ...others } = node.attributes ?? {}
  for (const name of Object.keys(others))
    if (!attributes.includes(name))
      page.problems.push(tagAttribute(page.place(node), `:::${node.name}`, name, attributes))
  const blocks = blockFromDirective(node, page)
  const [first, ...rest] = blocks
  if (!id || !first) return blocks
  return [
    { ...first, data: { ...first.data, hProperties: { ...first.data?.hProperties, id } } } as RootContent,
    ...rest,
  ]
}

function blockFromDirective(node: ContainerDirective, page: Page): RootContent[] {
  const [first, ...rest] = node.children
  const titled = first?.type === 'paragraph' && first.data?.['directiveLabel' as keyof typeof first.data]
  const children = titled ? rest : node.children
  // The option `verbose` of the parser adds the places of the fences.
  const fences = (node.data as { position?: { closing?: unknown } } | undefined)?.position
  if (fences && !fences.closing) page.problems.push(messages.directiveUnclosed(page.place(node), node.name))
  if (node.name === 'code-group') return [codeGroup(children, node, page)]
  if (isListBlock(node.name))
    return listBlock(node.name, { children: node.children, at: node, written: `:::${node.name}` }, page)
  const { title: named } = node.attributes ?? {}
  const title = titled ? first.children : named ? [{ type: 'text' as const, value: named }] : undefined
  if (node.name === 'details')
    return [createDetails({ summary: title, open: 'open' in (node.attributes ?? {}), children, at: node }, page)]
  return [createCallout({ name: node.name, title, children, at: node }, page)]
}

type Parts = { readonly children: RootContent[]; readonly at: Positioned }

export function createCallout(
  { name, title, children, at }: Parts & { readonly name: string; readonly title: PhrasingContent[] | undefined },
  page: Page,
): Callout {
  const kind = Object.hasOwn(otherNames, name) ? otherNames[name]! : name
  if (!blockNames.includes(kind))
    page.problems.push(messages.directiveUnknown(page.place(at), name, blockNames, suggest(name, blockNames)))
  return { type: 'callout', kind, title, children, position: at.position as Callout['position'] }
}

export function createDetails(
  { summary, open, children, at }: Parts & { readonly summary: PhrasingContent[] | undefined; readonly open: boolean },
  { labels }: Page,
): Details {
  const position = at.position as Details['position']
  const words = summary?.length ? summary : [{ type: 'text' as const, value: labels.details ?? 'Details' }]
  return {
    type: 'details',
    open,
    position,
    children: [{ type: 'summary', children: words, position }, ...children],
  }
}

/** Undefined for an ordinary quote. */
export function calloutFromAlert(node: Blockquote): Callout | undefined {
  const [first, ...rest] = node.children
  if (first?.type !== 'paragraph') return undefined
  const [text, ...inline] = first.children
  if (text?.type !== 'text') return undefined
  const match = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*/i.exec(text.value)
  if (!match) return undefined
  const [title, children] = firstLine([{ ...text, value: text.value.slice(match[0].length) }, ...inline])
  return {
    type: 'callout',
    kind: match[1]!.toLowerCase(),
    title: title.length ? title : undefined,
    children: children.length ? [{ ...first, children }, ...rest] : rest,
    position: node.position,
  }
}

/** What stands before the first end of a line that is not within something, and behind it. */
function firstLine(nodes: readonly PhrasingContent[]): readonly [line: PhrasingContent[], rest: PhrasingContent[]] {
  const at = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')))
  const last = nodes[at]
  const [before, behind] = [nodes.slice(0, at === -1 ? undefined : at), at === -1 ? [] : nodes.slice(at + 1)]
  if (last?.type !== 'text') return [before.filter(isVisible), behind]
  const feed = last.value.indexOf('\n')
  const part = (value: string) => ({ ...last, value })
  return [
    [...before, part(last.value.slice(0, feed).trimEnd())].filter(isVisible),
    [part(last.value.slice(feed + 1)), ...behind].filter(isVisible),
  ]
}

const isVisible = (node: PhrasingContent): boolean => node.type !== 'text' || node.value !== ''

/** Kind for the class, and default title. GitHub's `important` is shown as `info`. */
export function calloutDefaults(kind: string, page: Page): { kind: string; title: string } {
  const { callouts } = page.labels
  if (kind === 'important') return { kind: 'info', title: callouts.important }
  return { kind, title: Object.hasOwn(callouts, kind) ? callouts[kind as CalloutKind] : kind }
}

/** Code fences with titles become tabs. */
function codeGroup(children: readonly RootContent[], node: ContainerDirective, page: Page): Tabs {
  const tabs = children.flatMap((child) => {
    if (child.type !== 'code') {
      page.problems.push(
        tagMisplaced(
          page.place(child),
          ':::code-group',
          'It holds fenced code blocks only. Move everything else out of it.',
        ),
      )
      return []
    }
    const label = readMeta(child.meta ?? '').title ?? child.lang ?? 'text'
    const untitled = { ...child, meta: (child.meta ?? '').replace(/title=(?:"[^"]*"|'[^']*'|\S+)/, '') }
    return [
      { type: 'tab' as const, value: label, label, isDefault: false, children: [untitled], position: child.position },
    ]
  })
  return {
    type: 'tabs',
    group: undefined,
    children: tabs.map((tab, index) => ({ ...tab, isDefault: index === 0 })),
    position: node.position,
  }
}
