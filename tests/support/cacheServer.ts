/** A server of the HTTP cache protocol that keeps everything in memory, and does what a test wants in place of that. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

type Asked = { readonly method: string; readonly path: string; readonly authorization: string | undefined }

/** `/ac/<key>`, `/cas/<hash>`. */
type Answer = (response: ServerResponse, body: Buffer, request: IncomingMessage) => void

export type MemoryCache = {
  readonly url: string
  readonly host: string
  readonly entries: Map<string, Buffer>
  readonly asked: Asked[]
  /** Answers requests whose method and path, `GET /cas/…`, begin so; the last one that fits counts. */
  readonly misbehave: Map<string, Answer>
  end(): Promise<void>
}

export async function startMemoryCache(): Promise<MemoryCache> {
  const entries = new Map<string, Buffer>()
  const asked: Asked[] = []
  const misbehave = new Map<string, Answer>()
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, authorization: headers.authorization })
    const body = await buffer(request)
    const other = [...misbehave].findLast(([start]) => `${method} ${path}`.startsWith(start))
    if (other) return other[1](response, body, request)
    if (method === 'PUT') {
      entries.set(path, body)
      return response.writeHead(201).end()
    }
    const entry = entries.get(path)
    if (entry) response.writeHead(200, { 'content-length': entry.length }).end(entry)
    else response.writeHead(404).end('Nothing here')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    entries,
    asked,
    misbehave,
    async end() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
