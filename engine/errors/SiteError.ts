import type { Diagnostic, Place } from '../types.ts'

/** A field of a diagnostic. */
export const stackOf = (thrown: unknown): Pick<Diagnostic, 'stack'> =>
  thrown instanceof Error && thrown.stack ? { stack: thrown.stack } : {}

type Details = {
  /** Kebab-case and permanent: tests, configuration and searches rely on it. */
  readonly code: string
  readonly place?: Place | undefined
  /** What to do about it, as a sentence. */
  readonly hint?: string | undefined
  readonly cause?: unknown
}

/** A problem the person can fix: content, configuration, an address, the environment. Anything else is a bug and stays an `Error`. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
  readonly diagnostics: readonly Diagnostic[]

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause })
    const { code, place, hint, cause } = details
    this.diagnostics = [{ code, severity: 'error', message, place, hint, ...stackOf(cause) }]
  }

  /** By shape: a configuration that dev loads again brings its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return (
      value instanceof Error &&
      value.name === 'SiteError' &&
      Array.isArray((value as { diagnostics?: unknown }).diagnostics)
    )
  }

  /** One error for several gathered problems. */
  static from(diagnostics: readonly Diagnostic[]): SiteError {
    const first = diagnostics[0]!
    const error = new SiteError(first.message, first)
    Object.defineProperty(error, 'diagnostics', { value: diagnostics })
    return error
  }
}

/** Anything but a `SiteError` is a bug and goes on. */
export function problemsOf(error: unknown): readonly Diagnostic[] {
  if (error instanceof SiteError) return error.diagnostics
  throw error
}
