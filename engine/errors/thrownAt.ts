/** Where an error was thrown, read from its stack. */
import { relative, resolve, sep } from 'node:path'
import { isOfPackage } from '../paths/packageOf.ts'
import type { Place } from '../types.ts'
import { spotsOf } from './componentPlace.ts'
import { slashed } from '../paths/slashed.ts'

/** Code of the engine says nothing about a plugin it calls. */
const engineFolder = resolve(import.meta.dirname, '..') + sep

/**
 * The innermost line of the project's own code; without one, that of a package of the project. Undefined where the stack
 * names neither. `root` is absolute.
 */
export function thrownAt(error: unknown, root: string): Place | undefined {
  const places = spotsOf(error)
    .filter(({ file }) => file.startsWith(root + sep) && !file.startsWith(engineFolder))
    .map((spot): Place => ({ ...spot, file: slashed(relative(root, spot.file)) }))
  return places.find(({ file }) => !isOfPackage(file)) ?? places[0]
}
