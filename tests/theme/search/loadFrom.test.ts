/** Files of an index as servers really send them. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadFrom } from '../../../theme/search/loadFrom.ts'

const test = suite('loading the index')

const real = globalThis.fetch
let asked: unknown[] = []
const answerWith = (answer: () => Promise<Response>) => {
  globalThis.fetch = ((url: URL, init: RequestInit) => {
    asked.push(url.pathname, init.cache)
    return answer()
  }) as typeof fetch
}
test.before.each(() => {
  asked = []
})
test.after(() => {
  globalThis.fetch = real
})

const load = loadFrom('https://example.com/search/zh/index.json')
const kindOf = (name: string) =>
  load(name).then(
    () => 'loaded',
    (error: { kind?: string }) => error.kind,
  )

test('E-07 the manifest is asked for again by each page, what is named by its hash never', async () => {
  answerWith(async () => Response.json({ v: 1 }))
  const fresh = loadFrom('https://example.com/search/zh/index.json')
  assert.equal(await fresh('index.json'), { v: 1 })
  await fresh('0123abcd.json')
  assert.equal(asked, ['/search/zh/index.json', 'no-cache', '/search/zh/0123abcd.json', 'force-cache'])
})

test('E-06 what was no good the first time is not taken from the cache the second time', async () => {
  answerWith(async () => Response.json({ v: 1 }))
  const fresh = loadFrom('https://example.com/search/zh/index.json')
  for (const name of ['index.json', '0123abcd.json', 'index.json', '0123abcd.json']) await fresh(name)
  assert.equal(asked.slice(4), ['/search/zh/index.json', 'reload', '/search/zh/0123abcd.json', 'reload'])
})

test('E-06 offline, missing, a page in place of a file, cut off, refused', async () => {
  const ways: readonly (readonly [string, () => Promise<Response>])[] = [
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['missing', async () => new Response('', { status: 404 })],
    [
      'missing',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
    ['damaged', async () => new Response('{"v":1,"ter', { headers: { 'content-type': 'application/json' } })],
    ['unknown', async () => new Response('', { status: 503 })],
  ]
  for (const [kind, way] of ways) {
    answerWith(way)
    assert.is(await kindOf('index.json'), kind)
  }
})

test.run()
