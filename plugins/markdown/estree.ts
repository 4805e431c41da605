/** Nodes of the programs of pages, made by hand. */
import type {
  CallExpression,
  Expression,
  Identifier,
  MemberExpression,
  Pattern,
  Program,
  SimpleLiteral,
  VariableDeclaration,
} from 'estree-jsx'
import type { FileRoot } from './hast/transform.ts'

export const name = (text: string): Identifier => ({ type: 'Identifier', name: text })
export const literal = (value: string | number | boolean): SimpleLiteral => ({ type: 'Literal', value })

/** `object.key`, and `object['key']` for a literal. */
export const member = (object: Expression, key: Identifier | SimpleLiteral): MemberExpression => ({
  type: 'MemberExpression',
  object,
  property: key,
  computed: key.type === 'Literal',
  optional: false,
})

/** `key: value`, of an object or a pattern. */
export const property = (key: Expression, value: Expression | Pattern) => ({
  type: 'Property' as const,
  kind: 'init' as const,
  key,
  value,
  method: false,
  shorthand: false,
  computed: false,
})

export const call = (callee: Expression, given: Expression[]): CallExpression => ({
  type: 'CallExpression',
  callee,
  arguments: given,
  optional: false,
})

export const constant = (id: Pattern, init: Expression): VariableDeclaration => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: [{ type: 'VariableDeclarator', id, init }],
})

/** What the program is called with, by its key. */
export const given = (key: string): MemberExpression => member(member(name('arguments'), literal(0)), name(key))

/** Changes the tree in place. */
export function addStatements(tree: FileRoot, body: Program['body']): void {
  const estree: Program = { type: 'Program', sourceType: 'module', body }
  tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } } as never)
}
