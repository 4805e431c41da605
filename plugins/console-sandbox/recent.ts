/** What the sandbox has noted, for its pages. In memory only: a restart forgets it. */

/** Sent to nobody: after a restart, codes must be requested again. */
export type Message = {
  readonly to: string
  readonly purpose: string
  readonly code: string
  /** Milliseconds UTC. */
  readonly at: number
}

/** A call, without what was sent: passwords and codes are in there. */
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

type Recent<T> = { add(noted: T): void; list(): readonly T[] }

/** Newest first, at most so many. */
export function createRecent<T>(most: number): Recent<T> {
  let kept: readonly T[] = []
  return {
    add: (noted) => void (kept = [noted, ...kept].slice(0, most)),
    list: () => kept,
  }
}
