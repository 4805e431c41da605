/** The brands as they are: complete, told apart, readable. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { loadConfig } from '../../engine/config/load.ts'
import { diagnose, validate } from '../../engine/config/validate.ts'
import { proseHomeOf } from '../../engine/paths/searchUrl.ts'
import { defineBrand, verificationOf, type SiteBrand } from '../../site/brand.ts'
import { brandSchema } from '../../site/brandSchema.ts'
import { currentEntry } from '../../theme/navigation.ts'

const root = resolve(import.meta.dirname, '../..')
const { brands: all } = await loadConfig({ root })
const brands = all as readonly SiteBrand[]
const brandOf = (id: string) => brands.find((brand) => brand.id === id)!
/** There may be more. */
const specified = ['clougence', 'bladepipe', 'clouddm'].map(brandOf)

test('the first brand is clougence, and every folder is a brand', () => {
  assert.is(brands[0]!.id, 'clougence')
  assert.equal(brands.map(({ id }) => id).sort(), readdirSync(resolve(root, 'brands')).sort())
})

for (const brand of brands) {
  test(`${brand.id}: every id stands once in its menu`, () => {
    for (const list of [
      brand.navigation.entries,
      brand.navigation.footer.columns,
      ...brand.navigation.footer.columns.map(({ items }) => items),
    ]) {
      const ids = list.map(({ id }) => id)
      assert.equal(ids, [...new Set(ids)])
    }
  })
}

test('a stage of its own has its console: named by the environment, policy and pages alike', () => {
  const { apiBase, cloudUrl } = specified[1]!
  const withEnvironment = (values: Readonly<Record<string, string>>) => {
    Object.assign(process.env, values)
    const { connect: _, ...rest } = specified[1]!
    const brand = defineBrand(rest)
    for (const name of Object.keys(values)) delete process.env[name]
    return [brand.connect, brand.apiBase, brand.cloudUrl]
  }
  const [api, cloud] = ['https://api.stage.example', 'https://cloud.stage.example']
  assert.equal(withEnvironment({}), [[apiBase], apiBase, cloudUrl])
  assert.equal(withEnvironment({ SITE_PUBLIC_API_BASE: api }), [[api], api, api])
  assert.equal(withEnvironment({ SITE_PUBLIC_API_BASE: api, SITE_PUBLIC_CLOUD_URL: cloud }), [[api], api, cloud])
  assert.equal(withEnvironment({ SITE_PUBLIC_CLOUD_URL: cloud }), [[apiBase], apiBase, cloud])
})

test('the primaries are told apart at a glance', () => {
  const hues = specified.map(({ theme }) => hueOf(theme.light.primary))
  for (const [index, hue] of hues.entries()) {
    for (const other of hues.slice(index + 1))
      assert.ok(Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other)) >= 35, `${hues}`)
  }
})

test('editions, and what follows from each brand', () => {
  assert.equal(
    specified.map(({ id, edition }) => [id, edition]),
    [
      ['clougence', 'international'],
      ['bladepipe', 'domestic'],
      ['clouddm', 'collaboration'],
    ],
  )
  for (const { features, edition } of specified) {
    assert.is(features.tryCloud, edition !== 'collaboration')
  }
  assert.equal(
    specified.filter(({ features }) => features.contactCard).map(({ id }) => id),
    ['clougence', 'clouddm'],
  )
  assert.equal(
    specified.map((brand) => [brand.id, verificationOf(brand)]),
    [
      ['clougence', 'sms'],
      ['bladepipe', 'email'],
      ['clouddm', 'sms'],
    ],
  )
  for (const brand of brands) assert.is(brand.registerFields.includes('smsCode'), verificationOf(brand) === 'sms')
})

test('search engines find shared prose at one brand in each language: Chinese at the first, English at the other', () => {
  const [first, other, alone] = specified.map(({ origin }) => origin)
  const homes = specified.map((brand) => ['zh', 'en'].map((locale) => proseHomeOf(brand, locale)))
  assert.equal(homes, [
    [first, other],
    [first, other],
    [alone, alone],
  ])
  // Whoever shows what another brand shows says where it is at home.
  const shared = brands.filter(({ id, content }) => brands.some((each) => each.id !== id && each.content === content))
  for (const { id, proseHome, locales } of shared) assert.equal(Object.keys(proseHome ?? {}), locales, id)
})

test('features and menus say the same', () => {
  for (const { features, navigation } of brands) {
    assert.is(
      navigation.actions.some(({ kind }) => kind === 'tryCloud'),
      features.tryCloud,
    )
  }
})

test('marks the entry a path belongs to', () => {
  const replication: [string, string | undefined][] = [
    ['/', 'product'],
    ['/product/', 'product'],
    ['/why/', 'product'],
    ['/connector/mysql/', 'product'],
    ['/solution1/', 'solutions'],
    ['/ai-rag/', 'solutions'],
    ['/docs/intro/product_intro/', 'resources'],
    ['/blog/tags/', 'resources'],
    ['/pricing/', 'pricing'],
    ['/about/', 'about'],
    ['/login/', undefined],
  ]
  for (const [path, id] of replication) assert.is(currentEntry(brandOf('bladepipe').navigation, path), id, path)
  assert.is(currentEntry(brandOf('clouddm').navigation, '/clouddm_solution/'), 'solutions')
  assert.is(currentEntry(brandOf('clouddm').navigation, '/clouddm/'), 'product')
})

test('A-20 a missing label, menu or colour is told with its field', async () => {
  const { theme, navigation, ...rest } = brandOf('bladepipe')
  const broken = {
    ...rest,
    product: { zh: 'x' },
    theme: { light: { ...theme.light, primary: 'blue' }, dark: theme.dark },
    navigation: { ...navigation, entries: [{ kind: 'link', id: 'a', label: { zh: '甲', en: '' }, path: 'a' }] },
    featurs: {},
    currencyy: 'USD',
  }
  assert.equal(
    (await diagnose(validate(brandSchema, broken), { file: 'b.ts', text: '' })).map(({ message }) => message),
    [
      'product.en is missing',
      'theme.light.primary should be a colour such as "#0067a8", got "blue"',
      'navigation.entries[0].label.en should be some text, got ""',
      'navigation.entries[0].path should be a path with a slash at both ends, such as "/why/", got "a"',
      'featurs is not a setting',
      'currencyy is not a setting',
    ],
  )
  assert.ok(v.is(brandSchema, brandOf('clouddm')))
  const capitals = { ...theme, light: { ...theme.light, primary: '#0067A8' } }
  assert.ok(v.is(brandSchema, { ...brandOf('clouddm'), theme: capitals }), 'N-08 capital letters in colours')
})

test.run()

function hueOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const sector =
    most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least)
  return Math.round((sector * 60 + 360) % 360)
}
