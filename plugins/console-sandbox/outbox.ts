/** Where messages go instead of to a mailbox or a phone. In memory: who restarts the sandbox asks for a new code. */

export type Message = {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly purpose: string
  readonly code: string
  /** Milliseconds UTC. */
  readonly at: number
}

export type Outbox = { add(message: Message): void; list(): readonly Message[] }

/** The newest first, a hundred at most. */
export function createOutbox(): Outbox {
  let messages: readonly Message[] = []
  return {
    add: (message) => void (messages = [message, ...messages].slice(0, 100)),
    list: () => messages,
  }
}
