import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sharedKey, sharedList } from '../../../engine/sharedKey.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { route } from '../../../engine/route/route.ts'
import type { Brand, Document, Json, Plugin, Route, Routing } from '../../../engine/types.ts'
import { hooksThatFailWith, thrownValues } from '../../support/failingHooks.ts'
import { acme, brief, configOf, problemsOf } from '../../support/memorySite.ts'
import { fc } from '../../support/properties.ts'

const documentOf = (file: string, plugin = 'docs'): Document => {
  const [, set, locale, ...rest] = file.split('/')
  const address = file.startsWith('content/') ? { set: set!, locale: locale!, rest: rest.join('/') } : undefined
  return { plugin, file, hash: file, address, data: {}, imports: [] }
}
const at = (path: string, more: Partial<Route> = {}): Route => ({
  brand: 'acme',
  locale: 'zh',
  path,
  key: path,
  view: 'site/layouts/Doc.tsx',
  ...more,
})
const making = (name: string, ...routes: Route[]): Plugin => ({ name, route: () => ({ routes }) })
const error = { code: 'e', severity: 'error', message: 'No' } as const
const warning = { code: 'w', severity: 'warning', message: 'Hm' } as const
const siteOf = (plugins: readonly Plugin[], documents: readonly Document[] = [], brand: Brand = acme) =>
  route(configOf({ plugins }), documents, brand)

test('a brand sees the documents of its set and its locales, and those that stand in no set', async () => {
  const documents = [
    'content/acme/zh/docs/a.md',
    'content/acme/en/docs/a.md',
    'content/other/zh/docs/a.md',
    'site/pages/x.page.tsx',
  ].map((file) => documentOf(file))
  const filesFor = async (brand: Brand) => (await siteOf([], documents, brand)).site.documents.map(({ file }) => file)
  assert.equal(await filesFor(acme), [
    'content/acme/zh/docs/a.md',
    'content/acme/en/docs/a.md',
    'site/pages/x.page.tsx',
  ])
  assert.equal(await filesFor({ ...acme, locales: ['en'] }), ['content/acme/en/docs/a.md', 'site/pages/x.page.tsx'])
  assert.equal(await filesFor({ ...acme, content: 'other' }), ['content/other/zh/docs/a.md', 'site/pages/x.page.tsx'])
})

test('a plugin is handed its own documents, and everyone else’s', async () => {
  let seen: unknown
  const plugin: Plugin = {
    name: 'blog',
    route({ documents, all, brand, config }) {
      seen = [documents.map(({ file }) => file), all.length, brand.id, config.root]
      return { routes: [] }
    },
  }
  await siteOf([plugin], [documentOf('content/acme/zh/a.md'), documentOf('content/acme/zh/b.md', 'blog')])
  assert.equal(seen, [['content/acme/zh/b.md'], 2, 'acme', '/nowhere'])
})

test('routes are joined in the order of plugins, shared values by name', async () => {
  const sharing = (name: string, shared: Record<string, Json>): Plugin => ({
    name,
    route: () => ({
      routes: [at(`/${name}/`)],
      shared: Object.entries(shared).map(([key, value]) => sharedKey(key).value(value)),
    }),
  })
  const { site, diagnostics } = await siteOf([sharing('b', { b: 1 }), { name: 'links' }, sharing('a', { a: [2] })])
  assert.equal(
    site.routes.map(({ path }) => path),
    ['/b/', '/a/'],
  )
  assert.equal(site.shared, { b: 1, a: [2] })
  assert.equal(diagnostics, [])
  const problems = await problemsOf(() => siteOf([sharing('b', { x: 1 }), sharing('a', { x: 1 })]))
  assert.equal(problems.map(brief), ['shared-twice'])
  assert.match(problems[0]!.message, /"x".*"b".*"a"/)
})

test('a view that is named absolutely has its name from the root of the project', async () => {
  const view = '/nowhere/node_modules/stars/layouts/Stars.js'
  const { site } = await siteOf([{ name: 'stars', route: () => ({ routes: [at('/a/', { view })] }) }])
  assert.is(site.routes[0]!.view, 'node_modules/stars/layouts/Stars.js')
})

test('one plugin that shares two values by one name is an error, too', async () => {
  const key = sharedKey<number>('x')
  const twice: Plugin = { name: 'twice', route: () => ({ routes: [], shared: [key.value(1), key.value(2)] }) }
  const problems = await problemsOf(() => siteOf([twice]))
  assert.equal(problems.map(brief), ['shared-twice'])
})

test('what is shared is read by its key, and nothing where nobody shares it', async () => {
  const words = (locale: string) => sharedKey<readonly string[]>(`words/${locale}`)
  const { site } = await siteOf([{ name: 'words', route: () => ({ routes: [], shared: [words('zh').value(['a'])] }) }])
  assert.equal([words('zh').read(site), words('en').read(site)], [['a'], undefined])
})

