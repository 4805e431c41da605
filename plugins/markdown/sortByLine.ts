import type { Diagnostic } from '../../engine/types.ts'

/** Problems of one file in the order of its lines. */
export const sortByLine = (problems: readonly Diagnostic[]): readonly Diagnostic[] =>
  problems.toSorted((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0))
