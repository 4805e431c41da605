import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeConfig } from '../../../engine/config/describe.ts'
import { loadConfig, loadConfigWithOptions, type LoadOptions } from '../../../engine/config/load.ts'
import { placeText } from '../../../engine/errors/format.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { goodBrand, goodConfig, withSite } from '../../support/tempSite.ts'

/** `code place message`, one line per problem. */
const problems = (files: Record<string, string>, options: Omit<LoadOptions, 'root'> = {}) =>
  withSite(files, async (root) => {
    try {
      await loadConfig({ root, ...options })
      return []
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      return error.diagnostics.map(({ code, place, message }) => `${code} ${place ? placeText(place) : '-'} ${message}`)
    }
  })

test('completes a small configuration with defaults', () =>
  withSite({}, async (root) => {
    const now = new Date()
    const { plugins, locales, brands, ...config } = await loadConfig({ root, overrides: { now } })
    assert.equal(config, {
      root,
      file: 'site.config.ts',
      content: 'content',
      brandsFolder: 'brands',
      folder: 'site',
      components: [],
      app: 'site/app.tsx',
      client: undefined,
      out: 'dist',
      severities: {},
      images: { hosts: [] },
      inlineStyles: false,
      frames: { hosts: [] },
      hookTimeout: 120,
      store: undefined,
      production: true,
      now,
    })
    assert.equal(
      plugins.map(({ name }) => name),
      ['docs'],
    )
    assert.equal(
      locales.map(({ id }) => id),
      ['zh', 'en'],
    )
    assert.is(brands[0]!.origin, 'https://acme.example.com')
  }))

test('takes the browser entry where there is one', () =>
  withSite({ 'site/client.ts': 'export {}' }, async (root) =>
    assert.is((await loadConfig({ root })).client, 'site/client.ts'),
  ))

test('sorts brands by folder, the default one first; adding a folder adds a brand', () =>
  withSite(
    {
      'brands/zeta/brand.ts': goodBrand.replace("'acme'", "'zeta'").replace('id:', 'default: true,\n  id:'),
      'brands/beta/brand.ts': goodBrand.replace("'acme'", "'beta'"),
      'brands/notes/readme.txt': 'no brand.ts, no brand',
    },
    async (root) => {
      assert.equal(
        (await loadConfig({ root })).brands.map(({ id }) => id),
        ['zeta', 'acme', 'beta'],
      )
    },
  ))

test('narrows to brands and locales and keeps the default locale of the site', () =>
  withSite(
    { 'brands/beta/brand.ts': goodBrand.replace("'acme'", "'beta'").replace("['zh', 'en']", "['zh']") },
    async (root) => {
      const config = await loadConfig({ root, overrides: { locales: ['en'] } })
      assert.equal(
        config.brands.map(({ id, locales }) => [id, locales]),
        [['acme', ['en']]],
      )
      assert.is(config.locales[0]!.id, 'zh')
      assert.equal(
        (await loadConfig({ root, overrides: { brands: ['beta'] } })).brands.map(({ id }) => id),
        ['beta'],
      )
    },
  ))

test('a folder reached by a link is the same site', () =>
  withSite({}, async (root) => {
    const link = `${root}-link`
    symlinkSync(root, link)
    try {
      assert.is((await loadConfig({ root: link })).root, root)
    } finally {
      ;(await import('node:fs')).rmSync(link)
    }
  }))

test('takes a promise, and another file', () =>
  withSite(
    {
      'other.config.ts': goodConfig
        .replace('export default {', 'export default Promise.resolve({')
        .replace(/}\n$/, '})\n'),
    },
    async (root) => {
      assert.is((await loadConfig({ root, file: 'other.config.ts' })).file, 'other.config.ts')
      assert.is((await loadConfig({ root, file: join(root, 'other.config.ts') })).file, 'other.config.ts')
    },
  ))

test('B-09 a missing configuration', async () => {
  assert.equal(await problems({ 'site.config.ts': '' }), [
    'config-missing site.config.ts site.config.ts does not exist',
  ])
  assert.match((await problems({}, { file: 'nope.ts' }))[0]!, 'config-missing nope.ts')
  try {
    await loadConfig({ root: '/nowhere/at/all' })
    assert.unreachable()
  } catch (error) {
    assert.is((error as SiteError).diagnostics[0]!.code, 'config-missing')
  }
})

test('B-09 a syntax error, with its line and column', async () => {
  assert.equal(await problems({ 'site.config.ts': 'const a = 1\nexport default { a: 1,\n  b: [1, }\n' }), [
    'config-failed site.config.ts:3:10 Expression expected',
  ])
})

test('B-09 a module of the configuration that ends too early, with its line', async () => {
  const files = {
    'site.config.ts': "import './site/words.ts'\n",
    'site/words.ts': 'export const a = 1\nexport const b = (\n',
  }
  assert.equal(await problems(files), ['config-failed site/words.ts:2 Expression expected'])
})

test('B-09 TypeScript that must be compiled', async () => {
  assert.match(
    (await problems({ 'site.config.ts': 'enum A { x }\nexport default {}\n' }))[0]!,
    /^config-failed site\.config\.ts:1:1 .*enum/,
  )
})

