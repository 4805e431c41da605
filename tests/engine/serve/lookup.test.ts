import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createLookup } from '../../../engine/serve/index.ts'

const names = [
  'index.html',
  '404.html',
  'feed.xml',
  'download',
  'verify.html',
  'docs/index.html',
  'docs/intro/index.html',
  'docs/审批/index.html',
  'docs/a b&c/index.html',
  'docs/100%/index.html',
  'both.html',
  'both/index.html',
  'en/index.html',
  'en/404.html',
  'en/docs/index.html',
  'assets/app-1a2b.js',
  'notes/readme.html/index.html',
  '.well-known/security.txt',
]
const lookup = createLookup({ files: Object.fromEntries(names.map((name) => [name, { hash: name, size: 1 }])) })
const told = (path: string, query?: string) => {
  const found = lookup(path, query)
  return found.kind === 'file'
    ? found.file
    : found.kind === 'redirect'
      ? `-> ${found.location}`
      : `404 ${found.file404}`
}

const table: readonly (readonly [path: string, expected: string])[] = [
  // Pages
  ['/', 'index.html'],
  ['/docs/', 'docs/index.html'],
  ['/docs/intro/', 'docs/intro/index.html'],
  ['/docs/审批/', 'docs/审批/index.html'],
  ['/en/', 'en/index.html'],
  ['/notes/readme.html/', 'notes/readme.html/index.html'],
  // A missing slash
  ['/docs', '-> /docs/'],
  ['/docs/intro', '-> /docs/intro/'],
  ['/docs/审批', '-> /docs/%E5%AE%A1%E6%89%B9/'],
  ['/docs/a b&c', '-> /docs/a%20b%26c/'],
  ['/docs/100%', '-> /docs/100%25/'],
  ['/en', '-> /en/'],
  ['/notes/readme.html', '-> /notes/readme.html/'],
  // Old spellings
  ['/index.html', '-> /'],
  ['/docs.html', '-> /docs/'],
  ['/docs/index.html', '-> /docs/'],
  ['/docs/intro.html', '-> /docs/intro/'],
  ['/docs/intro/index.html', '-> /docs/intro/'],
  ['/en.html', '-> /en/'],
  ['/both/index.html', '-> /both/'],
  // An exact file wins
  ['/feed.xml', 'feed.xml'],
  ['/download', 'download'],
  ['/verify.html', 'verify.html'],
  ['/both.html', 'both.html'],
  ['/both', '-> /both/'],
  ['/404.html', '404.html'],
  ['/assets/app-1a2b.js', 'assets/app-1a2b.js'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  // Nothing there
  ['/x', '404 404.html'],
  ['/x/', '404 404.html'],
  ['/x.html', '404 404.html'],
  ['/x/index.html', '404 404.html'],
  ['/feed.xml/', '404 404.html'],
  ['/download/', '404 404.html'],
  ['/verify/', '404 404.html'],
  ['/verify', '404 404.html'],
  ['/docs/index', '404 404.html'],
  ['/DOCS/', '404 404.html'],
  ['/assets/', '404 404.html'],
  ['/en/x', '404 en/404.html'],
  ['/en/x/y/', '404 en/404.html'],
  ['/enx/', '404 404.html'],
  ['/docs/x', '404 404.html'],
  ['/__proto__', '404 404.html'],
  ['/constructor/', '404 404.html'],
  ['/docs/.html', '404 404.html'],
]
test('I-01 one rule for clean addresses', () => {
  for (const [path, expected] of table) assert.is(told(path), expected, path)
})

test('I-01 a query is kept', () => {
  assert.is(told('/docs/intro.html', '?a=1&b=%2F'), '-> /docs/intro/?a=1&b=%2F')
  assert.is(told('/docs', '?'), '-> /docs/?')
})

test('I-01 what only ends like the name of a page is none', () => {
  const lookup = createLookup({ files: { 'index.html': { hash: '', size: 0 }, '404.html': { hash: '', size: 0 } } })
  for (const path of ['/myindex.html', '/docs/myindex.html', '/index.html.bak'])
    assert.is(lookup(path).kind, 'missing', path)
  assert.equal(lookup('/index.html'), { kind: 'redirect', location: '/' })
})

test('I-02 without a page for it nothing is made up', () => {
  assert.equal(createLookup({ files: {} })('/x'), { kind: 'missing' })
})

test('P-17 a redirect begins with one slash and ends at a page that exists', () => {
  for (const path of [
    '//evil.com/.html',
    '//evil.com/index.html',
    '/evil.com/index.html',
    '//docs/index.html',
    '//docs',
    '///docs.html',
    '/\\evil.com/',
    '//index.html',
    '/.html',
    '/%2f%2fevil.com',
  ]) {
    const found = lookup(path)
    assert.is(found.kind, 'missing', path)
  }
  for (const name of names) {
    for (const path of [
      `/${name}`,
      `/${name.replace(/\/?index\.html$/, '')}`,
      `/${name.replace(/\/index\.html$/, '.html')}`,
    ]) {
      const found = lookup(path, '?u=//evil')
      if (found.kind !== 'redirect') continue
      const { pathname, origin } = new URL(found.location, 'http://localhost')
      assert.is(origin, 'http://localhost')
      assert.is(lookup(decodeURIComponent(pathname)).kind, 'file', found.location)
      assert.match(found.location, /^\/(?!\/)[!-~]*\?u=\/\/evil$/)
    }
  }
})

test('I-02 a moved page leads to a path of this site, or nowhere', () => {
  const entry = (redirect: string) => ({ hash: '', size: 1, redirect })
  const moved = createLookup({
    files: {
      'a/index.html': entry('/b/'),
      'other/index.html': entry('//evil.example/'),
      'scheme/index.html': entry('https://evil.example/'),
      'hash/index.html': entry('#part'),
      'plain/index.html': entry('/新 页/#部 1'),
      'written/index.html': entry('/c%23/#a%20b'),
    },
  })
  for (const path of ['/a/', '/a', '/a.html', '/a/index.html'])
    assert.equal(moved(path), { kind: 'redirect', location: '/b/' }, path)
  // A header has no other characters.
  const location = '/%E6%96%B0%20%E9%A1%B5/?a=1#%E9%83%A8%201'
  assert.equal(moved('/plain/', '?a=1'), { kind: 'redirect', location })
  assert.equal(moved('/written/'), { kind: 'redirect', location: '/c%23/#a%20b' })
  for (const name of ['other', 'scheme', 'hash'])
    assert.equal(moved(`/${name}/`), { kind: 'file', file: `${name}/index.html` }, name)
})

test.run()
