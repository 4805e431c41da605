/** A site with the theme in several brands: each has a folder, and says there what it has other than the site. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { BrandOptions } from '../../engine/index.ts'
import { validate } from '../../engine/config/validate.ts'
import { brandsOf } from '../../preset/brand.ts'
import type { ThemedBrand, ThemedSite } from '../../preset/options.ts'
import { themedBrandSchema } from '../../preset/schema.ts'
import type { ThemeBrand } from '../../theme/brand.ts'
import { wordsOf } from '../../theme/words/wordsOf.ts'
import { tempSite } from '../support/tempSite.ts'

const locales = ['en', 'ar'].map((id) => ({ id, name: id, lang: id }))
const site: ThemedSite = { title: 'Group', url: 'https://group.example.com', colours: { primary: '#aa3300' } }

type Named = ThemeBrand & Pick<ThemedBrand, 'default' | 'fields'>

function brandIn(files: Readonly<Record<string, string>>, own: ThemedBrand): Named {
  const { root, remove } = tempSite(files)
  try {
    const brands = brandsOf(site, { locales, wordsOf }, root) as BrandOptions
    return brands.expand!(own as never, 'acme') as Named
  } finally {
    remove()
  }
}

test('what a brand does not say, the site says; but for its address', () => {
  const brand = brandIn({}, { title: 'Acme', default: true, fields: { plan: 'free' } })
  const { id, name, origin, locales: shown } = brand
  assert.equal([id, name, origin, shown], ['acme', 'Acme', 'https://example.com', ['en', 'ar']])
  assert.is(brand.theme.light.primary, brandIn({}, {}).theme.light.primary)
  assert.equal([brand.default, brand.fields], [true, { plan: 'free' }])
  assert.is(brandIn({}, { url: 'https://acme.example.com/docs/' }).origin, 'https://acme.example.com/docs')
  assert.not.equal(brandIn({}, { colours: { primary: '#0055aa' } }).theme, brand.theme)
})

test('content of languages is shared; else each brand shows the set of its name, or another one', () => {
  assert.is(brandIn({ 'content/en/docs/a.md': '# A' }, {}).content, '.')
  assert.is(brandIn({}, {}).content, 'acme')
  assert.is(brandIn({}, { content: 'common' }).content, 'common')
})

test('without folders of brands the site is the brand', () => {
  const { root, remove } = tempSite({ 'brands/acme/brand.ts': '' })
  const brands = brandsOf(site, { locales, wordsOf }, root) as readonly ThemeBrand[]
  remove()
  assert.equal(
    brands.map(({ id, name, origin }) => [id, name, origin]),
    [['site', 'Group', 'https://group.example.com']],
  )
})

test('a mistake in a brand is told as in the configuration', () => {
  const told = validate(themedBrandSchema, {
    name: 'Acme',
    origin: 'https://a.example.com',
    logo: 'a.svg',
    colours: {},
  })
  assert.equal(
    told.map(({ keys, error }) => {
      const { code, hint } = error(keys.join('.'), { file: 'brand.ts' }).diagnostics[0]!
      return [keys.join('.'), code, hint]
    }),
    [
      ['logo', 'config-invalid', undefined],
      ['name', 'config-key-unknown', 'Here it is "title".'],
      ['origin', 'config-key-unknown', 'Here it is "url".'],
    ],
  )
})

test.run()
