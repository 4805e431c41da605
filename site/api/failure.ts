/** Everything that can go wrong with a call, in the words a page can act on. */

/**
 * - `offline`: no answer, or none in time
 * - `expired`: nobody is logged in (401)
 * - `limited`: too often; `after` says when again
 * - `refused`: the console said no, often with a reason
 * - `unknown`: an answer that makes no sense, or a fault of the console
 */
export type FailureKind = 'offline' | 'expired' | 'limited' | 'refused' | 'unknown'

type Details = {
  readonly status?: number | undefined
  readonly reason?: string | undefined
  readonly after?: number | undefined
  readonly cause?: unknown
}

export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly status: number | undefined
  /** What the console wants the visitor to read. */
  readonly reason: string | undefined
  /** Seconds. */
  readonly after: number | undefined

  constructor(kind: FailureKind, { status, reason, after, cause }: Details = {}) {
    super(reason ?? kind, { cause })
    this.kind = kind
    this.status = status
    this.reason = readable(reason)
    this.after = after
  }
}

export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('unknown', { cause: error })

/** Text meant for programmers is kept from visitors. */
function readable(text: string | undefined): string | undefined {
  const words = text?.trim()
  if (!words || words.length > 200 || /^[[{<]/.test(words)) return undefined
  return /\b\w*(?:error|exception)\b|\bstack\b|\btrace\b/i.test(words) && !/^system error/i.test(words)
    ? undefined
    : words
}

/** A failure as a machine remembers it and a view shows it. */
export type PlainFailure = Pick<Failure, 'kind' | 'reason' | 'after'>

export function plainFailure(error: unknown): PlainFailure {
  const { kind, reason, after } = asFailure(error)
  return { kind, reason, after }
}
