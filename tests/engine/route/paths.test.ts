import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addressOf, encodePath, localizedPath, pageFile, resolveFile, toPath } from '../../../engine/paths/paths.ts'
import { configOf } from '../../support/memorySite.ts'
import { fc } from '../../support/properties.ts'

const { locales } = configOf()

test('a path has a slash at both ends and none twice', () => {
  assert.equal(['', '/', '//', 'docs/intro', '/docs//intro/', 'docs/intro/'].map(toPath), [
    '/',
    '/',
    '/',
    '/docs/intro/',
    '/docs/intro/',
    '/docs/intro/',
  ])
})

test('A-08 making a path twice is making it once, and its URL says the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/', '//', 'a', 'B', '中', '%2e', '..', ' ', '#', '?', '&', "'", '"', '😀'), {
        maxLength: 8,
      }),
      (parts) => {
        const path = toPath(parts.join(''))
        assert.is(toPath(path), path)
        assert.match(path, /^\/(?:[^/]+\/)*$/)
        assert.is(decodeURIComponent(encodePath(path)), path)
      },
    ),
    { numRuns: 10_000 },
  )
})

test('A-09 A-10 a URL needs no escaping, neither in HTML nor in an address bar', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.match(encodePath(`/${text}/`), /^[\w/%.!~*()-]+$/)
    }),
    { numRuns: 5000 },
  )
  assert.is(encodePath('/100%/a#b/c?d/it’s "é"/'), '/100%25/a%23b/c%3Fd/it%E2%80%99s%20%22%C3%A9%22/')
  assert.is(encodePath("/it's/"), '/it%27s/')
})

test('the default locale has no prefix', () => {
  assert.is(localizedPath('/docs/', 'zh', locales), '/docs/')
  assert.is(localizedPath('/docs/', 'en', locales), '/en/docs/')
  assert.is(localizedPath('/', 'en', locales), '/en/')
})

test('a page is an index file; the not-found page has the name hosts look for', () => {
  assert.equal(
    ['/', '/docs/', '/中文/a b/'].map((path) => pageFile(path, {})),
    ['index.html', 'docs/index.html', '中文/a b/index.html'],
  )
  assert.equal(
    ['/404/', '/en/404/'].map((path) => pageFile(path, {}, 404)),
    ['404.html', 'en/404.html'],
  )
})

test('where addresses end without a slash, a page is a file beside its folder', () => {
  assert.equal(
    ['/', '/docs/', '/中文/a b/'].map((path) => pageFile(path, { trailingSlash: 'never' })),
    ['index.html', 'docs.html', '中文/a b.html'],
  )
  assert.is(pageFile('/en/404/', { trailingSlash: 'never' }, 404), 'en/404.html')
})

test('an address is set, locale and rest; elsewhere there is none', () => {
  assert.equal(addressOf('content/acme/zh/docs/a/b.md', 'content', locales), {
    set: 'acme',
    locale: 'zh',
    rest: 'docs/a/b.md',
  })
  for (const file of [
    'content/acme/fr/a.md',
    'content/acme/zh',
    'content/acme.md',
    'site/a.md',
    'contents/acme/zh/a.md',
  ]) {
    assert.is(addressOf(file, 'content', locales), undefined, file)
  }
})

test('A-05 a relative name never leaves the root', () => {
  assert.is(resolveFile('content/a/b.md', '../c.png'), 'content/c.png')
  assert.is(resolveFile('content/a/b.md', './中 文.png'), 'content/a/中 文.png')
  for (const name of ['../../../etc/passwd', '../../..', '../../../content/../..'])
    assert.is(resolveFile('content/a/b.md', name), undefined, name)
  fc.assert(
    fc.property(fc.array(fc.constantFrom('..', '.', 'a', '', 'content'), { maxLength: 12 }), (parts) => {
      const file = resolveFile('content/a/b.md', parts.join('/'))
      assert.ok(file === undefined || !/(?:^|\/)\.\.(?:\/|$)|^\//.test(file), file)
    }),
    { numRuns: 2000 },
  )
})

test.run()
