/** What was asked of the sandbox, for its page. In memory only, without what was sent: passwords and codes are in there. */

export type Entry = {
  /** Milliseconds UTC. */
  readonly at: number
  readonly method: string
  readonly path: string
  readonly status: number
  /** Of the envelope: whether the console agreed; undefined where there is none. */
  readonly success: boolean | undefined
  readonly milliseconds: number
}

export type RequestLog = { add(entry: Entry): void; list(): readonly Entry[] }

/** Newest first, at most two hundred. */
export function createRequestLog(): RequestLog {
  let entries: readonly Entry[] = []
  return {
    add: (entry) => void (entries = [entry, ...entries].slice(0, 200)),
    list: () => entries,
  }
}
