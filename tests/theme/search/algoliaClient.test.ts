/** Algolia in place of our own index: what is asked, and what becomes of its answers. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createAlgoliaClient } from '../../../theme/search/algoliaClient.ts'

const test = suite('search by Algolia')

type Sent = { readonly url: string; readonly init: RequestInit }
let sent: Sent[] = []
let answer: () => Promise<Response>

const real = { fetch: globalThis.fetch, location: globalThis.location, document: globalThis.document }
test.before(() => {
  Object.assign(globalThis, {
    location: new URL('https://docs.example.com/docs/'),
    document: { documentElement: { lang: 'zh-CN' } },
    fetch: (url: string, init: RequestInit) => {
      sent.push({ url, init })
      return answer()
    },
  })
})
test.before.each(() => {
  sent = []
})
test.after(() => {
  Object.assign(globalThis, real)
})

const client = createAlgoliaClient({ kind: 'algolia', appId: 'APP1', apiKey: 'public', indexName: 'docs' })
const find = (query = 'kafka') => client.find(query, 6, new AbortController().signal)
const failureOf = () =>
  find().then(
    () => undefined,
    (error: { kind?: string }) => error.kind,
  )
const hits = (...records: readonly object[]) => Response.json({ results: [{ hits: records, nbHits: 40 }] })
const highlighted = (value: string) => ({ value: value.replaceAll('[', '\u0001').replaceAll(']', '\u0002') })

test('it asks for the query in the language of the page, with a key that may only search', async () => {
  answer = async () => hits()
  await find('a "b" </script>')
  const [{ url, init }] = sent as [Sent]
  assert.is(url, 'https://app1-dsn.algolia.net/1/indexes/*/queries')
  const [request] = (JSON.parse(init.body as string) as { requests: [Record<string, unknown>] }).requests
  assert.equal(
    [request['indexName'], request['query'], request['facetFilters']],
    ['docs', 'a "b" </script>', ['lang:zh-CN']],
  )
  assert.is((init.headers as Record<string, string>)['x-algolia-api-key'], 'public')
})

test('records of a page are one result, titles and excerpts are highlighted', async () => {
  const hierarchy = { lvl0: 'Docs', lvl1: 'Kafka', lvl2: null }
  answer = async () =>
    hits(
      {
        url: 'https://docs.example.com/docs/kafka/',
        hierarchy,
        _highlightResult: { hierarchy: { lvl1: highlighted('[Kafka]') } },
      },
      {
        url: 'https://docs.example.com/docs/kafka/#offsets',
        hierarchy: { ...hierarchy, lvl2: 'Offsets' },
        _snippetResult: { content: highlighted('where [kafka] keeps') },
      },
    )
  assert.equal(await find(), {
    pages: [
      {
        title: 'Kafka',
        crumbs: ['Docs'],
        hits: [
          { href: '/docs/kafka/', title: [['Kafka', true]], excerpt: [] },
          {
            href: '/docs/kafka/#offsets',
            title: [['Offsets', false]],
            excerpt: [
              ['where ', false],
              ['kafka', true],
              [' keeps', false],
            ],
          },
        ],
      },
    ],
    total: 40,
    loose: false,
    words: ['kafka'],
  })
})

test('E-03 an address that runs something is no result, markup is text', async () => {
  const hierarchy = { lvl0: 'x', lvl1: '<img src=x onerror=alert(1)>' }
  answer = async () =>
    hits(
      { url: 'javascript:alert(1)', hierarchy },
      { url: 'data:text/html,x', hierarchy },
      { hierarchy },
      { url: 'https://docs.example.com/a/' },
      { url: 'https://docs.example.com/b/', hierarchy },
    )
  const { pages } = await find()
  assert.equal(
    pages.map(({ hits: [hit] }) => [hit!.href, hit!.title]),
    [['/b/', [['<img src=x onerror=alert(1)>', false]]]],
  )
})

test('E-06 each way to fail is told apart', async () => {
  const ways: readonly (readonly [string, () => Promise<Response>])[] = [
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['missing', async () => new Response('', { status: 404 })],
    ['unknown', async () => new Response('', { status: 500 })],
    ['damaged', async () => new Response('<html>')],
    ['damaged', async () => Response.json({ results: [{}] })],
  ]
  for (const [kind, way] of ways) {
    answer = way
    assert.is(await failureOf(), kind)
  }
})

test.run()
