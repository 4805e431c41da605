/** `{frontMatter.title}` in a sentence is known without running anything, so headings, titles and search have its text. */
import type { Root } from 'mdast'
import { replaceNodes } from './mdast/replaceNodes.ts'
import type { Page } from './page.ts'

type Attributes = Readonly<Record<string, unknown>>

const expression = /^\s*(front[Mm]atter)\.(\w+)\s*$/

/** Changes the tree in place, but for names that the page declares itself. */
export function showFrontMatter(tree: Root, { attributes, imported }: Page): void {
  replaceNodes(tree, (node) => {
    const [, name, key] = node.type === 'mdxTextExpression' ? (expression.exec(node.value) ?? []) : []
    const text = name !== undefined && !imported.has(name) ? textOf(attributes, key!) : undefined
    return text === undefined ? undefined : { type: 'text', value: text, position: node.position }
  })
}

/** The same in a text that nobody has parsed. */
export const withFrontMatter = (text: string, attributes: Attributes): string =>
  text.replaceAll(/\{\s*front[Mm]atter\.(\w+)\s*\}/g, (whole, key: string) => textOf(attributes, key) ?? whole)

/** As React shows it; a list or a group is for the program. */
function textOf(attributes: Attributes, key: string): string | undefined {
  const value = Object.hasOwn(attributes, key) ? attributes[key] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
