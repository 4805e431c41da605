/** What visitors send without logging in: page views and forms. */
import { Hono } from 'hono'
import { readBody, succeed, type Env } from '../http.ts'
import * as schemas from '../schemas.ts'
import type { Services } from '../services.ts'

export function feedbackRoutes({ database, now }: Services): Hono<Env> {
  const routes = new Hono<Env>()

  const addView = database.prepare(
    'INSERT INTO view_logs (src, kw, vb_id, client_id, uid, uri, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  routes.post('/addviewlog', async (call) => {
    const { src, kw, vbId, clientId, uid, uri } = await readBody(call, schemas.viewLog)
    addView.run(src, kw, vbId, clientId, uid, uri, now())
    return succeed(call)
  })

  const addFeedback = database.prepare('INSERT INTO feedback (kind, body, created_at) VALUES (?, ?, ?)')
  routes.post('/feedback/applyDataSource', async (call) => {
    addFeedback.run('data-source', JSON.stringify(await readBody(call, schemas.dataSourceRequest)), now())
    return succeed(call)
  })
  routes.post('/feedback/contactUs', async (call) => {
    addFeedback.run('contact', JSON.stringify(await readBody(call, schemas.contactRequest)), now())
    return succeed(call)
  })

  return routes
}
