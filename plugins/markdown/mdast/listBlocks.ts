/**
 * Steps, cards and trees of files, as `:::steps` or `<Steps>`: lists with a class. They stay lists, so they read well without
 * a style sheet.
 */
import type { Heading, List, ListItem, PhrasingContent, RootContent } from 'mdast'
import * as messages from '../messages.ts'
import type { Page, Positioned } from '../page.ts'
import { fileTree } from './fileTree.ts'

/** What each block may hold, as a hint for the writer. */
const requirements = {
  steps: 'It holds one numbered list, or a heading for each step with what belongs to it.',
  cards: 'It holds one list, and each entry begins with a link; or <Card> blocks.',
  'file-tree': 'It holds one list of names; what a folder holds is a list below its name.',
}

export type ListBlock = keyof typeof requirements

export const isListBlock = (name: string): name is ListBlock => Object.hasOwn(requirements, name)

type Parts = { readonly children: readonly RootContent[]; readonly at: Positioned; readonly written: string }

/** The list of a block. `written` is how it is spelled. Reports other content, which then stays as it is. */
export function listBlock(name: ListBlock, { children, at, written }: Parts, page: Page): RootContent[] {
  const list = makers[name](children)
  if (list) return [{ ...list, data: { ...list.data, hProperties: { className: [name] } } }]
  page.problems.push(messages.blockMisfilled(page.place(at), written, requirements[name]))
  return [...children]
}

const makers: Readonly<Record<ListBlock, (children: readonly RootContent[]) => List | undefined>> = {
  steps: (children) => {
    const list = onlyList(children)
    return list?.ordered ? list : stepsByHeading(children)
  },
  cards: (children) => {
    const list = onlyList(children)
    if (list) return list.children.every(beginsWithLink) || isCards(list) ? list : undefined
    if (!children.length || !children.every(isCards)) return undefined
    return { ...children[0]!, children: children.flatMap((cards) => (isCards(cards) ? cards.children : [])) }
  },
  'file-tree': (children) => {
    const list = onlyList(children)
    return list && fileTree(list)
  },
}

function onlyList(children: readonly RootContent[]): List | undefined {
  const [list, ...others] = children
  return list?.type === 'list' && !others.length ? list : undefined
}

const beginsWithLink = ({ children: [paragraph] }: ListItem): boolean =>
  paragraph?.type === 'paragraph' && paragraph.children[0]?.type === 'link'

const isCards = (node: RootContent): node is List =>
  node.type === 'list' && node.data?.hProperties?.['className']?.toString() === 'cards'

/** A step for each heading of the level of the first one, with what follows it. */
function stepsByHeading(children: readonly RootContent[]): List | undefined {
  const [first] = children
  if (first?.type !== 'heading') return undefined
  const levels = children.flatMap((child) => (child.type === 'heading' ? [child.depth] : []))
  if (levels.some((level) => level < first.depth)) return undefined
  const isStart = (child: RootContent): child is Heading => child.type === 'heading' && child.depth === first.depth
  const items: ListItem[] = []
  for (const child of children) {
    if (isStart(child)) items.push(itemOf([child]))
    else items.at(-1)!.children.push(child as ListItem['children'][number])
  }
  return { type: 'list', ordered: true, spread: true, children: items }
}

type Card = {
  readonly title: string
  readonly href: string | undefined
  readonly children: readonly RootContent[]
  readonly at: Positioned
}

/** Cards with one card: `<Cards>` joins those it holds, and a card by itself is a list of one. */
export function createCard({ title, href, children, at }: Card): List {
  const position = at.position as List['position']
  const words: PhrasingContent = { type: 'text', value: title, position }
  const head: PhrasingContent =
    href === undefined
      ? { type: 'strong', children: [words], position }
      : { type: 'link', url: href, children: [words], position }
  return {
    type: 'list',
    ordered: false,
    spread: true,
    children: [itemOf([{ type: 'paragraph', children: [head], position }, ...children])],
    data: { hProperties: { className: ['cards'] } },
    position,
  }
}

const itemOf = (children: readonly RootContent[]): ListItem => ({
  type: 'listItem',
  spread: true,
  children: [...children] as ListItem['children'],
  position: children[0]!.position,
})
