/** What is said to a server, and what is made of its answers. */
import type { IncomingHttpHeaders } from 'node:http'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../../engine/store/hash.ts'
import { createRemote, RemoteError, type RemoteOptions } from '../../../../engine/store/shared/remote.ts'
import { startMemoryCache, type MemoryCache } from '../../../support/cacheServer.ts'

const test = suite<{ server: MemoryCache }>('remote')
test.before.each(async (around) => void (around.server = await startMemoryCache()))
test.after.each(({ server }) => server.end())

const remoteOf = ({ url }: MemoryCache, more: Partial<RemoteOptions> = {}) =>
  createRemote({ url, token: undefined, timeout: 60_000, signal: new AbortController().signal, ...more })

async function failureOf(work: () => unknown): Promise<RemoteError> {
  try {
    await work()
  } catch (error) {
    if (error instanceof RemoteError) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}

const body = Buffer.from('0123456789')
const hash = hashOf(body)

test('what is replaced and what has a hash lie at their places, and come back', async ({ server }) => {
  const remote = remoteOf(server)
  assert.equal([await remote.read('list', 100), await remote.take({ hash, size: 10 })], [undefined, undefined])
  await remote.write('list', Buffer.from('a list'))
  await remote.put(hash, body)
  assert.equal([...server.entries.keys()], ['/ac/list', `/cas/${hash}`])
  assert.equal([String(await remote.read('list', 6)), await remote.take({ hash, size: 10 })], ['a list', body])
  assert.equal(
    server.asked.map(({ method }) => method),
    ['GET', 'GET', 'PUT', 'PUT', 'GET', 'GET'],
  )
})

test('O-03 more bytes than were announced, and other ones, are of no use', async ({ server }) => {
  const remote = remoteOf(server)
  server.entries.set(`/cas/${hash}`, body)
  for (const work of [
    () => remote.take({ hash, size: 9 }),
    () => remote.take({ hash: hashOf('other'), size: 10 }),
    () => remote.read('list', 9),
  ]) {
    for (const place of ['/ac/list', `/cas/${hashOf('other')}`]) server.entries.set(place, body)
    assert.is((await failureOf(work)).isContent, true)
  }
})

for (const [status, isTaken] of [
  [200, true],
  [201, true],
  [204, true],
  [302, false],
  [404, false],
  [500, false],
] as const)
  test(`a server that answers ${status} to what it is given`, async ({ server }) => {
    server.misbehave.set('PUT ', (response) => response.writeHead(status).end())
    const work = () => remoteOf(server).put(hash, body)
    if (isTaken) return work()
    const { message, isContent } = await failureOf(work)
    assert.equal([message, isContent], [`answered ${status}`, false])
  })

test('an answer that is none of the bytes is an error, also where it went well', async ({ server }) => {
  for (const status of [204, 206, 301, 410, 503]) {
    server.misbehave.set('GET ', (response) => response.writeHead(status).end())
    const { message, isContent } = await failureOf(() => remoteOf(server).read('list', 10))
    assert.equal([message, isContent], [`answered ${status}`, false])
  }
})

test('O-04 nothing is sent but what belongs to a request, and no compressed answer is asked for', async ({
  server,
}) => {
  const seen: IncomingHttpHeaders[] = []
  server.misbehave.set('', (response, _body, { headers }) => (seen.push(headers), response.writeHead(404).end()))
  for (const token of [undefined, '', 'word', 'name:password', '!~']) await remoteOf(server, { token }).read('list', 10)
  assert.equal(
    seen.map((headers) => headers.authorization),
    [undefined, undefined, 'Bearer word', `Basic ${Buffer.from('name:password').toString('base64')}`, 'Bearer !~'],
  )
  assert.ok(seen.every((headers) => headers['accept-encoding'] === 'identity'))
})

test('O-04 a token that no header can hold is told without it', ({ server }) => {
  for (const token of ['two words', 'tokén', 'a\nb', ' a', 'a '])
    assert.throws(
      () => remoteOf(server, { token }),
      (error: unknown) => error instanceof RemoteError && error.message === 'has no token that a header can hold',
    )
})

test('all requests together have the time', async ({ server }) => {
  server.misbehave.set('GET ', () => {})
  const remote = remoteOf(server, { timeout: 30 })
  const first = await failureOf(() => remote.read('list', 10))
  server.misbehave.clear()
  assert.is(first.message, 'took longer than 0.03 s')
  assert.is((await failureOf(() => remote.read('list', 10))).message, 'took longer than 0.03 s')
  assert.is(server.asked.length, 1)
})

test('a run that is stopped waits for no answer', async ({ server }) => {
  const stop = new AbortController()
  server.misbehave.set('GET ', () => stop.abort())
  const { message } = await failureOf(() => remoteOf(server, { signal: stop.signal }).read('list', 10))
  assert.is(message, 'cannot be reached (AbortError)')
})

test.run()
