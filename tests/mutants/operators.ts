/** What is changed: by kind of node, the texts that take the place of a part of it. */
import { bare, isLeftOut, nameOf, textOf, type Node } from './syntax.ts'
import { regexChanges } from './regex.ts'

export type Edit = { readonly start: number; readonly end: number; readonly text: string; readonly operator: string }
type Place = { readonly node: Node; readonly parent: Node; readonly source: string }
type Operator = (place: Place) => readonly Edit[]

export const operators: Readonly<Record<string, Operator>> = {
  IfStatement: (place) => decided(place),
  ConditionalExpression: (place) => decided(place),
  WhileStatement: (place) => decided(place, ['false']),
  ForStatement: (place) => (place.node['test'] ? decided(place, ['false']) : []),
  BinaryExpression: (place) => binary(place),
  LogicalExpression: (place) => logical(place),
  AssignmentExpression: ({ node, source }) =>
    swapOperator({ node, source, left: node['left'] as Node, table: assignments }),
  UnaryExpression: (place) => unary(place),
  UpdateExpression: ({ node, source }) => [
    whole(
      node,
      textOf(source, node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
      'update',
    ),
  ],
  Literal: (place) => literal(place),
  TemplateLiteral: ({ node, parent }) =>
    parent.type === 'TaggedTemplateExpression' ? [] : [whole(node, '``', 'template')],
  ArrayExpression: ({ node }) => ((node['elements'] as unknown[]).length ? [whole(node, '[]', 'array')] : []),
  ObjectExpression: (place) => emptiedObject(place),
  BlockStatement: (place) => emptied(place),
  ReturnStatement: (place) => early(place),
  ThrowStatement: (place) => early(place),
  ContinueStatement: (place) => early(place),
  BreakStatement: (place) => early(place),
  ExpressionStatement: (place) => removedCall(place),
  CallExpression: (place) => [...method(place), ...optional(place, node(place)['callee'])],
  MemberExpression: (place) => optional(place, node(place)['object']),
}

const node = ({ node }: Place): Node => node
const whole = ({ start, end }: Node, text: string, operator: string): Edit => ({ start, end, text, operator })

/** A condition that is always met, or never. */
const decided = ({ node }: Place, values: readonly string[] = ['true', 'false']): readonly Edit[] =>
  values.map((value) => whole(node['test'] as Node, value, 'condition'))

type Swap = { readonly node: Node; readonly source: string; readonly left: Node }
type Table = Readonly<Record<string, readonly string[]>>

function swapOperator({ node, source, left, table }: Swap & { readonly table: Table }): readonly Edit[] {
  const sign = node['operator'] as string
  const start = source.indexOf(sign, left.end)
  return (table[sign] ?? []).map((text) => ({ start, end: start + sign.length, text, operator: 'operator' }))
}

function binary({ node, source }: Place): readonly Edit[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  const joinsText = node['operator'] === '+' && [left, right].some(isText)
  return joinsText ? [] : swapOperator({ node, source, left, table: comparisons })
}

const isText = (side: Node): boolean => {
  const value = bare(side)
  return value?.type === 'TemplateLiteral' || (value?.type === 'Literal' && typeof value['value'] === 'string')
}

const comparisons: Table = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
}
const assignments: Table = { '+=': ['-='], '-=': ['+='], '*=': ['/='], '||=': ['&&='], '&&=': ['||='], '??=': ['='] }

/** Each side alone, and the other way to join them. */
function logical({ node, source }: Place): readonly Edit[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  const other = { '&&': ['||'], '||': ['&&'] }[node['operator'] as '&&'] ?? []
  return [
    ...swapOperator({ node, source, left, table: { [node['operator'] as string]: other } }),
    whole(node, textOf(source, left), 'operand'),
    whole(node, textOf(source, right), 'operand'),
  ]
}

function unary({ node, source }: Place): readonly Edit[] {
  const sign = node['operator'] as string
  return sign === '!' || sign === '-' ? [whole(node, textOf(source, node['argument']), 'sign')] : []
}

function literal({ node, parent, source }: Place): readonly Edit[] {
  const { value } = node
  if (node['regex'])
    return regexChanges(node['regex'] as { pattern: string; flags: string }).map((text) => whole(node, text, 'regex'))
  if (typeof value === 'boolean') return [whole(node, String(!value), 'boolean')]
  if (typeof value === 'number') return [whole(node, String(value + 1), 'number')]
  if (typeof value !== 'string' || parent.type === 'ExpressionStatement') return []
  return [whole(node, textOf(source, node).length === 2 ? "'mutant'" : "''", 'string')]
}

/** `{ context: {} as Context }` tells types, and no value of it is looked at. */
function emptiedObject({ node, source }: Place): readonly Edit[] {
  const properties = node['properties'] as Node[]
  const isType = (property: Node) => textOf(source, property['value']).startsWith('{} as ')
  return properties.every(isType) ? [] : [whole(node, '{}', 'object')]
}

/** One that does nothing but return nothing is as good as empty. */
function emptied({ node, source }: Place): readonly Edit[] {
  const body = node['body'] as Node[]
  const isEmpty = body.every((statement) => /^return(?: undefined)?;?$/.test(textOf(source, statement)))
  return isEmpty ? [] : [whole(node, '{}', 'block')]
}

/** One that ends its block, where the block does more: where it does nothing else, its condition says it already. */
function early({ node, parent }: Place): readonly Edit[] {
  const body = parent.type === 'BlockStatement' ? (parent['body'] as unknown[]) : []
  return body.length > 1 && body.at(-1) !== node ? [whole(node, ';', 'exit')] : []
}

function removedCall({ node }: Place): readonly Edit[] {
  const expression = node['expression'] as Node
  const value = expression.type === 'AwaitExpression' ? (expression['argument'] as Node) : expression
  if (isLeftOut(value)) return []
  return ['CallExpression', 'ChainExpression'].includes(value.type) ? [whole(node, ';', 'call')] : []
}

/** Methods that give what they were called on, only otherwise; and pairs of methods that are easily mixed up. */
function method({ node, source }: Place): readonly Edit[] {
  const callee = node['callee'] as Node
  if (callee.type !== 'MemberExpression' || callee['computed']) return []
  const property = callee['property'] as Node
  const name = property['name'] as string
  const twin = twins[nameOf(callee)] ?? twins[name]
  return [
    ...(removable.has(name) ? [whole(node, textOf(source, callee['object']), 'method')] : []),
    ...(twin ? [whole(property, twin, 'method')] : []),
  ]
}

const removable = new Set(
  'trim trimStart trimEnd sort toSorted reverse toReversed toLowerCase toUpperCase normalize slice filter replace replaceAll'.split(
    ' ',
  ),
)
const twins: Readonly<Record<string, string>> = {
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  some: 'every',
  every: 'some',
  'Math.min': 'max',
  'Math.max': 'min',
  'Math.floor': 'ceil',
  'Math.ceil': 'floor',
}

/** `a?.b` -> `a.b`, `a?.[b]` -> `a[b]`, `a?.(b)` -> `a(b)`. */
function optional({ node, source }: Place, before: unknown): readonly Edit[] {
  if (!node['optional']) return []
  const start = source.indexOf('?.', (before as Node).end)
  const text = /^\?\.[[(]/.test(source.slice(start)) ? '' : '.'
  return [{ start, end: start + 2, text, operator: 'optional' }]
}
