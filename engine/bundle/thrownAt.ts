/** Where a component of the project threw: the first line of a stack that is written in the project. */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from '../types.ts'

/** Absolute. `line` and `column` are 1-based. */
type Spot = { readonly file: string; readonly line: number; readonly column: number }

/** `sourceOf` says where a spot of what ran was written. `root` is absolute. */
export function thrownAt(
  error: unknown,
  root: string,
  sourceOf: (spot: Spot) => Spot | undefined = (spot) => spot,
): Place | undefined {
  for (const spot of spotsOf(error)) {
    const source = sourceOf(spot)
    const file = source && relative(root, source.file).split(sep).join('/')
    if (file && !/^\.\.\/|(?:^|\/)node_modules\//.test(file)) return { file, line: source.line, column: source.column }
  }
  return undefined
}

const spotsOf = (error: unknown): readonly Spot[] =>
  [...String((error as Partial<Error> | undefined)?.stack).matchAll(/^ +at (?:.*\()?(.+?):(\d+):(\d+)\)?$/gm)].flatMap(
    ([, name, line, column]) => {
      const file = name!.startsWith('file:') ? fileURLToPath(name!) : name!
      return /^(?:\/|[A-Za-z]:[\\/])/.test(file) ? [{ file, line: Number(line), column: Number(column) }] : []
    },
  )

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
