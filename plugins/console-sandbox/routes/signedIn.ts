/** Requires a bearer token. Cookies are ignored, which rules out request forgery. */
import type { MiddlewareHandler } from 'hono'
import { Refusal, type Call, type Env } from '../http.ts'
import type { Services } from '../services.ts'

export function signedIn({ sessions }: Services): MiddlewareHandler<Env> {
  return async (call, next) => {
    const token = tokenOf(call)
    const userId = token && sessions.userOf(token)
    if (!userId) throw new Refusal('signIn', 401)
    call.set('userId', userId)
    return next()
  }
}

export const tokenOf = (call: Call): string | undefined =>
  /^Bearer ([\w-]{20,128})$/.exec(call.req.header('authorization') ?? '')?.[1]