test('B-09 a configuration that throws, whatever it throws', async () => {
  assert.equal(await problems({ 'site.config.ts': 'const a: number = 1\nexport default {\n  b: foo.bar,\n}\n' }), [
    'config-failed site.config.ts:3:6 foo is not defined',
  ])
  assert.match(
    (await problems({ 'site.config.ts': 'throw "bad"\n' }))[0]!,
    /^config-failed site\.config\.ts .*threw 'bad'/,
  )
  assert.match((await problems({ 'site.config.ts': 'throw null\n' }))[0]!, /threw null/)
})

test('B-09 a promise that rejects, one that never settles, and a module that waits for ever', async () => {
  assert.match(
    (await problems({ 'site.config.ts': 'export default Promise.reject(new Error("offline"))\n' }))[0]!,
    /^config-failed site\.config\.ts:1:31 offline/,
  )
  const slow = 'config-slow site.config.ts site.config.ts did not finish loading within 0.2 s'
  assert.equal(await problems({ 'site.config.ts': 'export default new Promise(() => {})\n' }, { limit: 200 }), [slow])
  assert.equal(
    await problems({ 'site.config.ts': 'await new Promise(() => {})\nexport default {}\n' }, { limit: 200 }),
    [slow],
  )
})

test('B-09 a function, nothing, and an object that contains itself', async () => {
  assert.match(
    (await problems({ 'site.config.ts': 'export default () => ({})\n' }))[0]!,
    /^config-invalid site\.config\.ts:1:16 The default export should be an object, got a function/,
  )
  assert.match(
    (await problems({ 'site.config.ts': 'export const site = {}\n' }))[0]!,
    /The default export should be an object, got nothing/,
  )
  const cycle = `const site: any = ${goodConfig.replace('export default ', '')}\nsite.self = site\nexport default site\n`
  assert.match(
    (await problems({ 'site.config.ts': cycle }))[0]!,
    /^config-key-unknown site\.config\.ts:\d+:\d+ self is not a setting/,
  )
})

test('B-09 imports that lead nowhere, or to a component', async () => {
  assert.match(
    (await problems({ 'site.config.ts': "import { a } from './lib/nope.ts'\nexport default {}\n" }))[0]!,
    /^config-failed site\.config\.ts:1:26 Cannot find "lib\/nope\.ts"/,
  )
  assert.match(
    (await problems({ 'site.config.ts': "import a from 'no-such-package'\nexport default {}\n" }))[0]!,
    /^config-failed site\.config\.ts:1:16 Cannot find "no-such-package"/,
  )
  assert.match(
    (await problems({ 'site.config.ts': "import a from './site/app.tsx'\nexport default {}\n" }))[0]!,
    /component module "site\/app\.tsx"/,
  )
  assert.match(
    (
      await problems({
        'lib.ts': 'export const b = 1\n',
        'site.config.ts': "import { c } from './lib.ts'\nexport default {}\n",
      })
    )[0]!,
    /^config-failed site\.config\.ts:1:10 /,
  )
})

test('B-09 a fault in a module the brand imports points there', async () => {
  assert.equal(
    await problems({
      'brands/acme/theme.ts': 'export const a = 1\nexport const theme = b.c\n',
      'brands/acme/brand.ts': `import { theme } from './theme.ts'\n${goodBrand}`,
    }),
    ['config-failed brands/acme/theme.ts:2:22 b is not defined'],
  )
})

test('A-20 unknown brands and locales on the command line, all at once', async () => {
  assert.equal(await problems({}, { overrides: { brands: ['acmee', 'foo'], locales: ['fr'] } }), [
    'brand-unknown - Unknown brand "acmee"; there is acme',
    'brand-unknown - Unknown brand "foo"; there is acme',
    'locale-unknown - Unknown locale "fr"; there are zh, en',
  ])
})

test('A-01 --out stays inside the project, and is no source', async () => {
  assert.match(
    (await problems({}, { overrides: { out: '../elsewhere' } }))[0]!,
    /^config-invalid .*--out.*inside the project, got "\.\.\/elsewhere"/,
  )
  assert.match((await problems({}, { overrides: { out: '/tmp' } }))[0]!, /--out/)
  for (const out of ['.', 'content', 'site', 'brands', 'brands/acme', 'content/acme', 'node_modules', '.git/x']) {
    assert.match((await problems({}, { overrides: { out } })).join(), 'output-unsafe', out)
  }
  await withSite({}, async (root) =>
    assert.is((await loadConfig({ root, overrides: { out: join(root, 'public/') } })).out, 'public'),
  )
})

test('tells for each value where it comes from', () =>
  withSite(
    {
      'site.config.ts': goodConfig.replace(
        'plugins:',
        "out: 'public',\n  severities: { 'link-broken': 'warning' },\n  plugins:",
      ),
    },
    async (root) => {
      const lines = describeConfig(
        await loadConfigWithOptions({ root, overrides: { brands: ['acme'], production: false } }),
      )
      const from = Object.fromEntries(lines.map(({ key, value, from }) => [key, `${value} <- ${from}`]))
      assert.is(from['out'], 'public <- site.config.ts')
      assert.is(from['content'], 'content <- default')
      assert.is(from['severities.link-broken'], 'warning <- site.config.ts')
      assert.is(from['production'], 'false <- command')
      assert.is(from['brands.acme'], 'https://acme.example.com, content acme, zh en <- brand.ts and --brand')
      assert.is(
        describeConfig(await loadConfigWithOptions({ root, overrides: { out: 'x' } })).find(({ key }) => key === 'out')!
          .from,
        '--out',
      )
    },
  ))

test.run()
