/** A brand whose addresses end without a slash: whatever a page, a feed, a redirect or a host's file names has none. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addressesIn } from '../../../engine/emit/addresses.ts'
import { createLookup } from '../../../engine/serve/lookup.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { feeds } from '../../../plugins/feeds/index.ts'
import { hosts } from '../../../plugins/hosts/index.ts'
import { links } from '../../../plugins/links.ts'
import { llms } from '../../../plugins/llms.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { quality } from '../../../plugins/quality/index.ts'
import { redirects, redirectsOf } from '../../../plugins/redirects/index.ts'
import { robots } from '../../../plugins/robots.ts'
import { createFinder } from '../../../plugins/search/finder.ts'
import { search } from '../../../plugins/search/index.ts'
import { sitemap } from '../../../plugins/sitemap.ts'
import { urls } from '../../../plugins/urls/index.ts'
import type { Brand, Plugin } from '../../../engine/types.ts'
import { acme, brief, buildInMemory, problemsOf } from '../../support/memorySite.ts'
import { startNginx } from '../../support/nginx.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const bare: Brand = { ...acme, trailingSlash: 'never' }
const words = { title: 'T', description: 'D', author: 'A', help: 'H', summary: 'S', pages: 'P' }
const page = (title: string, body = '') => `---\ntitle: ${title}\ndescription: About ${title}\n---\n\n${body}\n`
const files = {
  'content/acme/zh/docs/guide/index.md': page(
    'Guide',
    '[file](./甲.md#b) [slash](/docs/guide/甲/) [none](/docs/guide/甲?a=1#b) [beside](../release-1.0/) [old](/docs/old/) [home](/)',
  ),
  'content/acme/zh/docs/guide/甲.md': page('甲', 'word\n\n## B {#b}\n\nmore'),
  'content/acme/zh/docs/release-1.0.md': page('Release'),
  'content/acme/en/docs/guide/index.md': page('English'),
  'content/acme/zh/blog/2026-01-02-post.md': page('Post', '[甲](../docs/guide/甲.md)'),
  'content/acme/redirects.yml': '/docs/old: /docs/guide/甲/#b\n',
  'urls.lock': '[acme]\n/docs/guide/\n/docs/old/\n',
}
const home: Plugin = {
  name: 'home',
  route: ({ brand: { locales } }) => ({
    routes: locales.flatMap((locale) => {
      const prefix = locale === 'zh' ? '' : '/en'
      const own = { brand: 'acme', locale, view: 'site/layouts/Doc.tsx' }
      return [
        { ...own, key: '/', path: `${prefix}/`, props: { title: 'Home', description: 'All of it' } },
        { ...own, key: '/404/', path: `${prefix}/404/`, status: 404, props: { title: 'Not found' } },
      ]
    }),
  }),
}
const plugins = [
  home,
  docs(),
  blog(),
  redirects(),
  sitemap(),
  robots({ disallow: ['/search/'] }),
  search(),
  feeds({ about: () => words }),
  markdownSources(),
  llms({ about: () => words, sections: () => [] }),
  hosts({ redirects: redirectsOf }),
  links(),
  quality(),
  urls(),
]
const build = (brand: Brand) => buildInMemory({ files, plugins, config: { brands: [brand] } })
const built = await build(bare)
const text = (name: string) => built.files.get(name)!
const lookup = createLookup({
  files: Object.fromEntries(
    [...built.files.keys()].map((name) => [
      name,
      { hash: name, size: 1, ...(name === 'docs/old.html' && { redirect: '/docs/guide/甲/#b' }) },
    ]),
  ),
  trailingSlash: 'never',
})
const at = (path: string) => {
  const found = lookup(path, '?q=1')
  return found.kind === 'redirect'
    ? `-> ${found.location}`
    : found.kind === 'file'
      ? found.file
      : `404 ${found.file404}`
}

test('each page is a file beside its folder, and the site is as whole as with slashes', async () => {
  const slashed = await build(acme)
  const codes = (all: typeof built) => all.diagnostics.map(({ code, message }) => `${code} ${message}`)
  assert.equal(codes(built), codes(slashed))
  assert.equal(built.diagnostics.filter(({ code }) => /link|url|canonical|one-sided/.test(code)).map(brief), [])
  for (const name of ['index.html', 'en.html', 'docs/guide.html', 'docs/guide/甲.html', 'docs/release-1.0.html'])
    assert.ok(built.files.has(name), name)
  assert.equal(
    [...built.files.keys()].filter((name) => name.endsWith('/index.html')),
    [],
  )
  assert.ok(built.files.has('404.html') && built.files.has('en/404.html'))
})

test('every address of every page is the one that is answered, not one that is redirected', () => {
  let count = 0
  for (const [name, html] of built.files) {
    if (!name.endsWith('.html')) continue
    for (const [, address] of html.matchAll(/\shref="(?:https:\/\/acme\.example)?(\/[^"#?]*)/g)) {
      if (address!.startsWith('/assets/') || address!.endsWith('/404')) continue
      count++
      const expected = address === '/docs/old' ? 'redirect' : 'file'
      assert.is(lookup(decodeURI(address!)).kind, expected, `${name}: ${address}`)
    }
  }
  assert.ok(count > 40, `${count}`)
})

test('what feeds, the sitemap and heads of pages name is there, too', () => {
  const origin = 'https://acme.example'
  const own = [...built.files].flatMap(([name, body]) =>
    addressesIn(name, body).map((address) => [name, new URL(address, `${origin}/`)] as const),
  )
  // No bundler has run: its files are not there.
  const wanted = own.filter(([, url]) => url.origin === origin && !url.pathname.startsWith('/assets/'))
  assert.ok(wanted.some(([, { pathname }]) => pathname === '/en/blog/atom.xml'))
  for (const [name, { pathname }] of wanted)
    assert.ok(pathname.endsWith('/404') || lookup(decodeURI(pathname)).kind === 'file', `${name}: ${pathname}`)
})

test('links of the prose keep query and hash, and what is relative is meant from the path of the page', () => {
  const prose = /<div data-content="">(.*?)<\/div>/s.exec(text('docs/guide.html'))![1]!
  assert.equal(
    [...prose.matchAll(/href="([^"]+)"/g)].map(([, href]) => decodeURI(href!)),
    ['/docs/guide/甲#b', '/docs/guide/甲', '/docs/guide/甲?a=1#b', '/docs/release-1.0', '/docs/old', '/'],
  )
  assert.match(text('docs/guide.html'), '<html data-slash="never" lang=')
})

test('search engines, feeds, search and programs are told these addresses', async () => {
  assert.match(text('docs/guide.html'), 'rel="canonical" href="https://acme.example/docs/guide"')
  assert.match(text('docs/guide.html'), 'hreflang="en" href="https://acme.example/en/docs/guide"')
  assert.match(text('sitemap.xml'), '<loc>https://acme.example/</loc>')
  assert.match(text('sitemap.xml'), '<loc>https://acme.example/en</loc>')
  assert.match(text('blog/rss.xml'), '<link>https://acme.example/blog/post</link>')
  for (const name of ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'llms.txt', 'llms-full.txt'])
    assert.equal(text(name).match(/https:\/\/acme\.example\/[^\s"'<>)]+\/(?=[\s"'<>)])/g) ?? [], [], name)
  assert.match(text('docs/guide/index.md'), '<https://acme.example/docs/guide>')
  const { pages } = await createFinder(async (name) => JSON.parse(text(`search/zh/${name}`)) as unknown).find('word', 6)
  assert.equal(
    pages.flatMap(({ hits }) => hits.map(({ href }) => decodeURI(href))),
    ['/docs/guide/甲'],
  )
  assert.match(text('robots.txt'), 'Disallow: /search$\nDisallow: /search?\nDisallow: /search/\n')
})

test('an old address leads on, and so does every other spelling of a page', () => {
  assert.match(decodeURI(text('docs/old.html')), 'content="0; url=/docs/guide/甲#b"')
  const jia = encodeURI('/docs/guide/甲')
  for (const [asked, answer] of [
    ['/', 'index.html'],
    ['/index.html', '-> /?q=1'],
    ['/en', 'en.html'],
    ['/en/', '-> /en?q=1'],
    ['/docs/guide', 'docs/guide.html'],
    ['/docs/guide/', '-> /docs/guide?q=1'],
    ['/docs/guide.html', '-> /docs/guide?q=1'],
    ['/docs/guide/index.html', '-> /docs/guide?q=1'],
    ['/docs/guide/甲/', `-> ${jia}?q=1`],
    ['/docs/release-1.0', 'docs/release-1.0.html'],
    ['/docs/old', `-> ${jia}?q=1#b`],
    ['/docs/old/', `-> ${jia}?q=1#b`],
    ['/docs/old.html', `-> ${jia}?q=1#b`],
    ['/blog/rss.xml', 'blog/rss.xml'],
    ['/404', '404 404.html'],
    ['/404.html', '404.html'],
    ['/none', '404 404.html'],
    ['/en/none/', '404 en/404.html'],
  ] as const)
    assert.is(at(asked), answer, asked)
})

test('Netlify, Cloudflare Pages and Vercel are told the same', () => {
  const jia = encodeURI('/docs/guide/甲')
  const lines = text('_redirects').split('\n')
  // Each in its likeliest form first.
  assert.is(lines[0], `/docs/old ${jia}#b 301`)
  assert.match(lines[1]!, /^\/en\/docs\/old \/en/)
  for (const form of ['/docs/old/', '/docs/old.html']) assert.ok(lines.includes(`${form} ${jia}#b 301`), form)
  assert.ok(text('.hosts/netlify-redirects').startsWith(`/docs/old/ ${jia}#b 301!\n/docs/old.html ${jia}#b 301!\n`))

  const { cleanUrls, trailingSlash, redirects: moved } = JSON.parse(text('vercel.json'))
  assert.equal([cleanUrls, trailingSlash], [true, false])
  const source = '/docs/old(/|\\.html|/index\\.html)?'
  assert.equal(moved[0], { source, destination: `${jia}#b`, permanent: true })
})

test('nginx answers what preview answers', async () => {
  const folder = openTempFolder()
  // Its workers are another user.
  chmodSync(folder.path, 0o755)
  const write = (name: string, body: string) => {
    mkdirSync(dirname(join(folder.path, 'acme', name)), { recursive: true })
    writeFileSync(join(folder.path, 'acme', name), body)
  }
  for (const [name, body] of built.files) write(name, body)
  const nginx = await startNginx(folder.path, ['acme'])
  try {
    for (const asked of [
      ...[
        '/',
        '/index.html',
        '/en',
        '/en/',
        '/docs/guide',
        '/docs/guide/',
        '/docs/guide.html',
        '/docs/guide/index.html',
      ],
      ...['/docs/guide/甲', '/docs/guide/甲/', '/docs/release-1.0', '/docs/release-1.0/', '/docs/old', '/docs/old/'],
      ...['/docs/old.html', '/blog', '/blog/rss.xml', '/docs/guide/index.md', '/404', '/none', '/none/', '/none.html'],
      ...['/docs', '/docs/', '/en/none', '/en/404', '/vercel.json'],
    ]) {
      const expected = asked === '/vercel.json' ? '404 404.html' : at(asked)
      const answer = await fetch(`${nginx.urls['acme']}${encodeURI(asked)}?q=1`, { redirect: 'manual' })
      const body = await answer.text()
      const location = answer.headers.get('location')
      if (location !== null) assert.is(`-> ${location}`, expected, asked)
      else {
        const [status, name] = expected.startsWith('404 ') ? [404, expected.slice(4)] : [200, expected]
        assert.equal([answer.status, body === text(name)], [status, true], asked)
      }
    }
  } finally {
    await nginx.end()
    folder.end()
  }
})

test('a page that hosts would take for something else is refused', async () => {
  const named = (name: string) => ({
    ...home,
    route: () => ({ routes: [{ brand: 'acme', locale: 'zh', key: name, path: name, view: 'site/layouts/Doc.tsx' }] }),
  })
  for (const name of ['/docs/index/', '/docs/404/', '/docs/readme.html/']) {
    const refused = problemsOf(() => buildInMemory({ files: {}, plugins: [named(name)], config: { brands: [bare] } }))
    assert.equal(
      (await refused).map(({ code }) => code),
      ['path-invalid'],
      name,
    )
    await buildInMemory({ files: {}, plugins: [named(name)] })
  }
})

test.run()
