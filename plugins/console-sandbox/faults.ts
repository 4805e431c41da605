/**
 * Faults to order, for demonstrations and tests. For one request by header, `x-sandbox-fault: delay | 401 | 500 | malformed |
 * offline`; for a call, or for all of them, on the control page.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { pathOfCall, Refusal, type Env } from './http.ts'

export const faultNames = ['delay', '401', '500', 'malformed', 'offline'] as const
export type Fault = (typeof faultNames)[number]

/** In place of a path: every call that has no fault of its own. */
export const everyCall = '*'

export type Switches = ReadonlyMap<string, Fault>

export type Faults = {
  /** By path of the call, without a base. In memory: a restart repairs everything. */
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
    // Pages, and questions about permission, always work.
    if (call.req.method !== 'POST' || call.req.path.startsWith('/__')) return next()
    const ordered = call.req.header('x-sandbox-fault')
    const fault = isFault(ordered) ? ordered : (switches().get(pathOfCall(call)) ?? switches().get(everyCall))
    switch (fault) {
      case 'delay':
        // Longer than the site waits.
        await wait(12_000, undefined, { signal: call.req.raw.signal, ref: false }).catch(() => {})
        return next()
      case '401':
        throw new Refusal('signIn', 401)
      case '500':
        throw new Refusal('unknown', 500)
      case 'malformed':
        return call.body('{"success": tru', 200, { 'Content-Type': 'application/json' })
      case 'offline':
        return Response.error()
      default:
        return next()
    }
  }
}
