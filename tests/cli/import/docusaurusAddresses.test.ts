/** What of an old project has an address, and links and sidebars that lead there. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { assertSays } from './support/assertSays.ts'
import { imported, notesOf } from './support/imported.ts'
import { onOneLine } from './support/onOneLine.ts'

const test = suite('import docusaurus addresses')
const { path: folder, end } = openTempFolder()
test.after(end)

const project = (name: string, files: Readonly<Record<string, string>>) =>
  imported({ tool: 'docusaurus', folder, name, files })

test('links follow pages whose addresses are others now', async () => {
  const { told, read } = await project('moved', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      presets: [['classic', { blog: { routeBasePath: '/' } }]] }`,
    'docs/a.md':
      '# A\n\n[one](/2024/01/31/one#x) [two][2] [self](/docs/a) `[one](/2024/01/31/one)`\n\n[2]: /2024/01/31/one/\n',
    'blog/2024-01-31-one.md': '# One\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '[one](/2024/01/31/one)\n',
  })
  assert.is(
    read('content/en/docs/a.md'),
    '# A\n\n[one](/blog/2024/01/31/one/#x) [two][2] [self](/docs/a) `[one](/2024/01/31/one)`\n\n[2]: /blog/2024/01/31/one/\n',
  )
  assert.is(read('content/fr/docs/a.md'), '[one](/fr/blog/2024/01/31/one/)\n')
  assert.equal(told.redirects, { '/2024/01/31/one/': '/blog/2024/01/31/one/' })
  assert.match(notesOf(told), 'The list of posts was the home page, and is at /blog/ now')
})

test('pages of authors keep their addresses, also of those that a post names with more', async () => {
  const { told } = await project('authors', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: false }]] }`,
    'blog/authors.yml':
      'ada:\n  name: Ada\n  page: { permalink: /by-ada }\nbob:\n  name: Bob\n  page: { permalink: /by-bob }\n',
    'blog/2024-01-31-one.md': '---\nauthors: [{ key: ada, title: Engineer }, { name: Guest }]\n---\n\n# One\n',
  })
  assert.equal(told.redirects, { '/blog/authors/by-ada/': '/blog/authors/ada/' })
})

test('a post has the date of its name wherever it stands there, and its address; an author without a name has one', async () => {
  const { told, read } = await project('dates', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: false }]] }`,
    'blog/authors.yml':
      'ada:\n    image_url: https://a.example/a.png\nbob:\n  title: Maintainer\n  image_url: https://a.example/b.png\n',
    'blog/2024-01-31_one.md': '# One\n',
    'blog/2024-2-4.two.md': '---\nslug: two\n---\n\n# Two\n',
    'blog/a-2024-02-05-three/index.md': '---\ndate: 2024-03-01\n---\n\n# Three\n',
    'blog/2024-02-06/four.md': '# Four\n',
  })
  assert.is(
    read('content/en/blog/2024-01-31_one.md'),
    '---\ndate: 2024-01-31\nslug: "/2024/01/31/_one"\n---\n\n# One\n',
  )
  assert.is(read('content/en/blog/2024-2-4.two.md'), '---\ndate: 2024-02-04\nslug: two\n---\n\n# Two\n')
  assert.match(read('content/en/blog/a-2024-02-05-three/index.md'), 'slug: "/2024/02/05/a-three"\ndate: 2024-03-01')
  assert.is(read('content/en/blog/2024-02-06/four.md'), '# Four\n')
  assert.match(read('content/en/blog/authors.yml'), 'ada:\n    name: "ada"\n    image_url')
  assert.match(read('content/en/blog/authors.yml'), 'bob:\n  name: "Maintainer"\n  title')
  assert.not.match(notesOf(told), 'without a date')
})

test('a link that is seen from the address of its page leads to the page that has that address', async () => {
  const files = (trailingSlash: string) => ({
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', ${trailingSlash}
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', {}]] }`,
    'docs/api/One.md':
      '---\nid: first\n---\n\n[two](second#x) [b](./beside) [index](../api/) ![i](./i.png) [g](../guide/g) `[two](second)`\n',
    'docs/api/Two.md': '---\nid: second\n---\n\n[r]: ./first\n',
    'docs/api/beside.md': '[none](nothing)\n',
    'docs/api/index.md': '[two](./second) [up](../guide/g.md)\n',
    'docs/guide/g.md': '---\nslug: /g\n---\n\n<Link to="./api/second">two</Link> [far](https://x.example/first)\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/api/One.md': '[two](second)\n',
  })
  const { read } = await project('seen', files(''))
  const at = (file: string) => read(`content/en/docs/${file}`).replace(/^---[^]*?---\s*/, '')
  assert.is(
    at('api/One.md'),
    '[two](/docs/api/second/#x) [b](./beside) [index](../api/) ![i](./i.png) [g](../guide/g) `[two](second)`\n',
  )
  assert.is(at('api/Two.md'), '[r]: /docs/api/first/\n')
  assert.is(at('api/beside.md'), '[none](nothing)\n')
  assert.is(at('api/index.md'), '[two](/docs/api/second/) [up](../guide/g.md)\n')
  assert.is(at('guide/g.md'), '<Link to="/docs/api/second/">two</Link> [far](https://x.example/first)\n')
  assert.is(read('content/fr/docs/api/One.md'), '[two](/fr/docs/api/second/)\n')
  const slashed = await project('seen-slashed', {
    ...files('trailingSlash: true,'),
    'docs/api/One.md': '[two](../second) [none](second)\n',
  })
  assert.is(slashed.read('content/en/docs/api/One.md'), '[two](/docs/api/second/) [none](second)\n')
})

