import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanUrl, isDecodable, isPlainClick, pageUrlOf, type ClickLike } from '../../../engine/client/links.ts'

const here = 'https://site.test/docs/intro/?q=1#top'
const link = (href: string, attributes: Record<string, string> = {}) => ({
  href: URL.canParse(href, here) ? new URL(href, here).href : href,
  target: attributes['target'] ?? '',
  hasAttribute: (name: string) => name in attributes,
})

const decisions: readonly (readonly [href: string, page: string | undefined, attributes?: Record<string, string>])[] = [
  ['/pricing/', '/pricing/'],
  ['/pricing', '/pricing/'],
  ['/pricing.html', '/pricing/'],
  ['/pricing/index.html', '/pricing/'],
  ['/index.html', '/'],
  ['/', '/'],
  ['../setup/', '/docs/setup/'],
  ['/pricing?a=1#b', '/pricing/?a=1#b'],
  ['/docs/releases/3.0.7', '/docs/releases/3.0.7/'],
  ['/%E4%B8%AD/', '/%E4%B8%AD/'],
  ['/%E4/', '/%E4/'],
  ['/pricing/', '/pricing/', { target: '_self' }],
  // The same page, with and without a hash.
  ['#setup', undefined],
  ['#', undefined],
  ['?q=1#setup', undefined],
  ['/docs/intro?q=1#setup', undefined],
  ['?q=2#setup', '/docs/intro/?q=2#setup'],
  ['/docs/intro/', '/docs/intro/'],
  // Only the browser finds the words that a text fragment names.
  ['/pricing/#:~:text=a', undefined],
  ['/pricing/#b:~:text=a', undefined],
  // Not ours.
  ['/pricing/', undefined, { target: '_blank' }],
  ['/pricing/', undefined, { target: 'frame' }],
  ['/pricing/', undefined, { download: '' }],
  ['/docs/intro/', undefined, { 'data-reload': '' }],
  ['https://other.test/pricing/', undefined],
  ['//other.test/pricing/', undefined],
  ['/\\other.test/', undefined],
  ['http://site.test/pricing/', undefined],
  ['https://site.test:8443/', undefined],
  ['https://site.test@other.test/', undefined],
  ['mailto:a@site.test', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['blob:https://site.test/1', undefined],
  ['http://[', undefined],
  ['/feed.xml', undefined],
  ['/assets/guide.pdf', undefined],
  ['/setup.7z', undefined],
  ['/video.mp4', undefined],
  ['/movie.mp4#t=10', undefined],
]

for (const [href, expected, attributes] of decisions) {
  test(`${href} ${JSON.stringify(attributes ?? {})} ${expected ? `is the page ${expected}` : 'is left to the browser'}`, () => {
    const page = pageUrlOf(link(href, attributes), here)
    assert.is(page && page.pathname + page.search + page.hash, expected)
    assert.is(page?.origin, expected && 'https://site.test')
  })
}

test('a link whose href is no text, as in an SVG, is left to the browser', () => {
  assert.is(pageUrlOf({ href: { baseVal: '/pricing/' }, target: '', hasAttribute: () => false }, here), undefined)
})

test('only a plain click is taken', () => {
  const plain: ClickLike = {
    button: 0,
    defaultPrevented: false,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  }
  assert.ok(isPlainClick(plain))
  for (const key of ['defaultPrevented', 'metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)
    assert.not.ok(isPlainClick({ ...plain, [key]: true }))
  assert.not.ok(isPlainClick({ ...plain, button: 1 }))
})

/** P-17: stripping suffixes and adding slashes must never make an address of another host. */
for (const [path, expected] of [
  ['//evil.com/.html', '/evil.com/'],
  ['//evil.com/index.html', '/evil.com/'],
  ['/\\evil.com/', '/evil.com/'],
  ['/%2f%2fevil.com/', '/%2f%2fevil.com/'],
  ['/x.html?u=//evil', '/x/?u=//evil'],
  ['/a//b///c.html', '/a/b/c/'],
  ['/.html', '/'],
  ['/index.html/index.html', '/index.html/'],
  ['/my-index.html', '/my-index/'],
  ['/a.html.html', '/a.html/'],
  ['/a.HTML', '/a.HTML'],
  ['/docs/3.0.7', '/docs/3.0.7/'],
] as const) {
  test(`${path} becomes ${expected}`, () => {
    const clean = cleanUrl(new URL(`https://site.test${path}`))
    assert.is(clean.pathname + clean.search, expected)
    assert.is(clean.origin, 'https://site.test')
    assert.is(new URL(clean.pathname, 'https://site.test').origin, 'https://site.test')
  })
}

test('addresses whose bytes are no text are found', () => {
  for (const path of ['/', '/docs/', '/%E4%B8%AD/', '/%25/']) assert.ok(isDecodable(path), path)
  for (const path of ['/%', '/%e4', '/%zz', '/%E0%A4%A', '/%E4/']) assert.not.ok(isDecodable(path), path)
})

test.run()