test('lists are joined in the order of plugins, and a value by the name of a list is an error', async () => {
  const list = sharedList<string>('menu')
  const adding = (name: string, ...items: readonly string[]): Plugin => ({
    name,
    route: () => ({ routes: [], shared: [list.value(items)] }),
  })
  const { site } = await siteOf([adding('b', 'x', 'y'), adding('a', 'z')])
  assert.equal(list.read(site), ['x', 'y', 'z'])
  const value: Plugin = { name: 'value', route: () => ({ routes: [], shared: [sharedKey('menu').value(['w'])] }) }
  for (const order of [
    [adding('a', 'z'), value],
    [value, adding('a', 'z')],
  ])
    assert.equal((await problemsOf(() => siteOf(order))).map(brief), ['shared-twice'])
  const wrong: Plugin = { name: 'docs', route: () => ({ routes: [], shared: [{ name: 'x', value: 1, isList: true }] }) }
  assert.equal(
    (await problemsOf(() => siteOf([wrong]))).map(({ code }) => code),
    ['plugin-shape'],
  )
})

test('warnings of plugins are passed on, their errors stop the run together with conflicts', async () => {
  const saying = (...diagnostics: Routing['diagnostics'] & object): Plugin => ({
    name: 'docs',
    route: () => ({ routes: [at('/a/')], diagnostics }),
  })
  assert.equal((await siteOf([saying(warning)])).diagnostics, [warning])
  assert.equal(
    (await problemsOf(() => siteOf([saying(warning, error), making('blog', at('/a/'))]))).map(({ code }) => code),
    ['w', 'e', 'path-claimed-twice'],
  )
})

for (const [name, value] of thrownValues) {
  test(`B-10 route throws or rejects with ${name}: plugin and hook are named`, async () => {
    for (const hook of hooksThatFailWith(value)) {
      const [problem] = await problemsOf(() => siteOf([{ name: 'docs', route: hook }]))
      assert.is(problem!.code, 'plugin-failed')
      assert.match(problem!.message, /^Plugin "docs" failed in its hook "route": /)
    }
  })
}

test('B-10 an error with a place of its own keeps it', async () => {
  const plugin: Plugin = {
    name: 'docs',
    route: () => Promise.reject(new SiteError('Bad', { code: 'bad', place: { file: 'a.md', line: 2 } })),
  }
  assert.equal((await problemsOf(() => siteOf([plugin]))).map(brief), ['bad a.md:2'])
})

test('an error with several problems keeps all of them', async () => {
  const several = SiteError.from(
    ['a.md', 'b.md'].flatMap((file) => new SiteError('Bad', { code: 'bad', place: { file } }).diagnostics),
  )
  const plugin: Plugin = { name: 'docs', route: () => Promise.reject(several) }
  assert.equal((await problemsOf(() => siteOf([plugin]))).map(brief), ['bad a.md', 'bad b.md'])
})

test('a page that gives way is there only where no other plugin has one, whatever the order', async () => {
  const home = making('pages', at('/', { givesWay: true }), at('/about/', { givesWay: true }))
  const docs = making('docs', at('/', { source: 'docs/index.md' }))
  for (const order of [
    [home, docs],
    [docs, home],
  ]) {
    const { routes } = (await siteOf(order)).site
    assert.equal(new Map(routes.map(({ path, source }) => [path, source])).get('/'), 'docs/index.md')
    assert.equal(routes.map(({ path }) => path).sort(), ['/', '/about/'])
  }
  const two = await problemsOf(() => siteOf([home, making('theme', at('/', { givesWay: true }))]))
  assert.equal(
    two.map(({ code }) => code),
    ['path-claimed-twice'],
  )
})

test('what is to be shown later is passed on, of all plugins', async () => {
  const later = (file: string) => ({ file, at: '2030-01-01T00:00:00Z' })
  const plugins = ['a.md', 'b.md'].map((file): Plugin => ({
    name: file,
    route: () => ({ routes: [], scheduled: [later(file)] }),
  }))
  assert.equal((await siteOf([...plugins, making('docs')])).scheduled, [later('a.md'), later('b.md')])
})

