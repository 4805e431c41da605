/** Responses without a file. Nothing of the request is repeated in them, so there is nothing to escape. */
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Headers } from './representation.ts'

/** `reason` is a fixed sentence. */
export function sendError(response: ServerResponse, status: number, reason: string, headers: Headers): void {
  const title = `${status} ${STATUS_CODES[status]}`
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${reason}</p></html>\n`
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}
