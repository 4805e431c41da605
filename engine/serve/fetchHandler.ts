/** Plugins answer a `Request` with a `Response`; Node has other words for both. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { ServeHandler } from '../types.ts'
import type { Grant } from './guard.ts'
import type { Headers as HeaderRecord } from './represent.ts'

/** The first handler whose prefix stands in front of the path; `/api` is in front of `/api/x`, not of `/apix`. */
export function findHandler(handlers: readonly ServeHandler[], path: string): ServeHandler | undefined {
  return handlers.find(({ prefix }) => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`))
}

/** Methods that reach a handler; it refuses what it does not know by itself. */
export const handlerMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** `headers` are sent where the handler says nothing else; nothing is kept by caches unless it says so. */
export async function runHandler(
  handler: ServeHandler,
  request: IncomingMessage,
  response: ServerResponse,
  { host, headers }: Pick<Grant, 'host'> & { readonly headers: HeaderRecord },
): Promise<void> {
  const aborter = new AbortController()
  response.once('close', () => response.writableFinished || aborter.abort())
  response.once('finish', () => request.complete || !request.readableDidRead || request.socket.destroySoon())
  const answer = await handler.handle(toRequest(request, host, aborter.signal))

  const own: Record<string, string | readonly string[]> = {}
  for (const [name, value] of answer.headers) own[name] = value
  const cookies = answer.headers.getSetCookie()
  if (cookies.length) own['set-cookie'] = cookies
  response.writeHead(answer.status, withDefaults({ 'Cache-Control': 'no-store', ...headers }, own))
  if (!answer.body) return void response.end()
  if (request.method === 'HEAD') {
    response.end()
    return answer.body.cancel()
  }
  // Reading fails when the visitor leaves or the handler breaks off; both have no one left to tell.
  await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response).catch(() => response.destroy())
}

function toRequest(request: IncomingMessage, host: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    headers.append(request.rawHeaders[index]!, request.rawHeaders[index + 1]!)
  }
  const method = request.method!
  const body = bodiless.has(method) ? null : bodyOf(request)
  // `duplex` is required with a stream and missing in the DOM's types.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(`http://${host}${request.url}`, init)
}

/**
 * Not `Readable.toWeb`, which reads ahead: a body the handler leaves alone is thrown away by Node, and the connection
 * lives on. One that was read in part would stop the next request, so the connection ends with the answer.
 */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = request.iterator({ destroyOnReturn: false })
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await chunks.next()
    if (done) controller.close()
    else controller.enqueue(value)
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

function withDefaults(defaults: HeaderRecord, own: Readonly<Record<string, string | readonly string[]>>) {
  const kept = Object.entries(defaults).filter(([name]) => !(name.toLowerCase() in own))
  return { ...Object.fromEntries(kept), ...own } as Record<string, string | number | string[]>
}

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD'])
