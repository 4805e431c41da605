/** Where addresses end without a slash: the one spelling of an address. The bundler and the page say so. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const dataset: Record<string, string> = { slash: 'never' }
Object.assign(globalThis, { bareAddresses: true, document: { documentElement: { dataset } } })
const { cleanUrl, pageUrlOf } = await import('../../../engine/client/links.ts')

const clean = (path: string) => {
  const { pathname, search, origin } = cleanUrl(new URL(`https://site.test${path}`))
  assert.is(origin, 'https://site.test')
  return pathname + search
}

for (const [path, expected] of [
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/docs.html?q=1', '/docs?q=1'],
  ['/docs/index.html', '/docs'],
  ['/docs/3.0.7/', '/docs/3.0.7'],
  ['/feed.xml', '/feed.xml'],
  ['//evil.com/.html', '/evil.com'],
] as const)
  test(`${path} becomes ${expected}`, () => assert.is(clean(path), expected))

test('the home page of a site below a path keeps its slash', () => {
  dataset['base'] = '/acme'
  assert.equal([clean('/acme/'), clean('/acme'), clean('/acme/docs/')], ['/acme/', '/acme/', '/acme/docs'])
  delete dataset['base']
})

test('a link within the page is left to the browser, however its address ends', () => {
  const link = (href: string) => ({ href: `https://site.test${href}`, target: '', hasAttribute: () => false })
  assert.is(pageUrlOf(link('/docs/#a'), 'https://site.test/docs'), undefined)
  assert.is(pageUrlOf(link('/docs/a/#b'), 'https://site.test/docs')?.pathname, '/docs/a')
})

test('a brand with slashes beside it keeps them', () => {
  delete dataset['slash']
  assert.equal([clean('/docs'), clean('/docs/')], ['/docs/', '/docs/'])
  dataset['slash'] = 'never'
})

test.run()
