/** Collects messages instead of sending them. In memory only: after a restart, codes must be requested again. */

export type Message = {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly purpose: string
  readonly code: string
  /** Milliseconds UTC. */
  readonly at: number
}

export type Outbox = { add(message: Message): void; list(): readonly Message[] }

/** Newest first, at most a hundred. */
export function createOutbox(): Outbox {
  let messages: readonly Message[] = []
  return {
    add: (message) => void (messages = [message, ...messages].slice(0, 100)),
    list: () => messages,
  }
}
