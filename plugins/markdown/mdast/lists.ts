/** `:::steps` and `:::cards`: a list that is more than a list, and stays one where no style sheet reaches. */
import type { List, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'

/** What a block holds. */
const wanted = {
  steps: 'It holds one numbered list.',
  cards: 'It holds one list, and each entry begins with a link.',
}

export type ListKind = keyof typeof wanted

export const isListKind = (name: string): name is ListKind => Object.hasOwn(wanted, name)

export function listOf(node: ContainerDirective, name: ListKind, page: Page): RootContent[] {
  const [list, ...others] = node.children
  if (list?.type !== 'list' || others.length || !fits[name](list)) {
    page.problems.push(messages.blockMisfilled(page.place(node), name, wanted[name]))
    return node.children as RootContent[]
  }
  return [{ ...list, data: { ...list.data, hProperties: { className: [name] } } }]
}

const fits: Readonly<Record<ListKind, (list: List) => boolean>> = {
  steps: (list) => list.ordered === true,
  cards: (list) =>
    list.children.every(({ children: [paragraph] }) => {
      if (paragraph?.type !== 'paragraph') return false
      return paragraph.children[0]?.type === 'link'
    }),
}
