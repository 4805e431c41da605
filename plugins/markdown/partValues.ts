/** `<Part name="Ann" of={3} />`: what a part is given is `props` to its code, `{props.name}`. */
import type { Expression, Identifier, Node, ObjectExpression, Program, Property } from 'estree-jsx'
import type { Nodes, Root } from 'mdast'
import { literal, property } from './estree.ts'
import type { PartValues } from './mdast/nodes.ts'
import { replaceNodes } from './mdast/replaceNodes.ts'
import { expressionValue, staticValueOf } from './mdast/staticValue.ts'

declare module 'hast' {
  interface ElementData {
    /** Of the place of a part. */
    values?: PartValues | undefined
  }
}

const alone = /^\s*props\.(\w+)\s*$/

/** Changes the tree in place. What is known without running anything is text, so that headings and search have it. */
export function giveValues(tree: Root, values: PartValues): void {
  const props: ObjectExpression = { type: 'ObjectExpression', properties: values.flatMap(propertiesOf) }
  const texts = new Map(
    props.properties.flatMap((each) => (each.type === 'Property' ? [[textOf(each.key), textOf(each.value)]] : [])),
  )
  replaceNodes(tree, (node) => {
    const [, key] = node.type === 'mdxTextExpression' ? (alone.exec(node.value) ?? []) : []
    const value = key === undefined ? undefined : texts.get(key)
    if (value !== undefined) return { type: 'text', value, position: node.position }
    if (node.type !== 'mdxjsEsm') replaceProps(node, props)
    return undefined
  })
}

function propertiesOf(attribute: PartValues[number]): ObjectExpression['properties'] {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    const spread = expressionOf(attribute.data?.estree)
    return spread?.type === 'ObjectExpression' ? spread.properties : []
  }
  const given = typeof attribute.value === 'object' ? expressionOf(attribute.value?.data?.estree) : undefined
  return [property(literal(attribute.name), given ?? literal(staticValueOf(attribute) as string | true))]
}

function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? withoutPlaces(statement.expression) : undefined
}

/** They are of the page, and would be told of the part. */
const withoutPlaces = <N extends Node>(node: N): N =>
  JSON.parse(JSON.stringify(node, (key, value: unknown) => (key === 'loc' || key === 'range' ? undefined : value))) as N

function textOf(node: Property['key'] | Property['value']): string | undefined {
  const value = expressionValue(node as Expression)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

type Fields = Record<string, unknown>

/** In all code that the node itself has. */
function replaceProps(node: Nodes, props: ObjectExpression): void {
  const { data, attributes = [] } = node as unknown as {
    data?: Fields
    attributes?: readonly { data?: Fields; value?: unknown }[]
  }
  for (const each of [data, ...attributes.flatMap((attribute) => [attribute.data, Object(attribute.value).data])])
    if (each?.['estree']) replaceIn(each['estree'] as Fields, props)
}

function replaceIn(node: Fields, props: ObjectExpression): void {
  if (declaresProps(node)) return
  for (const [key, child] of Object.entries(node)) {
    if (typeof child !== 'object' || child === null || key === 'loc') continue
    const isKey = (key === 'property' || key === 'key') && node['computed'] !== true
    if (!isKey && isProps(child)) node[key] = structuredClone(props)
    else replaceIn(child as Fields, props)
  }
}

const isProps = (node: unknown): boolean =>
  (node as Identifier).type === 'Identifier' && (node as Identifier).name === 'props'

/** A function of its own. */
const declaresProps = ({ params }: Fields): boolean => Array.isArray(params) && params.some(isProps)
