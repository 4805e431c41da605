/** Where fields stand in the text of a config module, so that a message can point at them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { parseModule } from '../bundle/parseModule.ts'
import { placeAt } from '../errors/placeAt.ts'
import { tryTo } from '../errors/tryTo.ts'
import { resolveFile } from '../paths/paths.ts'
import type { Place } from '../types.ts'

export type Key = string | number

/** A module of the project. */
export type Module = { readonly file: string; readonly text: string; readonly body: ESTree.Program['body'] }
export type Value = { readonly node: ESTree.Node; readonly module: Module }

/**
 * `await (await fieldPlaces(file, text))(['locales', 1, 'lang'])` points at the `lang` of the second locale.
 *
 * A number after a call is one of its arguments: `['plugins', 0, 0, 'base']` is the option of `plugins: [docs({ base })]`.
 *
 * With `root`, values are followed into the project's modules they are imported from. Where a value is not written out (a
 * call, a spread, a package), the last key that could be followed is the answer.
 */
export async function fieldPlaces(
  file: string,
  text: string,
  root?: string,
): Promise<(keys: readonly Key[]) => Promise<Place>> {
  const module = await parsed({ file, text })
  const exported = defaultExport(module)
  if (!exported) return async () => placeAt(file, text, module.body[0]?.start ?? 0)

  return async (keys) => {
    const value = await configValue({ node: exported, module }, root)
    return (await follow(value, keys, root)).place ?? placeOf(value)
  }
}

export const parsed = async ({ file, text }: Omit<Module, 'body'>): Promise<Module> => ({
  ...{ file, text },
  body: (await parseModule(file, text)).body,
})

/** As far as the keys lead, with the place of the last one that does. */
export async function follow(
  start: Value,
  keys: readonly Key[],
  root: string | undefined,
): Promise<{ readonly place: Place | undefined; readonly value: Value; readonly isWhole: boolean }> {
  let value = start
  let place: Place | undefined
  for (const key of keys) {
    const entry = entryOf(value.node, key)
    if (!entry) return { place, value, isWhole: false }
    place = placeOf({ ...value, node: entry })
    value = await literal({ ...value, node: entry.type === 'Property' ? entry.value : entry }, root)
  }
  return { place, value, isWhole: true }
}

const placeOf = ({ node, module: { file, text } }: Value): Place => placeAt(file, text, node.start)

const defaultExport = ({ body }: Module): ESTree.Node | undefined =>
  body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration

/** The exported object, also as the argument of a call: `defineSite({ … })`. */
async function configValue(exported: Value, root: string | undefined): Promise<Value> {
  const value = await literal(exported, root)
  const argument = value.node.type === 'CallExpression' ? value.node.arguments[0] : undefined
  return argument ? literal({ ...value, node: argument }, root) : value
}

/** Past parentheses, types and `define…()`, and through names of variables and imports to their value. */
async function literal(expression: Value, root: string | undefined): Promise<Value> {
  // Variables may name each other in a circle.
  const seen = new Set<ESTree.Node>()
  let { node, module } = expression
  while (!seen.has(node)) {
    seen.add(node)
    switch (node.type) {
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        node = node.expression
        break
      case 'CallExpression':
        if (node.callee.type === 'Identifier' && /^define[A-Z]/.test(node.callee.name)) node = node.arguments[0] ?? node
        break
      case 'Identifier': {
        const own = variableValue(node.name, module.body)
        const other = own || root === undefined ? undefined : await importedValue(node.name, module, root)
        if (own) node = own
        else if (other) ({ node, module } = other)
      }
    }
  }
  return { node, module }
}

/** What a name was imported as: a variable or the default export of another module of the project. */
async function importedValue(name: string, { file, body }: Module, root: string): Promise<Value | undefined> {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue
    const specifier = statement.specifiers.find(({ local }) => local.name === name)
    if (!specifier || specifier.type === 'ImportNamespaceSpecifier') continue
    const imported = statement.source.value.startsWith('.') ? resolveFile(file, statement.source.value) : undefined
    const text = imported && tryTo(() => readFileSync(join(root, imported), 'utf8'))
    if (!text) return undefined
    const module: Module = { file: imported, text, body: (await parseModule(imported, text)).body }
    const exported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined
    const node = exported?.type === 'Identifier' ? variableValue(exported.name, module.body) : defaultExport(module)
    return node && { node, module }
  }
  return undefined
}

function variableValue(name: string, body: ESTree.Program['body']): ESTree.Expression | undefined {
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    if (found?.init) return found.init
  }
  return undefined
}

/** The property, list item or argument, or undefined where the key is not written in this value. */
export function entryOf(value: ESTree.Node, key: Key) {
  if (value.type === 'ObjectExpression')
    return value.properties.findLast((entry) => entry.type === 'Property' && nameOf(entry) === key)
  if (value.type === 'CallExpression' && typeof key === 'number') return value.arguments[key]
  if (value.type !== 'ArrayExpression' || typeof key !== 'number') return undefined
  const items = value.elements.slice(0, key + 1)
  // Behind a spread the positions in the text are others than those in the list.
  return items.some((item) => item?.type === 'SpreadElement') ? undefined : (items[key] ?? undefined)
}

function nameOf({ key, computed }: ESTree.ObjectProperty): Key | undefined {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : undefined
}
