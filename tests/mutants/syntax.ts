/** A walk over a syntax tree that passes over what is only a type, and over text that is only for people. */
import { parseSync } from 'vite'

export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** The nodes that run, each with the node around it. A file that does not parse is an error. */
export function nodesOf(file: string, source: string): readonly { readonly node: Node; readonly parent: Node }[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`)
  const found: { node: Node; parent: Node }[] = []
  const visit = (node: Node, parent: Node): void => {
    if (isLeftOut(node)) return
    found.push({ node, parent })
    for (const child of childrenOf(node)) visit(child, node)
  }
  const root = program as unknown as Node
  visit(root, root)
  return found
}

export const parses = (file: string, source: string): boolean => !parseSync(file, source).errors.length

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Keys of objects are names, not values, and imports have nothing to change. */
function childrenOf(node: Node): readonly Node[] {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return []
  if (node.type === 'VariableDeclarator' && isSplit(node['init']))
    return [...partsBehindFirst(node['id']), node['init']].filter(isNode)
  const named = node.type === 'Property' && !node['computed'] ? ['value'] : Object.keys(node)
  const left = node.type === 'ImportExpression' || node.type === 'ExportNamedDeclaration' ? 'source' : ''
  return named
    .filter((name) => name !== left)
    .flatMap((name) => node[name])
    .filter(isNode)
}

/** The first part of a text always exists: the default in `const [first = ''] = text.split('#')` is for the compiler. */
const isSplit = (value: unknown): boolean =>
  isNode(value) && value.type === 'CallExpression' && nameOf(value['callee']).endsWith('.split')

const partsBehindFirst = (pattern: unknown): readonly unknown[] =>
  isNode(pattern) && pattern.type === 'ArrayPattern' ? (pattern['elements'] as unknown[]).slice(1) : [pattern]

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** Types; text of a log or of an error that only developers see. */
export function isLeftOut(node: Node): boolean {
  if (node.type.startsWith('TS') && !wrappers.has(node.type)) return true
  if (node.type === 'NewExpression') return /^(?:\w*Error)$/.test(nameOf(node['callee']))
  return node.type === 'CallExpression' && /^(?:console\.\w+|(?:\w+\.)?(?:log|warn))$/.test(nameOf(node['callee']))
}

/** `a`, `a.b`; empty for anything longer. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return value['name'] as string
  if (value.type !== 'MemberExpression' || value['computed']) return ''
  const object = nameOf(value['object'])
  return object && `${object}.${nameOf(value['property'])}`
}

export const textOf = (source: string, node: unknown): string =>
  isNode(node) ? source.slice(node.start, node.end) : ''

/** `(x)` and `x as T` -> `x`. */
export function bare(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined
  const isWrapped = value.type === 'ParenthesizedExpression' || wrappers.has(value.type)
  return isWrapped ? bare(value['expression']) : value
}
