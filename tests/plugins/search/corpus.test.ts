/** Which pages search can find, and which words of them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { corpusOf } from '../../../plugins/search/corpus.ts'
import type { EmitContext, PageRecord, Route, Section, Site } from '../../../engine/types.ts'

const routeOf = (path: string, more: Partial<Route> = {}): Route => ({
  brand: 'acme',
  locale: 'en',
  path,
  key: path,
  view: 'view:x',
  props: { title: path, description: `On ${path}` },
  ...more,
})
const section = (id: string, text: string): Section => ({ id, title: id && `About ${id}`, text })

type Given = {
  readonly routes: readonly Route[]
  readonly records?: readonly Partial<PageRecord>[]
  readonly bodies?: Readonly<Record<string, readonly Section[]>>
  readonly versions?: Readonly<Record<string, string>>
}
const taken = ({ routes, records = [], bodies = {}, versions = {} }: Given) => {
  const documents = Object.keys(bodies).map((file) => ({ file, data: `data of ${file}` }))
  const context: Pick<EmitContext, 'pages' | 'site' | 'version' | 'body'> = {
    pages: records as readonly PageRecord[],
    site: { brand: {}, routes, documents } as unknown as Site,
    version: async (file) => versions[file] ?? '1',
    body: async (file) => ({ sections: bodies[file]! }) as Awaited<ReturnType<EmitContext['body']>>,
  }
  return corpusOf({
    locale: 'en',
    context: context as EmitContext,
    options: {
      crumbs: ({ key }) => ['Home', key],
      title: (title) => title.replace(' | Acme', ''),
      keywords: ({ key }, own) => [key, ...own.map(({ data }) => data as string)],
      joins: ({ key }) => [key],
      skip: ({ id }) => id === 'skipped',
    },
  })
}
const load = async (given: Given) => (await Promise.all((await taken(given)).map((part) => part.load()))).flat()
const pathsOf = async (routes: readonly Route[]) => (await load({ routes })).map(({ href }) => href)

test('pages of the language, by path', async () => {
  const routes = ['/b/', '/a/', '/c/'].map((path) => routeOf(path))
  assert.equal(await pathsOf([...routes, routeOf('/zh/', { locale: 'zh' })]), ['/a/', '/b/', '/c/'])
})

test('left out are pages that are not listed, are no answer, are shown in place of another one, or have no title', async () => {
  assert.equal(
    await pathsOf([
      routeOf('/hidden/', { noindex: true }),
      routeOf('/404/', { status: 404 }),
      routeOf('/400/', { status: 400 }),
      routeOf('/copy/', { canonical: '/original/' }),
      routeOf('/nameless/', { props: { title: '' } }),
      routeOf('/plain/', { props: undefined }),
      routeOf('/original/', { canonical: '/original/', status: 200, noindex: false }),
    ]),
    ['/original/'],
  )
})

test('a path is written as a browser asks for it', async () => {
  assert.equal(await pathsOf([routeOf('/文 档/')]), ['/%E6%96%87%20%E6%A1%A3/'])
})

test('a document has the title it says; a component what it shows, without what the layout adds', async () => {
  const routes = [
    routeOf('/doc/', { props: { title: 'Doc | Acme', description: 'D' } }),
    routeOf('/page/', { props: { title: 7 } }),
  ]
  const records = [
    { path: '/doc/', title: 'Other', description: 'Other' },
    { path: '/page/', title: 'Page | Acme', description: 'P' },
  ]
  assert.equal(
    (await load({ routes, records })).map(({ title, description, crumbs }) => [title, description, crumbs]),
    [
      ['Doc | Acme', 'D', ['Home', '/doc/']],
      ['Page', 'P', ['Home', '/page/']],
    ],
  )
  assert.is((await load({ routes: [routeOf('/a/', { props: { title: 'A' } })] }))[0]!.description, '')
})

test('a page is what it shows itself, then its documents, each in their order; the first section has no heading', async () => {
  const routes = [
    routeOf('/a/', { documents: ['1.md', '2.md'] }),
    routeOf('/b/', { documents: ['2.md'] }),
    routeOf('/c/'),
  ]
  const shown = [section('', 'Shown.')]
  const pages = await load({
    routes,
    records: [{ path: '/a/', sections: shown }],
    bodies: { '1.md': [section('', 'One.'), section('x', 'X.')], '2.md': [section('y', 'Y.')] },
  })
  assert.equal(
    pages.map(({ sections }) => sections),
    [
      [section('', 'Shown.'), section('', 'One.'), section('x', 'X.'), section('y', 'Y.')],
      [section('', ''), section('y', 'Y.')],
      [section('', '')],
    ],
  )
  assert.equal(shown, [section('', 'Shown.')])
})

test('a page has keywords of its route and its documents, and names of what it joins; skipped sections are left out', async () => {
  const [page] = await load({
    routes: [routeOf('/a/', { documents: ['1.md', '2.md'] })],
    records: [{ path: '/a/', sections: [section('', 'Shown.'), section('skipped', 'Links.')] }],
    bodies: { '1.md': [section('x', 'X.')], '2.md': [section('skipped', 'More links.'), section('y', 'Y.')] },
  })
  assert.equal(page!.keywords, ['/a/', 'data of 1.md', 'data of 2.md'])
  assert.equal(page!.joins, ['/a/'])
  assert.equal(
    page!.sections.map(({ id }) => id),
    ['', 'x', 'y'],
  )
})

test('its key changes with all that it is made of, and with nothing else', async () => {
  const given: Given = { routes: [routeOf('/a/', { documents: ['1.md'] })], records: [{ path: '/a/', title: 'A' }] }
  const keyOf = async (more: Partial<Given>) => (await taken({ ...given, ...more })).map(({ key }) => key).join()
  const key = await keyOf({})
  assert.is(await keyOf({ records: [{ path: '/a/', title: 'B' }] }), key)
  assert.is(await keyOf({ versions: { '2.md': '2' } }), key)
  for (const more of [
    { versions: { '1.md': '2' } },
    { routes: [routeOf('/a/', { documents: ['1.md'], props: { title: 'B' } })] },
    { routes: [routeOf('/a/')] },
    { records: [{ path: '/a/', sections: [section('', 'Shown.')] }] },
    { routes: [] },
  ])
    assert.is.not(await keyOf(more), key, JSON.stringify(more))
})

test.run()
