import type { Place } from '../types.ts'

/** 1-based line and column of an offset. */
export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset)
  return { file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
