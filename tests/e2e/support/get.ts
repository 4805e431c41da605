/** A plain request, to any name below `localhost`: Node does not know all of them. */
import { request, type IncomingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Server } from './server.ts'

export type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

export function get(url: string, method = 'GET', headers: Readonly<Record<string, string>> = {}): Promise<Got> {
  const { host, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method,
        // A kept connection may be ended by the server just as it is used again.
        agent: false,
        headers: { host, ...headers },
        signal: AbortSignal.timeout(60_000),
      },
      (incoming) => {
        let body = ''
        incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        incoming
          .on('error', reject)
          .on('end', () => resolve({ status: incoming.statusCode!, headers: incoming.headers, body }))
      },
    )
    outgoing.on('error', reject).end()
  })
}

/** Asks again until the answer is as wanted. After a minute it fails, with the last answer and what was printed. */
export async function getUntil(server: Server, url: string, isWanted: (got: Got) => boolean): Promise<Got> {
  const end = Date.now() + 60_000
  for (;;) {
    const got = await get(url)
    if (isWanted(got)) return got
    if (Date.now() > end)
      throw new Error(`${url} stays ${got.status}:\n${got.body.slice(0, 2000)}\n${server.printed()}`)
    await setTimeout(50)
  }
}
