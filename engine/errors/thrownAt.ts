/** Where an error was thrown, read from its stack. */
import { relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isOfPackage } from '../paths/packageOf.ts'
import type { Place } from '../types.ts'

/** Code of the engine says nothing about a plugin it calls. */
const engineFolder = resolve(import.meta.dirname, '..') + sep

const line = /^\s+at (?:.* \(|async )?((?:file:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/gm

/**
 * The innermost line of the project's own code; without one, that of a package of the project. Undefined where the stack
 * names neither. `root` is absolute.
 */
export function thrownAt(error: unknown, root: string): Place | undefined {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : ''
  const places = [...stack.matchAll(line)].flatMap(([, name, row, column]): Place[] => {
    const path = pathOf(name!)
    if (!path.startsWith(root + sep) || path.startsWith(engineFolder)) return []
    return [{ file: relative(root, path).split(sep).join('/'), line: Number(row), column: Number(column) }]
  })
  return places.find(({ file }) => !isOfPackage(file)) ?? places[0]
}

/** Modules that dev loads again have a query. */
const pathOf = (name: string): string => (name.startsWith('file://') ? fileURLToPath(name.replace(/\?.*$/, '')) : name)
