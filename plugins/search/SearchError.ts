/** Why a search has no answer. */
import type { SearchFailure } from './types.ts'

export class SearchError extends Error {
  readonly kind: SearchFailure

  constructor(kind: SearchFailure, cause?: unknown) {
    super(`The search failed: ${kind}`, { cause })
    this.name = 'SearchError'
    this.kind = kind
  }
}

/** Any error while a file is decoded means that the file is damaged. */
export function orDamaged<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw error instanceof SearchError ? error : new SearchError('damaged', error)
  }
}
