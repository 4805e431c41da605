/** Where a component threw: the first line of a stack that is written in the project, else in the package that threw. */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enginePackage, folderOfPackage } from '../paths/linkedPackage.ts'
import { filesOf, isOfPackage } from '../paths/packageOf.ts'
import type { Place } from '../types.ts'
import { slashed } from '../paths/slashed.ts'

/** Absolute. `line` and `column` are 1-based. */
type Spot = { readonly file: string; readonly line: number; readonly column: number }

/** `sourceOf` says where a spot of what ran was written. `root` is absolute. A place in a package has its file alone. */
export function componentPlace(
  error: unknown,
  root: string,
  sourceOf: (spot: Spot) => Spot | undefined = (spot) => spot,
): Place | undefined {
  let inPackage: Place | undefined
  for (const [depth, spot] of spotsOf(originOf(error)).entries()) {
    const source = sourceOf(spot)
    const file = source && slashed(relative(root, source.file))
    // The engine's own may lie outside of the project, and so may another package of its workspace.
    if (!file || (file.startsWith('../') && folderOfPackage(source.file) === enginePackage)) continue
    if (!isOfPackage(file)) return { file, line: source.line, column: source.column }
    if (depth === 0 && !rendering.test(file)) inPackage = { file }
  }
  return inPackage
}

/** An island that fails says which it is, and keeps what was thrown. */
const originOf = (error: unknown, seen: readonly unknown[] = []): unknown =>
  error instanceof Error && error.cause instanceof Error && !seen.includes(error)
    ? originOf(error.cause, [...seen, error])
    : error

/** What these throw is about the components they render. */
const rendering = filesOf('react', 'react-dom', 'site-engine')

const line = /^\s+at (?:.* \(|async )?((?:file:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/gm

/** The lines of its stack, innermost first. Modules that dev loads again have a query. */
export const spotsOf = (error: unknown): readonly Spot[] =>
  [...String((error as Partial<Error> | undefined)?.stack).matchAll(line)].map(([, name, row, column]) => ({
    file: name!.startsWith('file:') ? fileURLToPath(name!) : name!,
    line: Number(row),
    column: Number(column),
  }))

/** By the map beside a compiled module; undefined where there is none. */
export function writtenAt({ file, line, column }: Spot): Spot | undefined {
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    const origin = map.findOrigin(line, column)
    return 'fileName' in origin
      ? { file: resolve(dirname(file), origin.fileName), line: origin.lineNumber, column: origin.columnNumber }
      : undefined
  } catch {
    return undefined
  }
}
