import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { distinctProblems } from '../../../engine/errors/severities.ts'
import { hashOf } from '../../../engine/store/hash.ts'
import { emptyPageCache } from '../../../engine/render/pageCache.ts'
import type { Plugin } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { createFakeBundle, showPage, type Show } from '../../support/fakeBundle.ts'
import { acme, brief, buildInMemory, type MemorySite } from '../../support/memorySite.ts'

const folder = 'content/acme/zh/docs'
const zhOnly = { brands: [{ ...acme, locales: ['zh'] }] }
const files: Readonly<Record<string, string>> = {
  [`${folder}/a.md`]: '---\ntitle: A\nsidebar_position: 1\n---\n\nSee [b](./b.md#part).\n\n![dot](./dot.svg)\n',
  [`${folder}/b.md`]: '---\ntitle: B\ndescription: About B\nsidebar_position: 2\n---\n\n## Part\n',
  [`${folder}/c.md`]: '---\ntitle: C\nsidebar_position: 3\n---\n\nText.\n',
  [`${folder}/d.md`]: '---\ntitle: D\nsidebar_position: 4\n---\n\nText.\n',
  [`${folder}/dot.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
}
const plugins = [docs()]
const built = (more: Partial<MemorySite> = {}) => buildInMemory({ files, plugins, config: zhOnly, ...more })
const cold = await built()

test('a page is the view with prose and fragments in its slots', () => {
  const html = cold.files.get('docs/a/index.html')!
  assert.match(html, /^<!doctype html><html lang="zh-CN">/)
  assert.match(
    html,
    /<link rel="stylesheet" href="\/assets\/base.css"><script type="module" src="\/assets\/client.js"><\/script><meta name="site:build" content="fake">/,
  )
  assert.match(html, /<div data-content=""><p>See <a href="\/docs\/b\/#part">b<\/a>\.<\/p>/)
  assert.match(html, /<img src="\/assets\/dot\.[0-9a-f]{10}\.svg"/)
  assert.match(html, /<div data-region="sidebar" data-version="[0-9a-f]{10}"><nav data-name="sidebar">/)
  assert.not.match(html, /<!--/)
})

test('what stays of a page is its record', () => {
  const record = cold.records.find(({ path }) => path === '/docs/a/')!
  const { links, bytes, anchors: _anchors, ...rest } = record
  assert.equal(rest, {
    brand: 'acme',
    locale: 'zh',
    path: '/docs/a/',
    key: '/docs/a/',
    file: 'docs/a/index.html',
    title: 'A',
    description: 'See b.',
    islands: [],
    headings: [1],
    imagesWithoutAlt: 0,
    noindex: false,
    canonical: 'https://acme.example/docs/a/',
    alternates: [{ lang: 'zh', href: 'https://acme.example/docs/a/' }],
    jsonLd: [],
    source: `${folder}/a.md`,
  })
  assert.is(bytes, Buffer.byteLength(cold.files.get('docs/a/index.html')!))
  assert.equal(
    links.find(({ href }) => href === '/docs/b/#part'),
    { href: '/docs/b/#part', kind: 'link', place: { file: `${folder}/a.md`, line: 6, column: 5 } },
  )
  assert.equal(cold.records.find(({ path }) => path === '/docs/b/')!.anchors, ['part'])
  assert.equal(
    cold.records.map(({ path }) => path),
    cold.records.map(({ path }) => path).toSorted(),
  )
  assert.is(cold.cache.pages['/docs/a/']!.hash, hashOf(cold.files.get('docs/a/index.html')!))
})

test('headings of the prose are the first anchors of a page: a hint names the first ones', async () => {
  const show: Show = (input) => showPage(input).replace('<main>', '<main id="main">')
  const { records } = await built({ bundle: createFakeBundle({ show }) })
  assert.equal(records.find(({ path }) => path === '/docs/b/')!.anchors, ['part', 'main'])
})

test('F-07 what is as it was is not rendered again, and its record is the same', async () => {
  const warm = await built({ cache: cold.cache })
  assert.equal(warm.rendered, [])
  assert.equal(warm.records, cold.records)
})

type Edit = {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly rendered: Readonly<Record<string, string>>
}
const b = files[`${folder}/b.md`]!
const edits: readonly Edit[] = [
  { name: 'prose', files: { [`${folder}/b.md`]: `${b}\nMore.\n` }, rendered: { '/docs/b/': `body:${folder}/b.md` } },
  {
    name: 'a description',
    files: { [`${folder}/b.md`]: b.replace('About B', 'More about B') },
    rendered: { '/docs/b/': 'route' },
  },
  {
    name: 'an image',
    files: { [`${folder}/dot.svg`]: `${files[`${folder}/dot.svg`]}\n` },
    rendered: { '/docs/a/': `file:${folder}/dot.svg` },
  },
  {
    name: 'a title, which neighbours and the sidebar show',
    files: { [`${folder}/b.md`]: b.replace('title: B', 'title: Bee') },
    rendered: { '/docs/a/': 'route', '/docs/b/': 'route', '/docs/c/': 'route', '/docs/d/': 'shared:docs/zh/main' },
  },
  {
    name: 'an address, which links lead to',
    files: { [`${folder}/c.md`]: files[`${folder}/c.md`]!.replace('title: C', 'title: C\nslug: sea') },
    rendered: { '/docs/a/': 'shared:docs/zh/main', '/docs/b/': 'route', '/docs/d/': 'route', '/docs/sea/': 'page' },
  },
]
for (const edit of edits) {
  test(`F-07 an edit of ${edit.name} renders exactly the pages that show it, each for its reason`, async () => {
    const changed = { ...files, ...edit.files }
    const warm = await built({ files: changed, cache: cold.cache })
    assert.equal(warm.rendered.toSorted(), Object.keys(edit.rendered).toSorted())
    for (const [path, reason] of Object.entries(edit.rendered)) assert.is(warm.cache.pages[path]!.reason, reason, path)
    const fresh = await built({ files: changed })
    for (const [file, html] of warm.files) assert.is(html, fresh.files.get(file), file)
    assert.equal(warm.records, fresh.records)
  })
}

test('F-06 another bundle is a reason for every page', async () => {
  const { cache, rendered } = await built({ cache: cold.cache, bundle: createFakeBundle({ id: 'other' }) })
  assert.is(rendered.length, 4)
  assert.equal(
    Object.values(cache.pages).map(({ reason }) => reason),
    ['bundle', 'bundle', 'bundle', 'bundle'],
  )
})

test('a fragment is rendered once for all pages that show it, and its links are reported with the first', async () => {
  const seen: string[] = []
  const { records } = await built({ bundle: createFakeBundle({ onFragment: (name) => seen.push(name) }) })
  assert.equal(seen, ['navbar', 'sidebar'])
  // With the first page; the third has it as its neighbour, the last as the end of its breadcrumbs.
  assert.equal(
    records.map(({ links }) => links.filter(({ href }) => href === '/docs/d/').length),
    [1, 0, 1, 1],
  )
})

test('C-02 every page that cannot be rendered is told, and the others are rendered all the same', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`${folder}/p${index}.md`, `---\ntitle: P${index}\n---\n`]),
  )
  const bundle = createFakeBundle({
    show(input) {
      const { title } = input.props as { title: string }
      if (Number(title.slice(1)) < 25) throw new TypeError(`${title} has no figure`)
      return showPage(input)
    },
  })
  const { diagnostics, files: written } = await built({ files: many, bundle })
  assert.is(diagnostics.filter(({ code }) => code === 'page-failed').length, 25)
  const { stack, ...told } = diagnostics.find(({ message }) => message.includes('P7'))!
  assert.equal(told, {
    code: 'page-failed',
    severity: 'error',
    message: 'This page could not be rendered: P7 has no figure',
    place: { file: 'site/layouts/Doc.tsx' },
    hint: 'Run again with --debug to see where it comes from. A page that shows it: /docs/p7/.',
  })
  assert.match(stack!, /^TypeError: P7 has no figure\n +at show /)
  assert.is(written.size, 35)
})

test('B-12 a view that does not exist is told once, with a page that wants it', async () => {
  const { diagnostics } = await built({ plugins: [docs({ view: 'site/layouts/Dok.tsx' })] })
  assert.is(diagnostics.length, 4)
  const told = distinctProblems(diagnostics)
  assert.equal(told.map(brief), ['view-missing site/layouts/Dok.tsx'])
  assert.match(told[0]!.message, '"site/layouts/Dok.tsx"')
  assert.match(told[0]!.hint!, '/docs/a/')
  assert.match(told[0]!.hint!, /^Did you mean "site\/layouts\/Doc\.tsx"\? Its default export is the component\./)
  // The file may be there, where no views are looked for.
  const elsewhere = await built({ plugins: [docs({ view: 'views/Terms.tsx' })] })
  assert.match(elsewhere.diagnostics[0]!.hint!, /^A view is a \.tsx file in layouts\/, or a \.page\.tsx in pages\//)
})

test('warnings of the prose are told again when the page was kept', async () => {
  const odd = { ...files, [`${folder}/c.md`]: '---\ntitle: C\n---\n\n<blink>Hm</blink>\n' }
  const first = await built({ files: odd })
  assert.equal(
    first.diagnostics.map(({ code, place }) => [code, place]),
    [['html-not-allowed', { file: `${folder}/c.md`, line: 5, column: 1 }]],
  )
  assert.equal((await built({ files: odd, cache: first.cache })).diagnostics, first.diagnostics)
})

test('what an earlier run knew of other pages is forgotten', async () => {
  const stale = { ...cold.cache, pages: { ...cold.cache.pages, '/docs/gone/': cold.cache.pages['/docs/a/']! } }
  assert.equal((await built({ cache: stale })).cache, cold.cache)
  assert.equal(emptyPageCache.pages, {})
})

test('a route that shows a body of another plugin’s document is rendered with it', async () => {
  const front: Plugin = {
    name: 'front',
    route: ({ all, brand }) => ({
      routes: [
        {
          brand: brand.id,
          locale: 'zh',
          path: '/',
          key: '/',
          view: 'site/layouts/Index.tsx',
          documents: all.map(({ file }) => file),
        },
      ],
    }),
  }
  const { files: written } = await built({ plugins: [...plugins, front] })
  assert.is(written.get('index.html')!.match(/<div data-content="">/g)!.length, 4)
})

test.run()
