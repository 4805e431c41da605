import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from '../../../engine/read/read.ts'
import { route } from '../../../engine/route/route.ts'
import { scan } from '../../../engine/scan/scan.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import type { Brand, Config, Plugin } from '../../../engine/types.ts'
import { pages, type PagesOptions } from '../../../plugins/pages.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { acme, brief, configOf, problemsOf } from '../../support/memorySite.ts'

const beta: Brand = { ...acme, id: 'beta', locales: ['en'] }

async function routed(
  files: readonly string[],
  { brand = acme, options, config: more }: { brand?: Brand; options?: PagesOptions; config?: Partial<Config> } = {},
) {
  const config = configOf({ plugins: [pages(options)], brands: [acme, beta], ...more })
  const disk = createMemoryDisk(Object.fromEntries(files.map((file) => [file, ''])))
  const documents = await read(await scan(config, disk), { config, disk, memos: createMemoryStore(), code: 'code' })
  return (await route(config, documents, brand)).site.routes
}
const viewsOf = async (...args: Parameters<typeof routed>) =>
  Object.fromEntries((await routed(...args)).map(({ path, view }) => [path, view]))

test('a page for the dev server has an address there and nowhere else', async () => {
  const files = ['site/pages/index.page.tsx', 'site/pages/kit.dev.page.tsx']
  const pathsOf = async (production: boolean) => Object.keys(await viewsOf(files, { config: { production } })).sort()
  assert.equal(await pathsOf(false), ['/', '/en/', '/en/kit/', '/kit/'])
  assert.equal(await pathsOf(true), ['/', '/en/'])
})

test('a file is an address, in every locale of the brand', async () => {
  const files = [
    'site/pages/index.page.tsx',
    'site/pages/about.page.tsx',
    'site/pages/legal/index.page.tsx',
    'site/pages/legal/terms.page.tsx',
    'site/pages/parts/Card.tsx',
  ]
  assert.equal(await viewsOf(files), {
    '/about/': 'site/pages/about.page.tsx',
    '/': 'site/pages/index.page.tsx',
    '/legal/': 'site/pages/legal/index.page.tsx',
    '/legal/terms/': 'site/pages/legal/terms.page.tsx',
    '/en/about/': 'site/pages/about.page.tsx',
    '/en/': 'site/pages/index.page.tsx',
    '/en/legal/': 'site/pages/legal/index.page.tsx',
    '/en/legal/terms/': 'site/pages/legal/terms.page.tsx',
  })
  assert.equal(Object.keys(await viewsOf(files, { brand: beta })), ['/about/', '/', '/legal/', '/legal/terms/'])
})

test('the key is the path in the default locale', async () => {
  const routes = await routed(['site/pages/about.page.tsx'])
  assert.equal(
    routes.map(({ locale, key }) => [locale, key]),
    [
      ['zh', '/about/'],
      ['en', '/about/'],
    ],
  )
})

test('D-13 a brand’s page is its own, and stands in for the site’s', async () => {
  const files = [
    'site/pages/index.page.tsx',
    'brands/acme/pages/index.page.tsx',
    'brands/acme/pages/story.page.tsx',
    'brands/beta/pages/prices.page.tsx',
  ]
  assert.equal(await viewsOf(files, { brand: { ...acme, locales: ['zh'] } }), {
    '/': 'brands/acme/pages/index.page.tsx',
    '/story/': 'brands/acme/pages/story.page.tsx',
  })
  assert.equal(await viewsOf(files, { brand: beta }), {
    '/': 'site/pages/index.page.tsx',
    '/prices/': 'brands/beta/pages/prices.page.tsx',
  })
})

test('a page that comes with the theme is there until a file or another plugin takes its path', async () => {
  const views = { '/': 'theme/index.tsx', '/search/': 'theme/search.tsx' }
  const home: Plugin = {
    name: 'home',
    route: () => ({ routes: [{ brand: 'acme', locale: 'zh', key: '/', path: '/', view: 'own.tsx' }] }),
  }
  const options = { config: { plugins: [pages({ views }), home] } }
  assert.equal(await viewsOf([], options), {
    '/search/': 'theme/search.tsx',
    '/en/': 'theme/index.tsx',
    '/en/search/': 'theme/search.tsx',
    '/': 'own.tsx',
  })
  const problems = await problemsOf(() => viewsOf(['site/pages/index.page.tsx'], options))
  assert.equal(
    problems.map(({ code }) => code),
    ['path-claimed-twice'],
  )
})

test('D-08 the not-found page has its status, and no search engine sees it', async () => {
  const [page] = await routed(['site/pages/404.page.tsx'])
  assert.equal([page!.path, page!.status, page!.noindex], ['/404/', 404, true])
  const [other] = await routed(['site/pages/a.page.tsx'])
  assert.equal([other!.status, other!.noindex], [undefined, undefined])
})

test('pages are kept from search engines by their key, in every locale', async () => {
  const routes = await routed(['site/pages/login.page.tsx', 'site/pages/a.page.tsx'], {
    options: { noindex: (key, { id }) => key === '/login/' && id === 'acme' },
  })
  assert.equal(
    routes.filter(({ noindex }) => noindex).map(({ path }) => path),
    ['/login/', '/en/login/'],
  )
})

test('A-06 two files for one address are an error that names both', async () => {
  for (const folder of ['site/pages', 'brands/acme/pages']) {
    const problems = await problemsOf(() => routed([`${folder}/about.page.tsx`, `${folder}/about/index.page.tsx`]))
    assert.equal(problems.map(brief), [`path-claimed-twice ${folder}/about/index.page.tsx`], 'in two languages')
    assert.ok(problems[0]!.message.includes(`${folder}/about.page.tsx`))
  }
})

test('A-07 two files that differ by case only are an error', async () => {
  const problems = await problemsOf(() => routed(['site/pages/About.page.tsx', 'site/pages/about.page.tsx']))
  assert.equal(
    problems.map(({ code }) => code),
    ['paths-differ-by-case', 'paths-differ-by-case'],
  )
})

test('a view stands in where no file has its path', async () => {
  const options = { views: { '/': 'theme/Home.tsx', '/search/': 'theme/Search.tsx' } }
  assert.equal(await viewsOf(['site/pages/index.page.tsx'], { options, brand: { ...acme, locales: ['zh'] } }), {
    '/': 'site/pages/index.page.tsx',
    '/search/': 'theme/Search.tsx',
  })
})

test('the folders are those of the configuration', async () => {
  const config = { folder: 'web', brandsFolder: 'identities' }
  assert.equal(
    await viewsOf(['web/pages/a.page.tsx', 'identities/acme/pages/b.page.tsx', 'site/pages/c.page.tsx'], {
      config,
      brand: { ...acme, locales: ['zh'] },
    }),
    {
      '/a/': 'web/pages/a.page.tsx',
      '/b/': 'identities/acme/pages/b.page.tsx',
    },
  )
})

test.run()
