import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createPageCache, type FetchedPage } from '../../../engine/client/pageCache.ts'

/** A server that answers when told to. */
function createServer() {
  const asked: string[] = []
  const stopped: string[] = []
  const waiting = new Map<string, { resolve(page: FetchedPage): void; reject(error: Error): void }>()
  return {
    asked,
    stopped,
    answer: (path: string) => waiting.get(path)!.resolve({ status: 200, html: path }),
    refuse: (path: string) => waiting.get(path)!.reject(new Error('offline')),
    fetchPage(path: string, signal: AbortSignal) {
      asked.push(path)
      return new Promise<FetchedPage>((resolve, reject) => {
        waiting.set(path, { resolve, reject })
        signal.addEventListener('abort', () => {
          stopped.push(path)
          reject(new Error('aborted'))
        })
      })
    },
  }
}

function cacheOf(most?: number) {
  const server = createServer()
  return { server, pages: createPageCache(server.fetchPage, most) }
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: Error) => error.message,
  )

test('a page is fetched once, whoever asks and when', async () => {
  const { server, pages } = cacheOf()
  const [first, second] = [pages.get('/a/'), pages.get('/a/')]
  server.answer('/a/')
  assert.equal(await first, { status: 200, html: '/a/' })
  assert.is(await second, await pages.get('/a/'))
  assert.equal(server.asked, ['/a/'])
})

test('a failure is told to all who wait and not remembered', async () => {
  const { server, pages } = cacheOf()
  const [first, second] = [failureOf(pages.get('/a/')), failureOf(pages.get('/a/'))]
  server.refuse('/a/')
  assert.equal([await first, await second], ['offline', 'offline'])
  void pages.get('/a/')
  assert.equal(server.asked, ['/a/', '/a/'])
})

test('a page nobody waits for is stopped; one that is there stays', async () => {
  const { server, pages } = cacheOf()
  const slow = failureOf(pages.get('/slow/'))
  pages.abort('/slow/')
  assert.is(await slow, 'aborted')
  const done = pages.get('/done/')
  server.answer('/done/')
  await done
  pages.abort('/done/')
  pages.abort('/never/')
  await pages.get('/done/')
  assert.equal(server.stopped, ['/slow/'])
  assert.equal(server.asked, ['/slow/', '/done/'])
})

test('a page asked for again while the stopped one still fails is not forgotten', async () => {
  const { server, pages } = cacheOf()
  const first = failureOf(pages.get('/a/'))
  pages.abort('/a/')
  const second = pages.get('/a/')
  await first
  server.answer('/a/')
  await second
  await pages.get('/a/')
  assert.equal(server.asked, ['/a/', '/a/'])
})

test('the page that was not asked for longest goes first', async () => {
  const { server, pages } = cacheOf(2)
  for (const path of ['/a/', '/b/', '/a/', '/c/', '/a/', '/b/']) {
    const page = pages.get(path)
    server.answer(path)
    await page
  }
  assert.equal(server.asked, ['/a/', '/b/', '/c/', '/b/'])
})

test.run()
