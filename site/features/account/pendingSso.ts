/**
 * A login through a provider that waits for the rest of a registration. Kept for this tab, so that loading the page anew
 * does not lose it; it proves nothing without the code that is asked for with it.
 */
import * as v from 'valibot'
import { asLoginSource, type LoginSource } from '../../api/storage.ts'
import { recall, remember } from '../../../theme/client/storage.ts'

export type PendingSso = {
  readonly state: string
  readonly requestId: string
  readonly target: LoginSource | undefined
}

const key = 'sso-pending'
/** Milliseconds. */
const validity = 600_000
const text = v.pipe(v.string(), v.maxLength(8_192))
const kept = v.object({
  state: text,
  requestId: v.pipe(text, v.nonEmpty()),
  target: v.optional(text),
  until: v.number(),
})

/** Where the browser keeps nothing. */
let inMemory: string | null = null

export function keepPendingSso(login: PendingSso): void {
  inMemory = JSON.stringify({ ...login, until: Date.now() + validity })
  remember(key, inMemory, 'sessionStorage')
}

export function forgetPendingSso(): void {
  inMemory = null
  remember(key, null, 'sessionStorage')
}

export function pendingSso(): PendingSso | undefined {
  const result = v.safeParse(kept, parse(inMemory ?? recall(key, 'sessionStorage')))
  if (!result.success || result.output.until < Date.now()) return undefined
  const { state, requestId, target } = result.output
  return { state, requestId, target: asLoginSource(target) }
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}
