/** A well-behaved client with kept connections. */
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

export type Ask = {
  (path: string, headers?: OutgoingHttpHeaders, method?: string, body?: string): Promise<Reply>
  close(): void
}

export function createAsk(port: number): Ask {
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body?: string) =>
    new Promise<Reply>((resolve, reject) => {
      const outgoing = request({
        agent,
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: { host: `localhost:${port}`, ...headers },
      })
      outgoing.on('error', reject)
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode!, headers: incoming.headers, body: Buffer.concat(chunks) }),
        )
      })
      outgoing.end(body)
    })
  return Object.assign(ask, { close: () => agent.destroy() })
}