const circular: Record<string, unknown> = {}
circular['self'] = circular
const shapes: readonly (readonly [string, unknown, RegExp])[] = [
  ['nothing', undefined, /expected \{ routes \}, got undefined/],
  ['null', null, /expected \{ routes \}, got null/],
  ['a list', [], /expected "routes" to be a list, got undefined/],
  ['routes that are no list', { routes: {} }, /expected "routes" to be a list, got object/],
  ['a route that is null', { routes: [null] }, /"routes\[0\].path" to be text, got undefined/],
  [
    'a path that is no text',
    { routes: [at('/a/'), { ...at('/b/'), path: 7 }] },
    /"routes\[1\].path" to be text, got number/,
  ],
  [
    'a path without a slash in front',
    { routes: [at('a/')] },
    /"routes\[0\].path" to have a slash at both ends, got "a\/"/,
  ],
  [
    'a path without a slash at the end',
    { routes: [at('/a')] },
    /"routes\[0\].path" to have a slash at both ends, got "\/a"/,
  ],
  ['a path with two slashes', { routes: [at('/a//b/')] }, /"routes\[0\].path" to have a slash at both ends/],
  [
    'a canonical address of another site',
    { routes: [at('/a/', { canonical: 'https://other.example/' })] },
    /"routes\[0\].canonical" to be a path with a slash at both ends, got "https:\/\/other.example\/"/,
  ],
  ['no view', { routes: [{ ...at('/a/'), view: undefined }] }, /"routes\[0\].view" to be text, got undefined/],
  ['no key', { routes: [{ ...at('/a/'), key: undefined }] }, /"routes\[0\].key" to be text/],
  ['another brand', { routes: [at('/a/', { brand: 'beta' })] }, /"routes\[0\].brand" to be "acme", got "beta"/],
  [
    'a locale the brand does not have',
    { routes: [at('/a/', { locale: 'fr' })] },
    /"routes\[0\].locale" to be one of zh, en, got "fr"/,
  ],
  [
    'documents that are no list',
    { routes: [at('/a/', { documents: 'a.md' as never })] },
    /"routes\[0\].documents" to be a list of document files/,
  ],
  [
    'a document that is none',
    { routes: [at('/a/', { documents: ['a.md'] })] },
    /"routes\[0\].documents" to be a list of document files.*"a.md"/,
  ],
  [
    'circular props',
    { routes: [at('/a/', { props: circular as Json })] },
    /"routes\[0\]\.props.*" to be JSON, got what it is a part of/,
  ],
  [
    'a function in props',
    { routes: [at('/a/', { props: { items: [{ format: () => 'x' }] } as never })] },
    /"routes\[0\]\.props\.items\[0\]\.format" to be JSON, got a function/,
  ],
  ...['x', null, {}, [null], [{ value: 1 }], [{ name: 'x' }]].map((shared): readonly [string, unknown, RegExp] => [
    `${JSON.stringify(shared)} as shared values`,
    { routes: [], shared },
    /expected "shared" to be a list of \{ name, value \}, as sharedKey makes them/,
  ]),
  ...[
    'x',
    [null],
    [{ at: '2030-01-01' }],
    [{ file: 'a.md' }],
    [{ file: 'a.md', at: 'soon' }],
    [{ file: 'a.md', at: 2030 }],
  ].map((scheduled): readonly [string, unknown, RegExp] => [
    `${JSON.stringify(scheduled)} as what is to be shown later`,
    { routes: [], scheduled },
    /expected "scheduled" to be a list of \{ file, at \}/,
  ]),
  [
    'pages that are left out, and no error',
    { routes: [], diagnostics: [warning], isComplete: false },
    /expected "diagnostics" to have an error where "isComplete" is false/,
  ],
  ['a text as isComplete', { routes: [], isComplete: 'no' }, /expected "isComplete" to be true or false, got string/],
  ['diagnostics that are no list', { routes: [], diagnostics: 'x' }, /"diagnostics" to be a list, got string/],
]
for (const [name, answer, message] of shapes) {
  test(`B-12 route answers with ${name}: plugin, hook and field are named`, async () => {
    const [problem] = await problemsOf(() => siteOf([{ name: 'docs', route: () => answer as Routing }]))
    assert.is(problem!.code, 'plugin-shape')
    assert.match(problem!.message, /^Plugin "docs" returned an invalid result from "route": expected /)
    assert.match(problem!.message, message)
  })
}

test('B-16 the order of independent plugins makes no difference to what a brand shows', async () => {
  const names = ['docs', 'blog', 'pages', 'prices', 'search', 'theme']
  const plugins = names.map((name): Plugin => ({
    name,
    route: ({ documents: own }) => ({
      routes: own.map(({ file }) => at(`/${name}/${file}/`, { documents: [file] })),
      shared: [sharedKey<string>(name).value(name)],
    }),
  }))
  const documents = names.flatMap((name) => ['a', 'b'].map((file) => documentOf(file, name)))
  const picture = async (order: readonly Plugin[]) => {
    const { site } = await siteOf(order, documents)
    return [site.routes.toSorted((a, b) => (a.path < b.path ? -1 : 1)), Object.entries(site.shared).sort()]
  }
  const expected = await picture(plugins)
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(plugins, { minLength: plugins.length }), async (order) =>
      assert.equal(await picture(order), expected),
    ),
    { numRuns: 100 },
  )
})

test.run()
