/** A console that answers as it is told, over a real connection. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import { Failure } from '../../../site/api/failure.ts'
import { createClient, type Client, type ClientOptions } from '../../../site/api/client.ts'

export type FakeConsole = {
  readonly origin: string
  /** Every request so far. */
  readonly seen: readonly {
    readonly path: string
    readonly headers: IncomingMessage['headers']
    readonly body: string
  }[]
  answer(respond: (response: ServerResponse, path: string) => void): void
  json(value: unknown, status?: number, headers?: Readonly<Record<string, string>>): void
  client(options?: Partial<ClientOptions>): Client
  end(): Promise<void>
}

async function openFakeConsole(): Promise<FakeConsole> {
  let respond: (response: ServerResponse, path: string) => void = (response) => response.end('{"success":true}')
  const seen: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push({ path: request.url!, headers: request.headers, body })
    respond(response, request.url!)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    seen,
    answer: (next) => void (respond = next),
    json(value, status = 200, headers = {}) {
      respond = (response) =>
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value))
    },
    client: (options) =>
      createClient({ base: origin, token: () => null, language: () => 'en', onExpired: () => {}, ...options }),
    async end() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A suite whose tests each have a console of their own, in `fake`. */
export function consoleSuite(name: string) {
  const test = suite(name)
  const fake = {} as FakeConsole
  test.before.each(async () => {
    Object.assign(fake, await openFakeConsole())
  })
  test.after.each(() => fake.end())
  return { test, fake }
}

export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  try {
    await call
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('The call succeeded')
}

/** `success`, or the kind of the failure. */
export const kindOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'success',
    (error: unknown) => (error instanceof Failure ? error.kind : String(error)),
  )
