/** Where the site listens, and the same script without one of its listeners. */
import { parseSync, Visitor } from 'vite'

export type Handler = {
  /** Counted from 1. */
  readonly line: number
  /** Its first line, for a person. */
  readonly text: string
  /** The script without it. */
  readonly rest: string
}

const listening = new Set(['on', 'onNavigate', 'addEventListener'])

/** Statements that add a listener, and attributes that are one. */
export function handlersIn(file: string, source: string): readonly Handler[] {
  const found: Handler[] = []
  const add = ({ start, end }: { readonly start: number; readonly end: number }, left: string): void => {
    const rest = source.slice(0, start) + left + source.slice(end)
    const line = source.slice(0, start).split('\n').length
    found.push({ line, text: source.slice(start, end).split('\n')[0]!, rest })
  }
  new Visitor({
    ExpressionStatement(node) {
      if (node.expression.type !== 'CallExpression') return
      const { callee } = node.expression
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      // An empty statement stays, because it may be all that a loop or a condition does.
      if (name.type === 'Identifier' && listening.has(name.name)) add(node, ';')
    },
    JSXAttribute(node) {
      const { name, value } = node
      const isFunction = value?.type === 'JSXExpressionContainer' && value.expression.type === 'ArrowFunctionExpression'
      if (isFunction || (name.type === 'JSXIdentifier' && /^on[A-Z]/.test(name.name))) add(node, '')
    },
  }).visit(parseSync(file, source).program)
  return found
}
