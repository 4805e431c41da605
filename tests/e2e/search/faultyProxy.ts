/** A brand of the built site behind a server that fails as it is told: what a page and its worker load passes through it. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `hang`: nothing comes until the fault is over. `cut`: the first half comes. */
export type Fault = 'hang' | 'cut' | 'gone' | 'refused' | { readonly body: string }

export type Proxy = {
  /** With a slash at the end. */
  readonly url: string
  /** Paths of the requests so far. */
  readonly asked: string[]
  /** From now on; without a fault all is well, and what hangs goes on. */
  fail(pattern?: RegExp, fault?: Fault): void
  close(): void
}

export async function openProxy(target: string): Promise<Proxy> {
  const { host, port } = new URL(target)
  const asked: string[] = []
  const hanging: (() => void)[] = []
  let failing: { readonly pattern: RegExp; readonly fault: Fault } | undefined

  function forward(incoming: IncomingMessage, response: ServerResponse, isCut: boolean): void {
    const { 'accept-encoding': _encoding, ...headers } = incoming.headers
    const options = {
      host: '127.0.0.1',
      port,
      path: incoming.url!,
      method: incoming.method!,
      headers: { ...headers, host },
    }
    const outgoing = request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const { 'content-length': _length, ...rest } = answer.headers
        response.writeHead(answer.statusCode!, rest).end(isCut ? body.subarray(0, body.length / 2) : body)
      })
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }

  const server = createServer((incoming, response) => {
    asked.push(incoming.url!)
    const fault = failing?.pattern.test(incoming.url!) ? failing.fault : undefined
    if (fault === 'hang') hanging.push(() => forward(incoming, response, false))
    else if (fault === 'refused') incoming.socket.destroy()
    else if (fault === 'gone') response.writeHead(404, { 'content-type': 'text/plain' }).end('gone')
    else if (typeof fault === 'object') response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body)
    else forward(incoming, response, fault === 'cut')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    fail(pattern, fault = 'gone') {
      failing = pattern && { pattern, fault }
      for (const goOn of hanging.splice(0)) goOn()
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
