import { test } from 'uvu'
import * as assert from 'uvu/assert'
import clouddm from '../../brands/clouddm/brand.ts'
import { article, breadcrumbList, faqPage, itemList, toJsonLd, website } from '../../theme/JsonLd.data.ts'
import { organization, softwareApplication } from '../../site/ui/ProductLd.data.ts'
import { fc } from '../support/properties.ts'

test('D-01 nothing in the data ends the script element, and all of it comes back', () => {
  const nasty = fc.oneof(
    fc.constantFrom(
      '</script>',
      '</Script >',
      '</script/',
      '<!--',
      '-->',
      ']]>',
      '\u2028',
      '\u2029',
      '__proto__',
      '&lt;',
      '\ud800',
    ),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 6 }), (parts) => {
      const text = toJsonLd([{ '@type': 'Thing', name: parts.join('') }])
      assert.not.match(text, /[<>&\u2028\u2029]/)
      assert.is(JSON.parse(text)['@graph'][0].name, parts.join(''))
    }),
    { numRuns: 10_000, seed: 3 },
  )
})

test('addresses are absolute and of the brand', () => {
  const things = [
    organization(clouddm, 'zh'),
    website(clouddm, 'zh-CN'),
    softwareApplication(clouddm, 'd'),
    article(clouddm, {
      kind: 'BlogPosting',
      url: `${clouddm.origin}/blog/x/`,
      title: 'T',
      description: 'D',
      lang: 'en',
      published: '2024-01-01',
      image: '/a b.png',
    }),
    breadcrumbList(clouddm, [{ label: 'A', path: '/中/' }, { label: 'B' }]),
    itemList(clouddm, [{ name: 'A', path: '/a/' }]),
    faqPage([{ question: 'Q', answer: 'A' }]),
  ]
  const addresses = [...toJsonLd(things).matchAll(/"(?:url|item|logo|image|@id|mainEntityOfPage)":"([^"]*)"/g)].map(
    ([, address]) => address!,
  )
  assert.ok(addresses.length > 8)
  for (const address of addresses) assert.ok(address.startsWith(`${clouddm.origin}/`), address)
})

test('A-09 an address is encoded once, whether it comes encoded or not', () => {
  const steps = [
    { label: 'Raw', path: '/docs/中文/' },
    { label: 'Encoded', path: '/docs/%E4%B8%AD%E6%96%87%23/' },
  ]
  assert.equal(
    (breadcrumbList(clouddm, steps)['itemListElement'] as { item: string }[]).map(({ item }) => item),
    [`${clouddm.origin}/docs/%E4%B8%AD%E6%96%87/`, `${clouddm.origin}/docs/%E4%B8%AD%E6%96%87%23/`],
  )
})

test('writers are people with their own address, or teams', () => {
  const facts = { kind: 'BlogPosting', url: '/blog/a/', title: 'A', description: '', lang: 'en' } as const
  const authors = [
    { name: 'Ada', url: 'https://ada.example/', path: '/blog/authors/ada/' },
    { name: 'Bob', path: '/blog/authors/bob/' },
    { name: 'Core team', kind: 'team' },
  ] as const
  assert.equal(article(clouddm, { ...facts, authors })['author'], [
    { '@type': 'Person', name: 'Ada', url: 'https://ada.example/' },
    { '@type': 'Person', name: 'Bob', url: 'https://www.cdmgr.com/blog/authors/bob/' },
    { '@type': 'Organization', name: 'Core team', url: 'https://www.cdmgr.com/' },
  ])
})

test.run()
