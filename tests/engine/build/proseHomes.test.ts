/** Two brands that show one content set: search engines are told one address of each page, by heads and sitemaps of both. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { redirects } from '../../../plugins/redirects/index.ts'
import { sitemap } from '../../../plugins/sitemap.ts'
import type { Config } from '../../../engine/types.ts'
import { openSite, withPlugins } from '../../support/buildSite.ts'
import { elements } from '../../support/xml.ts'

const site = openSite('pair')
test.after(() => site.end())
const proseHome = { zh: 'https://alpha.example', en: 'https://beta.example' }
const withHomes = (config: Config): Config => ({
  ...config,
  brands: config.brands.map((brand) => ({ ...brand, proseHome })),
})

const headOf = (brand: string, path: string) => {
  const html = site.read(`dist/${brand}${path}index.html`)
  return {
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)![1],
    alternates: [...html.matchAll(/hrefLang="(\w+)" href="([^"]*)"/g)].map(([, , href]) => href),
    isHidden: /<meta name="robots" content="noindex"/.test(html),
  }
}
const listedBy = (brand: string) => elements(site.read(`dist/${brand}/sitemap.xml`), 'loc')

test.before(async () => {
  await site.build({
    config: (config) =>
      withHomes(
        withPlugins(sitemap(), redirects({ common: { '/old/': '/docs/intro/', '/former/': '/blog/' } }))(config),
      ),
  })
})

test('both brands name one address of a page of shared prose, and the same languages', () => {
  const alternates = ['https://alpha.example/docs/intro/', 'https://beta.example/en/docs/intro/']
  for (const brand of ['alpha', 'beta']) {
    assert.equal(headOf(brand, '/docs/intro/'), { canonical: alternates[0], alternates, isHidden: false }, brand)
    assert.equal(headOf(brand, '/en/docs/intro/'), { canonical: alternates[1], alternates, isHidden: false }, brand)
    assert.is(headOf(brand, '/en/blog/first/').canonical, 'https://beta.example/en/blog/first/')
  }
})

test('a page in place of a translation is known as its original, where that is at home', () => {
  for (const brand of ['alpha', 'beta']) {
    const { canonical, isHidden } = headOf(brand, '/en/docs/guide/chart/')
    assert.equal([canonical, isHidden], ['https://alpha.example/docs/guide/chart/', true], brand)
  }
})

test('pages of other content stay where they are', () => {
  for (const brand of ['alpha', 'beta'])
    for (const path of ['/', '/en/', '/blog/', '/en/blog/'])
      assert.is(headOf(brand, path).canonical, `https://${brand}.example${path}`)
})

test('a page that only redirects is known as the page it leads to, where that is at home', () => {
  for (const brand of ['alpha', 'beta']) {
    assert.is(headOf(brand, '/old/').canonical, 'https://alpha.example/docs/intro/')
    assert.is(headOf(brand, '/en/old/').canonical, 'https://beta.example/en/docs/intro/')
    assert.is(headOf(brand, '/en/former/').canonical, `https://${brand}.example/en/blog/`)
  }
})

test('each page is listed by one sitemap', () => {
  const [alpha, beta] = [listedBy('alpha'), listedBy('beta')]
  assert.ok(alpha.includes('https://alpha.example/docs/intro/') && beta.includes('https://beta.example/en/docs/intro/'))
  assert.ok(
    alpha.every((url) => url.startsWith('https://alpha.example/')),
    alpha.join(' '),
  )
  assert.ok(
    beta.every((url) => url.startsWith('https://beta.example/')),
    beta.join(' '),
  )
  for (const [urls, path] of [
    [alpha, '/en/docs/intro/'],
    [beta, '/docs/intro/'],
  ] as const)
    assert.not.ok(
      urls.some((url) => new URL(url).pathname === path),
      path,
    )
})

test.run()
