/** Values of JSX attributes that are plain data: `{3}`, `{'a'}`, `{{ textAlign: 'center' }}`. */
import type { Expression, Program } from 'estree-jsx'

export const notLiteral = Symbol('not a literal')

/** The value of `{…}`, or `notLiteral` where it takes running code to know. */
export function literalOf(program: Program | null | undefined): unknown {
  const [statement] = program?.body ?? []
  if (program?.body.length !== 1 || statement?.type !== 'ExpressionStatement') return notLiteral
  return valueOf(statement.expression)
}

function valueOf(node: Expression): unknown {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? notLiteral : node.value
    case 'TemplateLiteral':
      return node.expressions.length ? notLiteral : node.quasis[0]!.value.cooked
    case 'UnaryExpression': {
      const value = valueOf(node.argument)
      return node.operator === '-' && typeof value === 'number' ? -value : notLiteral
    }
    case 'ArrayExpression':
      return listOf(
        node.elements.map((element) =>
          element === null || element.type === 'SpreadElement' ? notLiteral : valueOf(element),
        ),
      )
    case 'ObjectExpression': {
      const entries = node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed || property.kind !== 'init') return notLiteral
        const key = property.key.type === 'Identifier' ? property.key.name : valueOf(property.key as Expression)
        return listOf([key, valueOf(property.value as Expression)])
      })
      const list = listOf(entries)
      return list === notLiteral ? notLiteral : Object.fromEntries(list as [string, unknown][])
    }
    default:
      return notLiteral
  }
}

const listOf = (values: readonly unknown[]): unknown => (values.includes(notLiteral) ? notLiteral : values)
