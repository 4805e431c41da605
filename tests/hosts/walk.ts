/** One address, followed to its end. */
import { createHash } from 'node:crypto'
import { get, type Agent, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** In words, because it is compared and printed. */
export type Answer = Readonly<Record<string, string>>

const headers = ['cache-control', 'content-security-policy', 'content-type', 'permissions-policy', 'referrer-policy']

/** As it stands: `fetch` would write the path anew. */
export async function walk(base: string, path: string, agent: Agent): Promise<Answer> {
  const steps: string[] = []
  for (let at = path; steps.length < 5;) {
    const response = await ask(new URL(base), at.replace(/#.*$/, ''), agent)
    if (response === undefined) return { status: 'no answer' }
    const body = await buffer(response)
    const { location } = response.headers
    if (location === undefined || response.statusCode! < 300) return answerOf(response, body, at, steps.length)
    const { pathname, search, hash } = new URL(location, new URL(at, base))
    at = pathname + search + hash
    steps.push(at)
  }
  return { status: 'goes on and on' }
}

const ask = ({ host, port }: URL, path: string, agent: Agent): Promise<IncomingMessage | undefined> =>
  new Promise((done) => {
    // Not every system knows the names of brands.
    const asked = { hostname: 'localhost', port, path, agent, headers: { 'accept-encoding': 'identity', host } }
    get(asked, done).on('error', () => done(undefined))
  })

function answerOf(response: IncomingMessage, body: Buffer, path: string, steps: number): Answer {
  const text = body.toString('utf8', 0, 400)
  return {
    status: String(response.statusCode),
    steps: String(steps),
    end: decodeURI(path.replaceAll(/%25|%2F/gi, '_')),
    body: text.includes('http-equiv="refresh"')
      ? 'page at an old address'
      : createHash('sha256').update(body).digest('hex').slice(0, 8),
    ...Object.fromEntries(headers.map((name) => [name, valueOf(response.headers[name])])),
  }
}

const valueOf = (value: string | readonly string[] | undefined): string =>
  String(value ?? 'none')
    .toLowerCase()
    .replaceAll(/;\s+/g, ';')
