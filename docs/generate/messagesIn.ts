/** The messages that a module can say: their codes, and their texts with `<name>` for what is only known later. */
import { parseSync, Visitor } from 'vite'

export type Message = {
  readonly code: string
  readonly texts: readonly string[]
  readonly hints: readonly string[]
}

/** Functions that make a problem: which of their arguments is its code, its text and its hint. */
const makers: Readonly<Record<string, readonly [code: number, text: number, hint: number]>> = {
  diagnosticOf: [0, 1, -1],
  error: [0, 2, 3],
  report: [0, 2, 3],
  say: [1, 3, 4],
  warning: [0, 2, 3],
}
const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

type Node = { readonly type: string }
type Given = Node | null | undefined

/** One for each place that makes a problem. A problem is an object with a code and a message, or is made by one of the functions above. */
export function messagesIn(file: string, source: string): readonly Message[] {
  const found: Message[] = []
  const add = (code: Given, text: Given, hint: Given) =>
    found.push(
      ...textsOf(code)
        .filter((word) => kebab.test(word))
        .map((word) => ({ code: word, texts: textsOf(text), hints: textsOf(hint) })),
    )
  // The object of `new SiteError(text, { code, hint })` is seen by itself as well.
  const taken = new Set<Given>()
  new Visitor({
    NewExpression({ callee, arguments: [text, details] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'SiteError' || details?.type !== 'ObjectExpression') return
      taken.add(details)
      const fields = fieldsOf(details)
      add(fields.get('code'), text, fields.get('hint'))
    },
    ObjectExpression(node) {
      if (taken.has(node)) return
      const fields = fieldsOf(node)
      if (['message', 'hint', 'place', 'cause'].some((name) => fields.has(name)))
        add(fields.get('code'), fields.get('message'), fields.get('hint'))
    },
    CallExpression({ callee, arguments: given }) {
      // `say('warning')` is such a function by itself.
      const name = callee.type === 'CallExpression' ? 'warning' : callee.type === 'Identifier' ? callee.name : ''
      const isMaker = callee.type === 'CallExpression' ? isSay(callee.callee) : Object.hasOwn(makers, name)
      const [code, text, hint] = isMaker ? makers[name]! : []
      if (code !== undefined) add(given[code], given[text!], given[hint!])
    },
  }).visit(parseSync(file, source).program)
  return found
}

const isSay = (node: Node): boolean => node.type === 'Identifier' && (node as Named).name === 'say'

function fieldsOf({ properties }: { readonly properties: readonly Node[] }): ReadonlyMap<string, Node> {
  return new Map(
    properties.flatMap((each) => {
      const { type, key, value } = each as Node & {
        readonly key: Node & { readonly name?: string }
        readonly value: Node
      }
      return type === 'Property' && key.name ? [[key.name, value] as const] : []
    }),
  )
}

/** What an expression may say; nothing where that is not known here. */
function textsOf(node: Given): readonly string[] {
  if (!node) return []
  const { type, value, test, consequent, alternate, left, right, expression } = node as Parts
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type === 'TemplateLiteral') return [templateText(node as Template)]
  if (type === 'ConditionalExpression' && test) return [...textsOf(consequent), ...textsOf(alternate)]
  if (type === 'ParenthesizedExpression') return textsOf(expression)
  if (type === 'LogicalExpression') return [...textsOf(left), ...textsOf(right)]
  if (type === 'BinaryExpression') return textsOf(left).flatMap((first) => textsOf(right).map((rest) => first + rest))
  if (type === 'CallExpression') return callTexts(node as Call)
  return []
}

type Parts = Node & { readonly value?: unknown } & Readonly<
    Partial<Record<'test' | 'consequent' | 'alternate' | 'left' | 'right' | 'expression', Node>>
  >
type Template = Node & {
  readonly quasis: readonly { readonly value: { readonly cooked: string | null } }[]
  readonly expressions: readonly Node[]
}
type Call = Node & { readonly callee: Node & { readonly name?: string }; readonly arguments: readonly Node[] }

/** A suggestion, and what is said where there is none. */
const callTexts = ({ callee, arguments: given }: Call): readonly string[] =>
  callee.name === 'didYouMean' || callee.name === 'meant' ? ['Did you mean "<nearest>"?', ...textsOf(given[1])] : []

const templateText = ({ quasis, expressions }: Template): string =>
  quasis
    .map(({ value }, index) => (value.cooked ?? '') + (index < expressions.length ? nameOf(expressions[index]!) : ''))
    .join('')

/** `<id>` for an expression about `id`. */
function nameOf(node: Node): string {
  const { type, name, property, argument, arguments: given, callee } = node as Named
  if (type === 'Identifier') return `<${name}>`
  if (type === 'MemberExpression' && property?.type === 'Identifier') return nameOf(property)
  if (type === 'CallExpression') {
    const object = (callee as Named | undefined)?.object
    return object?.type === 'Identifier' ? nameOf(object) : given?.[0] ? nameOf(given[0]) : '…'
  }
  const short = textsOf(node)
  if (short.length) return short.find(Boolean) ?? '…'
  return argument ? nameOf(argument) : '…'
}

type Named = Node & {
  readonly name?: string
  readonly property?: Node
  readonly object?: Node
  readonly argument?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
}
