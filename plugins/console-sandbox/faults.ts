/**
 * Simulated faults, for demonstrations and tests. For one request by header, `x-sandbox-fault` with a name of the list below; for
 * a call, or for all of them, on the control page.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { languageOf, pathOfCall, Refusal, succeed, type Env } from './http.ts'
import { say } from './messages.ts'

export const faultNames = [
  'delay',
  '401',
  '500',
  'refused',
  'technical',
  'nested',
  'empty',
  'malformed',
  'offline',
] as const
export type Fault = (typeof faultNames)[number]

/** In place of a path: all calls without a fault of their own. */
export const everyCall = '*'

export type Switches = ReadonlyMap<string, Fault>

export type Faults = {
  /** By path of the call, without its base path. In memory only: a restart removes all faults. */
  switches(): Switches
  set(switches: Switches): void
}

export function createFaults(): Faults {
  let kept: Switches = new Map()
  return { switches: () => kept, set: (switches) => void (kept = switches) }
}

export const isFault = (name: unknown): name is Fault => (faultNames as readonly unknown[]).includes(name)

export function failOnDemand({ switches }: Faults): MiddlewareHandler<Env> {
  return async (call, next) => {
    // Pages and CORS preflight requests always work.
    if (call.req.method !== 'POST' || call.req.path.startsWith('/__')) return next()
    const requested = call.req.header('x-sandbox-fault')
    const fault = isFault(requested) ? requested : (switches().get(pathOfCall(call)) ?? switches().get(everyCall))
    switch (fault) {
      case 'delay':
        // Longer than the site's timeout.
        await wait(12_000, undefined, { signal: call.req.raw.signal, ref: false }).catch(() => {})
        return next()
      case '401':
        throw new Refusal('signIn', 401)
      case '500':
        throw new Refusal('unknown', 500)
      case 'refused':
        throw new Refusal('unknown')
      case 'technical':
        return call.json({ success: false, data: null, msg: '{"error":"NullPointerException at line 1"}' })
      case 'nested':
        return call.json({ success: true, data: { success: false, msg: say('unknown', languageOf(call)) } })
      case 'empty':
        return succeed(call, [])
      case 'malformed':
        return call.body('{"success": tru', 200, { 'Content-Type': 'application/json' })
      case 'offline':
        return Response.error()
      default:
        return next()
    }
  }
}
