/** What Node's parser refuses before there is a request: a response is written to the socket, which is then closed. */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from './securityHeaders.ts'

export type ParseError = Error & { readonly code?: string; readonly rawPacket?: Buffer }

export function refuseConnection(error: ParseError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusOf(error)
  endSocket(socket, status, status === 405 || status === 501 ? { Allow: 'GET, HEAD' } : {})
}

/** For sockets that have no `ServerResponse`. */
export function endSocket(socket: Duplex, status: number, extra: Readonly<Record<string, string>> = {}): void {
  const headers = { ...securityHeaders(), ...extra, 'Content-Length': '0', Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // A client that goes on sending must not keep the socket open.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy())
}

function statusOf({ code, rawPacket }: ParseError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return isEndlessTarget(rawPacket) ? 414 : 431
  return statuses.get(code ?? '') ?? 400
}

/** Node counts the request line as part of the headers; a first line that does not end is an address. */
function isEndlessTarget(packet: Buffer | undefined): boolean {
  const start = packet?.toString('latin1', 0, 8192) ?? ''
  return /^[A-Z]+ /.test(start) && !start.includes('\n')
}

const statuses: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_INVALID_METHOD', 501],
])
