/** Starts the sandbox. It listens on this machine only. */
import { mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createLimitedServer, guardRequest, listen, ownHosts } from '../../engine/serve/index.ts'
import { createSandbox } from './app.ts'
import { openDatabase } from './database.ts'
import type { SandboxOptions } from './services.ts'

export type StartOptions = Pick<SandboxOptions, 'currencyOf' | 'passwordCost'> & {
  /** Absolute path of the database, or `:memory:`. */
  readonly file: string
  /** 0 lets the system choose. */
  readonly port: number
  log(line: string): void
}

export type Started = { readonly port: number; readonly origin: string; close(): Promise<void> }

/**
 * Throws `SiteError` `port-in-use`, because the site's pages expect this port, and `sandbox-database-unusable`.
 */
export async function startSandbox({ file, port, currencyOf, passwordCost, log }: StartOptions): Promise<Started> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = openDatabase(file)
  const sandbox = createSandbox({ database, currencyOf, passwordCost, log })
  const answer = getRequestListener(async (request, env) => {
    const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
    const response = await sandbox.fetch(request, incoming.socket.remoteAddress)
    // The fault "offline": the connection ends without an answer.
    if (response.type === 'error') outgoing.destroy()
    return response.type === 'error' ? new Response(null) : response
  })
  const { server, close } = createLimitedServer(
    async (request, response) => {
      const refusal = refusalOf(request)
      if (!refusal) return void (await answer(request, response))
      response.writeHead(refusal.status, { 'Content-Type': 'text/plain', Connection: 'close' }).end(refusal.reason)
    },
    (error) => log(`sandbox: ${error instanceof Error ? error.stack : String(error)}`),
    1_000,
  )
  let bound: number
  try {
    await sandbox.seed()
    bound = await listen(server, { host: '127.0.0.1', port, strictPort: true })
  } catch (error) {
    database.close()
    throw error
  }
  return {
    port: bound,
    origin: `http://localhost:${bound}`,
    async close() {
      await close()
      database.close()
    },
  }
}

/** The same guard as for pages, except for the origin: pages of the site have another one, and CORS checks it. */
function refusalOf({ method, url, headers, rawHeaders }: IncomingMessage) {
  const request = { method, url, headers: { ...headers, origin: undefined }, rawHeaders }
  const granted = guardRequest(request, { hosts: ownHosts('127.0.0.1'), methods })
  return granted.kind === 'refused' ? granted : undefined
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']
