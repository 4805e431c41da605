/** `:::steps` and `:::cards`: lists with a class. They stay lists, so they read well without a style sheet. */
import type { List, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'

/** What each directive may hold, as a hint for the writer. */
const requirements = {
  steps: 'It holds one numbered list.',
  cards: 'It holds one list, and each entry begins with a link.',
}

export type ListDirective = keyof typeof requirements

export const isListDirective = (name: string): name is ListDirective => Object.hasOwn(requirements, name)

export function listFromDirective(node: ContainerDirective, name: ListDirective, page: Page): RootContent[] {
  const [list, ...others] = node.children
  if (list?.type !== 'list' || others.length || !isValid[name](list)) {
    page.problems.push(messages.blockMisfilled(page.place(node), name, requirements[name]))
    return node.children as RootContent[]
  }
  return [{ ...list, data: { ...list.data, hProperties: { className: [name] } } }]
}

const isValid: Readonly<Record<ListDirective, (list: List) => boolean>> = {
  steps: (list) => list.ordered === true,
  cards: (list) =>
    list.children.every(({ children: [paragraph] }) => {
      if (paragraph?.type !== 'paragraph') return false
      return paragraph.children[0]?.type === 'link'
    }),
}
