/** Requests of the dev server: guarded, then a page, a file of the site, or a module for the bundler. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  createLimitedServer,
  endWith,
  findHandler,
  guardRequest,
  guardUpgrade,
  handlerMethods,
  runHandler,
  type Grant,
  type LimitedServer,
  type Policy,
} from '../serve/index.ts'
import type { ServeHandler } from '../types.ts'

export type Answer =
  | { readonly status: number; readonly type: string; readonly body: string | Uint8Array }
  | { readonly location: string }

export type DevRequests = {
  /** Of plugins; the first whose prefix matches answers. */
  handlers(): readonly ServeHandler[]
  /** Undefined where the site has nothing at this path. */
  answer(grant: Grant): Promise<Answer | undefined>
  /** The bundler: false where it has nothing either. */
  pass(grant: Grant, request: IncomingMessage, response: ServerResponse): Promise<boolean>
  missing(grant: Grant): Promise<Answer>
  failed(error: unknown): Answer
  /** Secret of the update channel. */
  token(): string
  /** A socket for the update channel. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** The bundler names modules with dots and colons: `/@id/virtual:site/client`, `/node_modules/.cache/…`. */
const allowSegment = (segment: string, index: number): boolean =>
  segment === '.cache' || /^(?:__x00__)?virtual:site$/.test(segment) || (index === 0 && segment === '.well-known')

export function createDevServer(
  hosts: readonly string[],
  requests: DevRequests,
  onBug: (error: unknown) => void,
): LimitedServer {
  const methods = (path: string) => (findHandler(requests.handlers(), path) ? handlerMethods : ['GET', 'HEAD'])
  const policy: Policy = { hosts, allowSegment, methods }

  const limited = createLimitedServer(async (request, response) => {
    const grant = guardRequest(request, policy)
    // The bundler would start a program here, with a file from the query.
    if (grant.kind === 'ok' && grant.segments[0] === '__open-in-editor') return send(response, notAnswered, request)
    if (grant.kind === 'refused')
      return send(response, { status: grant.status, type: 'text/plain; charset=utf-8', body: grant.reason }, request)
    const handler = findHandler(requests.handlers(), grant.path)
    if (handler) return runHandler(handler, request, response, { host: grant.host, headers: ownHeaders })
    try {
      const answer = await requests.answer(grant)
      if (answer) return send(response, answer, request)
      if (await requests.pass(grant, request, response)) return
      send(response, await requests.missing(grant), request)
    } catch (error) {
      if (response.headersSent) throw error
      send(response, requests.failed(error), request)
    }
  }, onBug)

  limited.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {})
    // A tab whose server is gone knocks until there is one again, with the secret of the old one.
    const isPing = request.headers['sec-websocket-protocol'] === 'vite-ping'
    const protocol = isPing ? 'vite-ping' : 'vite-hmr'
    const grant = guardUpgrade(request, { hosts, protocol }, isPing ? undefined : requests.token())
    if (grant.kind === 'refused') endWith(socket, grant.status)
    else if (grant.path !== '/') endWith(socket, 404)
    else requests.connect(request, socket, head)
  })
  return limited
}

const notAnswered: Answer = { status: 403, type: 'text/plain; charset=utf-8', body: 'Files are not opened from here.' }

const ownHeaders = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' }

function send(response: ServerResponse, answer: Answer, { method }: IncomingMessage): void {
  if ('location' in answer) {
    response.writeHead(308, { location: answer.location, 'cache-control': 'no-store' }).end()
    return
  }
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
  response.writeHead(answer.status, {
    'content-type': answer.type,
    'content-length': body.length,
    'cache-control': 'no-store',
    ...ownHeaders,
  })
  response.end(method === 'HEAD' ? undefined : body)
}
