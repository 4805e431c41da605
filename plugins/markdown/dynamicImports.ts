/** What a program in prose could ask of its own module while it runs: it has none, because it is a function of its page. */
import type { ImportExpression, Node } from 'estree-jsx'
import type { Parents } from 'hast'
import * as messages from './messages.ts'
import type { Page } from './page.ts'

const hint = 'Import component modules at the top, by a relative path; what else a page shows is loaded by a plugin.'

export function refuseDynamicImports(tree: Parents, page: Page): void {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'ImportExpression' && node.type !== 'MetaProperty') continue
    const place = page.placeAt(node.loc?.start.line ?? 1, (node.loc?.start.column ?? 0) + 1)
    page.problems.push(messages.mdxImport(place, nameOf(node), hint))
  }
}

function nameOf(node: Node): string {
  if (node.type === 'MetaProperty') return 'import.meta'
  const { source } = node as ImportExpression
  return source.type === 'Literal' ? String(source.value) : 'import()'
}

/** Of the prose and of the code in it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const each of Object.values(value)) yield* nodesIn(each)
}
