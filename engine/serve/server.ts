/** The HTTP server: its limits, broken connections, closing. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { endSocket, refuseConnection, type ParseError } from './badRequest.ts'
import { sendError } from './errorPage.ts'
import { securityHeaders } from './securityHeaders.ts'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type LimitedServer = {
  readonly server: Server
  /** Lets responses that have begun finish, for `grace` ms at most. */
  close(): Promise<void>
}

/** `onBug` is called with what `handler` throws; the response does not show it. */
export function createLimitedServer(
  handler: RequestHandler,
  onBug: (error: unknown) => void,
  grace = 5_000,
): LimitedServer {
  const open = new Set<ServerResponse>()
  let closing: Promise<void> | undefined

  const server = createServer(limits, (request, response) => {
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      if (closing) server.closeIdleConnections()
    })
    if (closing) response.setHeader('Connection', 'close')
    // A request line without a version: Node's parser takes it for HTTP/0.9, and what follows for headers.
    if (request.httpVersionMajor !== 1)
      return sendError(response, 400, 'The request line is not complete.', securityHeaders())
    handler(request, response).catch((error) => {
      onBug(error)
      if (response.headersSent) response.destroy()
      else sendError(response, 500, 'Something went wrong here.', securityHeaders())
    })
  })
  server.on('clientError', (error: ParseError, socket) => {
    const begun = [...open].filter((response) => response.req.socket === socket)
    // Data after a request with `Connection: close`: that request is answered, then Node ends the connection.
    if (begun.length && error.code === 'HPE_CLOSED_CONNECTION') return
    // A second head would end up inside of a response that has begun.
    if (begun.some(({ headersSent }) => headersSent)) socket.destroy()
    else refuseConnection(error, socket)
  })
  server.on('checkExpectation', (_request, response) =>
    sendError(response, 417, 'This cannot be expected here.', securityHeaders()),
  )
  server.on('connect', (_request, socket) => endSocket(socket, 405, { Allow: 'GET, HEAD' }))

  return {
    server,
    close: () => (closing ??= close()),
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), grace)
      server.close(() => {
        clearTimeout(timer)
        resolve()
      })
      for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close')
      server.closeIdleConnections()
    })
  }
}

/** Milliseconds and bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
  // The guard refuses a request without Host, with the headers that belong to every answer.
  requireHostHeader: false,
  // Node looks for overdue connections every 30 s, which would make the 10 s above 40.
  connectionsCheckingInterval: 1_000,
}
