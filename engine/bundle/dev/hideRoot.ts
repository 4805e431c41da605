/** Modules for a browser name files of the machine: for error messages, styles and source maps. They need not say where the project lies. */
import type { ServerResponse } from 'node:http'

/** From now on, what the response ends with names files from the project's folder. `root` is absolute. */
export function hideRoot(response: ServerResponse, root: string): void {
  const write = response.write.bind(response) as (...rest: unknown[]) => boolean
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse
  // The bundler's page about a file that it refuses lists folders of the machine and nothing else.
  response.write = ((...rest: unknown[]) => response.statusCode === 403 || write(...rest)) as typeof response.write
  response.end = ((body?: unknown, ...rest: unknown[]) => {
    if (response.headersSent || !isText(body) || !names.test(String(response.getHeader('content-type') ?? '')))
      return end(body, ...rest)
    const hidden = withoutRoot(body.toString(), root)
    if (response.hasHeader('content-length')) response.setHeader('content-length', Buffer.byteLength(hidden))
    return end(hidden, ...rest)
  }) as typeof response.end
}

const names = /javascript|json|css|html/

const isText = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body)

function withoutRoot(text: string, root: string): string {
  // After `/@fs` it is the address of a file, which needs its whole name.
  const shorten = (part: string) =>
    part.replaceAll(`${root}/`, (named, at: number) => (part.startsWith('/@fs', at - 4) ? named : '/'))
  return shorten(text).replace(
    /(sourceMappingURL=data:application\/json;base64,)([\w+/=]+)/g,
    (_all, start: string, map: string) =>
      start + Buffer.from(shorten(Buffer.from(map, 'base64').toString())).toString('base64'),
  )
}
