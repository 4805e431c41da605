import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { searchUrl } from '../../../engine/paths/searchUrl.ts'
import { acme, configOf } from '../../support/memorySite.ts'

const brand = { ...acme, proseHome: { en: 'https://other.example' } }
const config = configOf()
const urlOf = (documents: readonly string[] | undefined, locale: string, path: string, of = brand) =>
  searchUrl({ documents }, { locale, path }, of, config)

test('prose of the set is known in each locale by the address of its home', () => {
  const documents = ['content/acme/en/docs/a.md']
  assert.is(urlOf(documents, 'en', '/en/docs/a/'), 'https://other.example/en/docs/a/')
  assert.is(urlOf(documents, 'zh', '/docs/a/'), 'https://acme.example/docs/a/')
  assert.is(urlOf(documents, 'en', '/en/docs/中 文/'), 'https://other.example/en/docs/%E4%B8%AD%20%E6%96%87/')
})

test('pages that are not made of prose of the set stay where they are', () => {
  for (const documents of [
    undefined,
    [],
    ['brands/acme/pages/a.md'],
    ['content/other/en/a.md'],
    ['content/acme/en/a.md', 'content/data/b.md'],
  ])
    assert.is(urlOf(documents, 'en', '/en/a/'), 'https://acme.example/en/a/', String(documents))
})

test('a brand without homes is the home of all it shows', () => {
  const { proseHome: _, ...alone } = brand
  assert.is(
    searchUrl({ documents: ['content/acme/en/a.md'] }, { locale: 'en', path: '/en/a/' }, alone, config),
    'https://acme.example/en/a/',
  )
})

test.run()
