/** A brand below a path of its host: whatever a page, a feed or a redirect names lies there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { why } from '../../../engine/commands/why.ts'
import { createLookup } from '../../../engine/serve/lookup.ts'
import { loadManifest } from '../../../engine/serve/manifest.ts'
import { redirects } from '../../../plugins/redirects/index.ts'
import { robots } from '../../../plugins/robots.ts'
import { search } from '../../../plugins/search/index.ts'
import { sitemap } from '../../../plugins/sitemap.ts'
import { webmanifest } from '../../../plugins/webmanifest.ts'
import type { Config } from '../../../engine/types.ts'
import { openSite } from '../../support/buildSite.ts'
import { problemsOf } from '../../support/memorySite.ts'

const site = openSite('small')
test.after(() => site.end())
site.write('content/acme/redirects.yml', '/docs/old/: /docs/intro/#a\n')
site.write(
  'content/acme/zh/docs/intro.md',
  '---\ntitle: Intro\n---\n\n[page](./guide/install.md) ![dot](./dot.svg)\n\n## A {#a}\n',
)
site.write('content/acme/zh/docs/甲.md', '---\ntitle: Jia\n---\n\nText.\n')
site.write('content/acme/zh/docs/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')

// Of a component that no browser runs: its stylesheet is made for the server.
site.write('site/mark.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`)
site.write('site/layouts/mark.css', '.mark { background: url(../mark.svg) }\n')
site.write('site/layouts/Doc.tsx', `import './mark.css'\n${site.read('site/layouts/Doc.tsx')}`)

// On the disk, where the bundler's process finds it.
site.write(
  'brands/acme/brand.ts',
  site.read('brands/acme/brand.ts').replace('https://acme.example', 'https://me.example/docs'),
)

const below = (config: Config): Config => ({
  ...config,
  plugins: [
    ...config.plugins,
    redirects(),
    sitemap(),
    robots({ disallow: ['/search/'] }),
    search(),
    webmanifest({ members: () => ({ name: 'Acme', icons: [{ src: '/icon.svg' }] }) }),
  ],
})
site.write('site/public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
const { diagnostics } = await site.build({ config: below })
const { files, base = '' } = (await loadManifest(join(site.root, 'dist'))).brands['acme']!
const text = (name: string) => readFileSync(join(site.root, 'dist/acme', name), 'utf8')
const pages = Object.keys(files).filter((name) => name.endsWith('.html'))

test('the site is whole, and its files lie where those of a site at the root do', () => {
  assert.equal([diagnostics, base], [[], '/docs'])
  assert.ok(pages.includes('docs/intro/index.html') && pages.includes('index.html'))
})

test('every address of every page leads to something below the path', () => {
  const lookup = createLookup({ files, base })
  let count = 0
  for (const page of pages)
    for (const [, address] of text(page)
      .replaceAll('"/docs/en/404/"', '')
      .replaceAll('"/docs/404/"', '')
      .matchAll(/\s(?:href|src|data-src)="(\/[^"#]*)/g)) {
      count++
      assert.ok(address!.startsWith('/docs/'), `${page}: ${address}`)
      assert.is(lookup(decodeURI(address!)).kind, 'file', `${page}: ${address}`)
    }
  assert.ok(count > 20, `${count}`)
  assert.match(text('docs/intro/index.html'), '<html data-base="/docs" lang=')
})

test('styles and scripts name each other from where they are', () => {
  const own = Object.keys(files).filter((name) => /\.(?:css|js)$/.test(name))
  assert.ok(own.length > 2)
  for (const name of own) assert.not.match(text(name), /["'(]\/assets\//, name)
  assert.ok(own.some((name) => /url\(\.\/mark-[\w-]+\.svg\)/.test(text(name))))
})

test('files for search engines and browsers have the whole address', () => {
  assert.match(text('sitemap.xml'), '<loc>https://me.example/docs/docs/intro/</loc>')
  assert.match(
    text('robots.txt'),
    /^Allow: \/docs\/\nDisallow: \/docs\/search\/\n\nSitemap: https:\/\/me\.example\/docs\/sitemap\.xml$/m,
  )
  const { start_url, id, icons } = JSON.parse(text('site.webmanifest'))
  assert.equal([start_url, id, icons[0].src], ['/docs/', '/docs/', '/docs/icon.svg'])
  assert.match(text('docs/old/index.html'), 'content="0; url=/docs/docs/intro/#a"')
})

test('a server answers below the path, leads to it from the root, and knows nothing else', () => {
  const lookup = createLookup({ files, base })
  const at = (path: string) => {
    const found = lookup(path, '?q=1')
    return found.kind === 'redirect' ? found.location : found.kind === 'file' ? found.file : found.file404
  }
  assert.is(at('/docs/docs/intro/'), 'docs/intro/index.html')
  assert.is(at('/docs/docs/intro'), '/docs/docs/intro/?q=1')
  assert.is(at('/docs/docs/old/'), '/docs/docs/intro/?q=1#a')
  assert.is(at('/docs/'), 'index.html')
  assert.equal([at('/'), at('/docs')], ['/docs/?q=1', '/docs/?q=1'])
  assert.equal([at('/intro/'), at('/docsx/'), at('/docs/none/')], ['404.html', '404.html', '404.html'])
})

test('in dev a brand lies at the root', async () => {
  const { basePathOf } = await import('../../../engine/paths/base.ts')
  assert.is(basePathOf({ origin: 'https://me.example/docs' }, { production: false }), '')
})

test('"why" takes an address as the bar of a browser has it', async () => {
  const config = await site.config()
  for (const address of [
    '/docs/甲/',
    '/docs/%E7%94%B2',
    '/docs/docs/%E7%94%B2/?q=1#a',
    'https://me.example/docs/docs/%E7%94%B2/',
    '/docs/甲/index.html',
    'docs/甲.html',
  ])
    assert.equal(
      (await why(config, address)).pages.map(({ path }) => path),
      ['/docs/甲/'],
      address,
    )
  assert.match((await problemsOf(() => why(config, '/docs/docs/intor/')))[0]!.hint!, '"/docs/intro/"')
})

test('a feed may name the site as the configuration does, and other sites of the host; a file that the site lacks is told', async () => {
  const emitting = (links: string) => (config: Config) => ({
    ...below(config),
    plugins: [...below(config).plugins, { name: 'feed', emit: () => [{ path: 'rss.xml', body: links }] }],
  })
  const others = '<link>https://me.example/docs</link><link>https://me.example/blog/</link>'
  await site.build({ config: emitting(others) })
  const told = await problemsOf(() => site.build({ config: emitting('<link>https://me.example/docs/none/</link>') }))
  assert.match(told[0]!.message, '"https://me.example/docs/none/"')
  assert.match(
    (await problemsOf(() => site.build({ config: emitting('<link>/blog/</link>') })))[0]!.message,
    '"/blog/"',
  )
})

test.run()
