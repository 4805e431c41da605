/** The styles of a module as they are written, and what the names in it stand for. Offsets are those of the module's text. */
import { parseModule } from '../../engine/bundle/parseModule.ts'

export type Written = {
  readonly templates: readonly Template[]
  /** Local name -> what it is called in the other module: `*` for all of that. */
  readonly imports: ReadonlyMap<string, Imported>
  /** What the module declares itself. */
  readonly names: ReadonlySet<string>
}

type Imported = { readonly name: string; readonly from: string }

type Template = {
  readonly start: number
  /** As long as it is in the module, with a letter for each one of a value. */
  readonly text: string
  readonly values: readonly Value[]
}

/** `name` is what a value begins with: `tokens` of `tokens.red`. */
export type Value = {
  readonly start: number
  readonly text: string
  readonly name?: string | undefined
  /** One that is written out. */
  readonly isFunction: boolean
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [field: string]: unknown
}

export async function writtenIn(file: string, source: string): Promise<Written> {
  const nodes = nodesIn(await parseModule(file, source))
  const imports = new Map(nodes.filter(({ type }) => type === 'ImportDeclaration').flatMap(importsOf))
  const localsOf = (wanted: string) =>
    new Set([...imports].flatMap(([local, { name, from }]) => (name === wanted && from === library ? [local] : [])))
  const [tags, spaces] = [localsOf('css'), localsOf('*')]
  const isTag = (tag: Node): boolean => {
    const { object, property } = tag
    return tags.has(nameOf(tag) ?? '') || (spaces.has(nameOf(object) ?? '') && nameOf(property) === 'css')
  }
  return {
    imports,
    names: new Set(nodes.flatMap(declaredBy)),
    templates: nodes
      .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && isTag(tag as Node))
      .map(({ quasi }) => templateOf(quasi as Node, source)),
  }
}

const library = '@linaria/core'

function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found
  if ('type' in value) found.push(value as Node)
  for (const each of Object.values(value)) nodesIn(each, found)
  return found
}

function importsOf({ source, specifiers }: Node): readonly [string, Imported][] {
  const { value: from } = source as Node & { readonly value: string }
  return (specifiers as readonly Node[]).map(({ type, local, imported }) => [
    nameOf(local)!,
    { name: nameOf(imported) ?? (type === 'ImportDefaultSpecifier' ? 'default' : '*'), from },
  ])
}

const declarations = ['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration', 'TSEnumDeclaration']

const declaredBy = ({ type, id }: Node): readonly string[] =>
  declarations.includes(type) ? nodesIn(id).flatMap((part) => nameOf(part) ?? []) : []

function templateOf({ start, end, expressions }: Node, source: string): Template {
  const text = source.slice(start + 1, end - 1)
  const values = (expressions as readonly Node[]).map((value) => ({
    start: value.start,
    text: source.slice(value.start, value.end),
    name: nameOf(rootOf(value)),
    isFunction: /Function/.test(value.type),
  }))
  return { start: start + 1, text: withoutValues(text, start + 1, values), values }
}

/** From `${` to `}`, wherever in between the value stands. */
function withoutValues(text: string, start: number, values: readonly Value[]): string {
  let [done, rest] = ['', 0]
  for (const value of values) {
    const from = text.lastIndexOf('${', value.start - start)
    const to = text.indexOf('}', value.start - start + value.text.length) + 1
    done += text.slice(rest, from) + 'x'.repeat(to - from)
    rest = to
  }
  return done + text.slice(rest)
}

function rootOf(value: Node): Node {
  const inner = value['object'] ?? value['callee'] ?? value['left']
  return inner ? rootOf(inner as Node) : value
}

const nameOf = (node: unknown): string | undefined => {
  const { type, name } = (node ?? {}) as Partial<Node>
  return type === 'Identifier' ? (name as string) : undefined
}
