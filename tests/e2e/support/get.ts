/** A plain request, to any name below `localhost`: Node does not know all of them. */
import { request, type IncomingHttpHeaders } from 'node:http'

export type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

export function get(url: string, method = 'GET'): Promise<Got> {
  const { host, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: pathname + search, method, headers: { host } },
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
