/** Listens on this machine only. */
import { mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { listen } from '../../engine/serve/index.ts'
import { createSandbox } from './app.ts'
import { openDatabase } from './database.ts'
import type { Currency } from './index.ts'

export type StartOptions = {
  /** Absolute path of the database; `:memory:` for one that is forgotten. */
  readonly file: string
  /** 0 lets the system choose. */
  readonly port: number
  readonly currencyOf?: ((host: string) => Currency) | undefined
  /** Cost of hashing a password, a power of two. */
  readonly passwordCost?: number | undefined
  log(line: string): void
}

export type Started = { readonly port: number; readonly origin: string; close(): Promise<void> }

/** Throws `SiteError` `port-in-use`: the site's pages look for it at this port, so another one would be of no use. */
export async function startSandbox({ file, port, currencyOf, passwordCost, log }: StartOptions): Promise<Started> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  // Known after listening only, and no request comes before.
  let bound = port
  const origin = () => `http://localhost:${bound}`
  const server = createServer()
  bound = await listen(server, { host: '127.0.0.1', port, strictPort: true })

  const database = openDatabase(file)
  const sandbox = createSandbox({ database, origin, currencyOf, passwordCost, log })
  const answer = getRequestListener(async (request, env) => {
    const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
    const response = await sandbox.fetch(request, incoming.socket.remoteAddress)
    // The fault switch "offline": the connection ends without an answer.
    if (response.type === 'error') outgoing.destroy()
    return response.type === 'error' ? new Response(null) : response
  })
  server.on('request', (request, response) => void answer(request, response))
  return {
    port: bound,
    origin: origin(),
    async close() {
      await new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
      database.close()
    },
  }
}
