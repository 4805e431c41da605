/** Static values of JSX attributes: `{3}`, `{'a'}`, `{{ textAlign: 'center' }}`. */
import type { Expression, Program } from 'estree-jsx'
import type { MdxJsxAttribute } from 'mdast-util-mdx'

export const notStatic = Symbol('not static')

/** The value of an attribute; `notStatic` where only running code can tell. */
export function staticValueOf({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : programValue(value.data?.estree)
}

/** The value of `{…}`. */
export function programValue(program: Program | null | undefined): unknown {
  const [statement] = program?.body ?? []
  if (program?.body.length !== 1 || statement?.type !== 'ExpressionStatement') return notStatic
  return expressionValue(statement.expression)
}

/** The value of an expression. */
export function expressionValue(node: Expression): unknown {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? notStatic : node.value
    case 'TemplateLiteral':
      return node.expressions.length ? notStatic : node.quasis[0]!.value.cooked
    case 'UnaryExpression': {
      const value = expressionValue(node.argument)
      return node.operator === '-' && typeof value === 'number' ? -value : notStatic
    }
    case 'ArrayExpression':
      return listValue(
        node.elements.map((element) =>
          element === null || element.type === 'SpreadElement' ? notStatic : expressionValue(element),
        ),
      )
    case 'ObjectExpression': {
      const entries = node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed || property.kind !== 'init') return notStatic
        const key = property.key.type === 'Identifier' ? property.key.name : expressionValue(property.key as Expression)
        return listValue([key, expressionValue(property.value as Expression)])
      })
      const list = listValue(entries)
      return list === notStatic ? notStatic : Object.fromEntries(list as [string, unknown][])
    }
    case 'MemberExpression': {
      const isDefault = node.property.type === 'Identifier' && node.property.name === 'default'
      return isDefault && node.object.type === 'CallExpression' ? expressionValue(node.object) : notStatic
    }
    case 'CallExpression': {
      const [value] = node.arguments
      const isAddress = node.callee.type === 'Identifier' && addressCalls.has(node.callee.name)
      return isAddress && value?.type === 'Literal' ? value.value : notStatic
    }
    default:
      return notStatic
  }
}

/** How Docusaurus' pages name files: `useBaseUrl('/img/a.png')`, `require('./a.png').default`. */
const addressCalls = new Set(['require', 'useBaseUrl'])

const listValue = (values: readonly unknown[]): unknown => (values.includes(notStatic) ? notStatic : values)
