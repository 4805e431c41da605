/** `rewrites`: names of files -> the names that addresses speak of. */
import escaped from 'escape-string-regexp'
import { fieldsOf } from '../fields.ts'
import { tryTo } from '../../../engine/errors/tryTo.ts'

export type Rewriter = {
  /** The name that addresses speak of. */
  nameOf(file: string): string
  /** Rules that are no patterns. */
  readonly broken: readonly string[]
}

/** `packages/:name/docs/(.*)` -> `:name/(.*)`; `:path*` is any number of folders. */
export function rewriterOf(rewrites: unknown): Rewriter {
  const entries = Object.entries(fieldsOf(rewrites)).map(([from, to]) => [from, ruleOf(from, String(to))] as const)
  return {
    nameOf: (file) => entries.map(([, rule]) => rule?.(file)).find((name) => name !== undefined) ?? file,
    broken: entries.flatMap(([from, rule]) => (rule ? [] : [from])),
  }
}

const parameter = /:(\w+)(\([^()]*\))?([*+?])?|\(([^()]*)\)/g

/** Undefined for what is no pattern, or names what is not in it. */
function ruleOf(from: string, to: string): ((file: string) => string | undefined) | undefined {
  const names: string[] = []
  let unnamed = 0
  const nameOf = (name: string | undefined) => name ?? String(unnamed++)
  let end = 0
  let source = ''
  for (const match of from.matchAll(parameter)) {
    const [whole, name, inside, repeat, group] = match
    names.push(nameOf(name))
    source +=
      escaped(from.slice(end, match.index)) + `(${inside?.slice(1, -1) ?? group ?? (repeat ? '.*?' : '[^/]+?')})`
    end = match.index + whole.length
  }
  const whole = from.startsWith('^') ? from : `^${source}${escaped(from.slice(end))}$`
  const pattern = tryTo(() => new RegExp(whole))
  const isKnown = [...to.matchAll(parameter)].every(([, name]) => name === undefined || names.includes(name))
  if (!pattern || !isKnown) return undefined
  return (file) => {
    const values = pattern.exec(file)?.slice(1)
    if (!values) return undefined
    let next = 0
    return to
      .replaceAll(parameter, (_, name: string | undefined) => values[names.indexOf(name ?? String(next++))] ?? '')
      .replaceAll(/\/{2,}/g, '/')
  }
}