test('sidebars of early releases name the version before names of pages', async () => {
  const { read } = await project('early', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'docs/a.md': '# A\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '# A\n',
    'versioned_sidebars/version-1.0-sidebars.json':
      '{ "version-1.0-docs": [{ "type": "doc", "id": "version-1.0/a" }, { "type": "category", "label": "B", "items": ["version-1.0/a"] }] }',
  })
  assert.not.match(read('sidebars.ts'), 'version-1.0')
  assertSays(onOneLine(read('sidebars.ts')), ['[ { type: "doc", id: "a" }', 'items: [ "a" ]'])
})

test('only files that a plugin includes are pages, and files of all static folders are public', async () => {
  const { told, read } = await project('included', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', staticDirectories: ['static', 'assets', 'none'],
      favicon: 'icon.svg', clientModules: [require.resolve('./src/client.js')], scripts: ['/a.js', { src: 'https://x.example/b.js' }],
      presets: [['classic', { docs: { include: ['{api,guide}/*.md', 'a.md'], exclude: ['api/old.md'] }, theme: { customCss: './own.css' } }]] }`,
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'docs/api/c.md': '# C\n',
    'docs/api/old.md': '# Old\n',
    'docs/api/deep/d.md': '# D\n',
    'docs/api/_part.md': 'Part\n',
    'src/client.js': '',
    'src/theme/Footer.js': '',
    'static/s.txt': 's',
    'assets/f.txt': 'f',
    'assets/icon.svg': '<svg/>',
  })
  assert.equal(
    told.files.filter((file) => file.startsWith('content/')),
    ['content/en/docs/a.md', 'content/en/docs/api/_part.md', 'content/en/docs/api/c.md'],
  )
  assert.is(read('public/s.txt') + read('public/f.txt'), 'sf')
  assert.match(read('site.config.ts'), 'favicon: "/icon.svg"')
  assertSays(notesOf(told), [
    'Scripts of all pages were left behind: /a.js, https://x.example/b.js, src/client.js',
    'see "site eject --list" src/theme/Footer.js',
    'Style sheets were left behind',
  ])
})

test('links from the root of the project lead to where its folders are now', async () => {
  const { read } = await project('roots', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      presets: [['classic', { docs: { path: 'handbook' }, blog: { path: 'posts', routeBasePath: 'news' } }]] }`,
    'handbook/a.md':
      '# A\n\n[b](@site/handbook/b.md#x) [p](@site/posts/2024-01-01-p.md) [o](@site/src/pages/o.md) [r][1]\n\n[1]: @site/handbook/b.md\n',
    'handbook/b.md': '# B\n\n[gone](@site/handbook/gone.md) `[b](@site/handbook/b.md)`\n',
    'posts/2024-01-01-p.md': '# P\n',
    'src/pages/o.md': '# O\n\n[b](@site/handbook/b.md)\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n\n[b](@site/handbook/b.md)\n',
  })
  assert.is(
    read('content/en/docs/a.md'),
    '# A\n\n[b](@site/docs/b.md#x) [p](@site/news/2024-01-01-p.md) [o](@site/pages/o.md) [r][1]\n\n[1]: @site/docs/b.md\n',
  )
  assert.is(read('content/en/docs/b.md'), '# B\n\n[gone](@site/handbook/gone.md) `[b](@site/handbook/b.md)`\n')
  assert.is(read('content/en/pages/o.md'), '# O\n\n[b](@site/docs/b.md)\n')
  assert.is(read('content/fr/docs/a.md'), '# A\n\n[b](@site/docs/b.md)\n')
})

