/** What a module takes from elsewhere, read from its syntax. */
import { parseSync, Visitor } from 'vite'

export type Look = {
  /** Modules it uses values of, as they are named, sorted: types are gone when it runs. */
  readonly modules: readonly string[]
  /** Modules one has to know to read it: those of its types too, and none that is loaded when it is asked for. */
  readonly known: readonly string[]
  /** Whether it uses the global `process`. */
  readonly usesProcess: boolean
}

export function lookAt(file: string, source: string): Look {
  const modules = new Set<string>()
  const known = new Set<string>()
  let usesProcess = false
  new Visitor({
    ImportDeclaration({ importKind, specifiers, source: { value } }) {
      known.add(value)
      const isType =
        importKind === 'type' ||
        (specifiers.length > 0 && specifiers.every((each) => 'importKind' in each && each.importKind === 'type'))
      if (!isType) modules.add(value)
    },
    ExportNamedDeclaration({ exportKind, source: from }) {
      if (from) known.add(from.value)
      if (from && exportKind !== 'type') modules.add(from.value)
    },
    ExportAllDeclaration({ exportKind, source: from }) {
      known.add(from.value)
      if (exportKind !== 'type') modules.add(from.value)
    },
    ImportExpression({ source: from }) {
      if (from.type === 'Literal') modules.add(String(from.value))
    },
    TSImportType({ source: from }) {
      known.add(from.value)
    },
    MemberExpression({ object, property, computed }) {
      const isOf = (name: string) => object.type === 'Identifier' && object.name === name
      const isNamed = property.type === 'Identifier' && !computed && property.name === 'process'
      usesProcess ||= isOf('process') || (isOf('globalThis') && isNamed)
    },
  }).visit(parseSync(file, source).program)
  return { modules: [...modules].sort(), known: [...known].sort(), usesProcess }
}
