/** Faults to order, for demonstrations and tests: `x-sandbox-fault: delay | 401 | 500 | malformed | offline`. */
import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { Refusal, type Env } from './http.ts'

export const faults: MiddlewareHandler<Env> = async (call, next) => {
  const fault = call.req.method === 'OPTIONS' ? undefined : call.req.header('x-sandbox-fault')
  switch (fault) {
    case 'delay':
      // Longer than the site waits.
      await wait(12_000, undefined, { signal: call.req.raw.signal }).catch(() => {})
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