const netlify = `[build]
publish = "build"

[[redirects]]
  from = "/n/*" # all
  to = '/docs/:splat'
  status = 301
  force = true
# [[redirects]]
#   from = "/none"
[[redirects]]
from = "/host"
to = "/docs/a"
[[redirects]]
from = "/api/*"
to = "https://api.example/:splat"
status = 200
[[redirects]]
from = "/de"
to = "/docs/a"
conditions = { Language = ["de"] }
[[redirects]]
from = "/signed"
to = "/docs/a"
[redirects.headers]
X-From = "a"
`
const vercel = [
  { source: '/v/:path*', destination: '/docs/:path*' },
  { source: '/w/(.*)', destination: '/docs/$1', permanent: false },
  { source: '/blog/:slug', destination: '/docs/:slug' },
  { source: '/in', destination: '/docs/a', has: [{ type: 'cookie', key: 'a' }] },
]

test('a redirect at whose address a page is moves nothing, and rules of hosts that are left out are told', async () => {
  const options = `{ redirects: [{ from: '/docs/a', to: '/docs/b' }, { from: '/old', to: '/docs/a' }] }`
  const { told } = await project('clashes', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: ['classic'],
      plugins: [['@docusaurus/plugin-client-redirects', ${options}]] }`,
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'netlify.toml': netlify,
    'vercel.json': JSON.stringify({ cleanUrls: true, redirects: vercel }),
    'static/_redirects': [
      '/docs/b /docs/a 301!',
      '/host /docs/b',
      '/soon /docs/a 302',
      '/us /docs/a 301 Country=us',
      ...Array.from({ length: 10 }, (_, index) => `/x${index} https://x.example`),
    ].join('\n'),
  })
  assert.equal(told.redirects, {
    '/old/': '/docs/a/',
    '/host/': '/docs/b/',
    '/soon/': '/docs/a/',
    '/n/*/': '/docs/*/',
    '/v/*/': '/docs/*/',
    '/w/*/': '/docs/*/',
  })
  assertSays(notesOf(told), [
    'The redirect from /docs/a to /docs/b was left out: a page is there',
    'Rules of hosts were left out: /docs/b /docs/a 301!; /us /docs/a 301 Country=us; /x0',
    '; and 2 more static/_redirects',
    'Redirects that were temporary are permanent (301): /soon/ static/_redirects',
    'Rules of hosts were left out: /api/* https://api.example/:splat 200; /de /docs/a 301 conditions; /signed /docs/a 301 conditions netlify.toml',
    'Rules of hosts were left out: /blog/:slug /docs/:slug 308; /in /docs/a 308 has vercel.json',
    'Redirects that were temporary are permanent (301): /w/*/ vercel.json',
    'Settings of hosts were left behind, but for redirects of Netlify and Vercel: "site new deploy" writes what a host needs netlify.toml vercel.json',
  ])
})

test.run()
