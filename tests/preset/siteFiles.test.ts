/** What a site has even where nobody wrote it, and what is told where it lacks something. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Route, Site } from '../../engine/types.ts'
import { doorsOf, siteFiles, unknownOrigin } from '../../preset/siteFiles.ts'
import { sectionsOf } from '../../preset/sections.ts'
import { words } from '../../theme/words.ts'
import { emptyContext } from '../support/memorySite.ts'
import { inTempFolder } from '../support/tempFolder.ts'

const siteWith = (routes: readonly Partial<Route>[], origin = 'https://a.example.com') =>
  ({
    brand: { id: 'site', origin, locales: ['en'], name: 'Acme', theme: { light: { primary: '#000000' } } },
    config: { root: import.meta.dirname, file: 'site.config.ts', locales: [{ id: 'en', name: 'English', lang: 'en' }] },
    routes,
    shared: {
      'docs/en/main': {
        items: [
          { kind: 'link', id: 'x', label: 'X', href: 'https://x.example.com/' },
          {
            kind: 'category',
            id: 'g',
            label: 'G',
            collapsed: true,
            items: [{ kind: 'doc', id: 'g/a', label: 'A', path: '/docs/g/a/' }],
          },
        ],
      },
    },
  }) as unknown as Site

const { docs } = sectionsOf({})

test('the documentation has a door where it has no first page', () => {
  assert.equal(doorsOf(siteWith([{ path: '/docs/g/a/' }]), docs), [
    { from: '/docs/', page: '/docs/g/a/', to: '/docs/g/a/', locale: 'en' },
  ])
  assert.equal(doorsOf(siteWith([{ path: '/docs/' }]), docs), [])
})

test('a door leads to a path as pages have it, whatever its letters', () => {
  const site = siteWith([{ path: '/docs/新 页/' }])
  for (const [page, path] of [
    ['/docs/新 页/', '/docs/%E6%96%B0%20%E9%A1%B5/'],
    ['/docs/C#/', '/docs/C%23/'],
  ]) {
    const items = [{ kind: 'doc', id: 'a', label: 'N', path }]
    const doors = doorsOf({ ...site, shared: { 'docs/en/main': { items } } } as unknown as Site, docs)
    assert.equal(doors, [{ from: '/docs/', page, to: path, locale: 'en' }])
  }
})

test('wherever the documentation lies', () => {
  assert.equal(
    doorsOf(siteWith([]), { base: 'docs', path: '/guide/' }).map(({ from }) => from),
    ['/guide/'],
  )
  assert.equal(doorsOf(siteWith([{ path: '/' }]), { base: 'docs', path: '/' }), [])
  assert.equal(siteFiles(words, sectionsOf({ docs: { base: 'guide' } })).emits, [
    'favicon.svg',
    '{guide,*/guide}{/index,}.html',
  ])
})

test('a site without an address is told so', async () => {
  const { check } = siteFiles(words, sectionsOf({}))
  const codes = async (origin?: string) =>
    (await check!({ ...emptyContext, site: siteWith([], origin) })).map(({ code }) => code)
  assert.equal(await codes(unknownOrigin), ['site-url-missing'])
  assert.equal(await codes(), [])
})

test('a picture for previews that is not there is told', async () => {
  const { check } = siteFiles(words, sectionsOf({}))
  const site = siteWith([])
  const problems = (files: readonly string[]) =>
    check!({
      ...emptyContext,
      site: { ...site, brand: { ...site.brand, image: '/a.png' } as never },
      files: new Set(files),
    })
  assert.equal(await problems(['a.png']), [])
  assert.equal(
    (await problems([])).map(({ code, message }) => [code, message]),
    [['image-broken', '/a.png leads nowhere']],
  )
})

test('its place is the line of the configuration, or of the brand', () =>
  inTempFolder(async (root) => {
    const { check } = siteFiles(words, sectionsOf({}))
    const given = siteWith([])
    const config = { ...given.config, root, file: 'site.config.ts', brandsFolder: 'brands' }
    const brand = { ...given.brand, image: '/a.png' } as never
    const placeOf = async () =>
      (await check!({ ...emptyContext, site: { ...given, config, brand }, files: new Set() }))[0]!.place
    writeFileSync(join(root, 'site.config.ts'), "export default {\n  title: 'A',\n  image: '/a.png',\n}\n")
    assert.equal(await placeOf(), { file: 'site.config.ts', line: 3, column: 3 })
    const own = `brands/${given.brand.id}`
    mkdirSync(join(root, own), { recursive: true })
    writeFileSync(join(root, own, 'brand.ts'), "export default { image: '/a.png' }\n")
    assert.equal(await placeOf(), { file: `${own}/brand.ts`, line: 1, column: 18 })
  }))

test.run()
