/** Requests of the dev server: guarded, then a page, a file of the site, or a module for the bundler. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  createLimitedServer,
  endSocket,
  guardRequest,
  guardUpgrade,
  limitFrames,
  readRange,
  type AcceptedRequest,
  type LimitedServer,
  type Policy,
} from '../serve/index.ts'

export type DevResponse =
  | { readonly status: number; readonly type: string; readonly body: string | Uint8Array }
  | { readonly location: string }

export type DevHandlers = {
  /** Undefined where the site has nothing at this path. */
  respond(grant: AcceptedRequest): Promise<DevResponse | undefined>
  /** The bundler: false where it has nothing either. */
  passToBundler(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  notFound(grant: AcceptedRequest): Promise<DevResponse>
  errorResponse(error: unknown): DevResponse
  /** Secret of the update channel. */
  socketToken(): string
  /** A socket for the update channel. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/**
 * The bundler names modules with dots and colons: `/@id/virtual:site/client`, those of plugins too, `/node_modules/.cache/…`; some
 * plugins answer at `/virtual:name.css` themselves; some package managers keep packages in `node_modules/.pnpm`, `.store` or
 * `.bun`, and those of all projects in `~/.local/share/pnpm`.
 */
const allowSegment: Policy['allowSegment'] = (segment, index, segments) =>
  (segments[index - 1] === 'node_modules' && /^\.(?:bun|cache|pnpm|store)$/.test(segment)) ||
  (index === 0 && segment.startsWith('virtual:')) ||
  (segments[0] === '@fs' && index < segments.lastIndexOf('node_modules')) ||
  (segments[0] === '@id' && index === 1 && /^(?:__x00__)?virtual:/.test(segment))

export function createDevServer(
  named: Pick<Policy, 'hosts' | 'allowedHosts'>,
  requests: DevHandlers,
  onBug: (error: unknown) => void,
): LimitedServer {
  const policy: Policy = { ...named, allowSegment }

  const limited = createLimitedServer(async (request, response) => {
    const accepted = guardRequest(request, policy)
    // The bundler would start a program for this path, with a file from the query.
    if (accepted.kind === 'ok' && accepted.segments[0] === '__open-in-editor')
      return send(response, notAnswered, request)
    if (accepted.kind === 'refused')
      return send(
        response,
        { status: accepted.status, type: 'text/plain; charset=utf-8', body: accepted.reason },
        request,
      )
    try {
      const answer = await requests.respond(accepted)
      if (answer) return send(response, answer, request)
      if (await requests.passToBundler(request, response)) return
      send(response, await requests.notFound(accepted), request)
    } catch (error) {
      if (response.headersSent) throw error
      send(response, requests.errorResponse(error), request)
    }
  }, onBug)

  limited.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {})
    // A tab whose server has ended pings until one runs again, with the secret of the old one.
    const isPing = request.headers['sec-websocket-protocol'] === 'vite-ping'
    const protocol = isPing ? 'vite-ping' : 'vite-hmr'
    const accepted = guardUpgrade(request, { ...named, protocol }, isPing ? undefined : requests.socketToken())
    if (accepted.kind === 'refused') endSocket(socket, accepted.status)
    else if (accepted.path !== '/') endSocket(socket, 404)
    else {
      limitFrames(socket)
      requests.handleUpgrade(request, socket, head)
    }
  })
  return limited
}

const notAnswered: DevResponse = {
  status: 403,
  type: 'text/plain; charset=utf-8',
  body: 'Files are not opened from here.',
}

const ownHeaders = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' }

function send(response: ServerResponse, answer: DevResponse, { method, headers }: IncomingMessage): void {
  if ('location' in answer) {
    response.writeHead(308, { location: answer.location, 'cache-control': 'no-store' }).end()
    return
  }
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
  // Players ask for parts of a file, and some play nothing else.
  const range = answer.status === 200 && method === 'GET' ? readRange(headers.range, body.length) : undefined
  const part = range === 'unsatisfiable' ? undefined : range
  const shown = part ? body.subarray(part.start, part.end + 1) : body
  response.writeHead(part ? 206 : answer.status, {
    'content-type': answer.type,
    'content-length': shown.length,
    'accept-ranges': 'bytes',
    ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${body.length}` }),
    'cache-control': 'no-store',
    ...ownHeaders,
  })
  response.end(method === 'HEAD' ? undefined : shown)
}
