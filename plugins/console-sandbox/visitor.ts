/**
 * Whom limits count: a browser session, known by its cookie, so that who locks themselves out while testing goes on in
 * another window; all without one by their address. The cookie is good for nothing else.
 */
import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './http.ts'

const name = 'sandbox-browser'

export const knowVisitor: MiddlewareHandler<Env> = async (call, next) => {
  const browser = getCookie(call, name)
  const isKnown = browser !== undefined && /^[\w-]{22}$/.test(browser)
  call.set('visitor', isKnown ? `browser ${browser}` : `address ${call.get('address')}`)
  // Calls are posts. Pages of brands are other sites to a browser: `clouddm.localhost`.
  if (!isKnown && call.req.method === 'POST')
    setCookie(call, name, randomBytes(16).toString('base64url'), {
      httpOnly: true,
      sameSite: 'None',
      secure: true,
      partitioned: true,
    })
  await next()
}
