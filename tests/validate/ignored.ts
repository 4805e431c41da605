/** What the checker says and we do not follow. Each entry has a reason, and is printed with how often it is meant. */
export type Ignored = {
  readonly message: RegExp
  /** Relative to the built site; without one, every file. */
  readonly file?: RegExp
  readonly reason: string
}

export const ignored: readonly Ignored[] = []
