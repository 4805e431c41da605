/** Brand and locale are dimensions of one build: runs that are narrowed, brands that come and go. */
import { cpSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Config, Plugin } from '../../../engine/types.ts'
import { errorsIn, openSite, type Tree } from '../../support/buildSite.ts'
import { problemsOf } from '../../support/memorySite.ts'

const site = openSite('pair')
test.after(() => site.end())
const intro = 'content/shared/zh/docs/intro.md'
const text = site.read(intro)
const view = site.read('site/layouts/Doc.tsx')
const counter = site.read('site/Counter.island.tsx')

const changed = (before: Tree, after: Tree) =>
  Object.keys({ ...before, ...after })
    .filter((file) => before[file] !== after[file] && file !== '.site-manifest.json')
    .sort()
const without = (files: readonly string[], ...parts: readonly string[]) =>
  files.filter((file) => !parts.some((part) => file.startsWith(part)))
const isEnglish = (file: string) => /^\w+\/en\//.test(file)

/** Every stylesheet, script and image a page names is a file of its brand. */
function assertWhole(): void {
  const tree = site.tree()
  for (const file of Object.keys(tree).filter((name) => name.endsWith('.html'))) {
    const brand = file.split('/')[0]!
    for (const [, name] of site.read(`dist/${file}`).matchAll(/(?:href|src)="\/([^"/]*\/[^"]+\.(?:js|css|svg))"/g)) {
      assert.ok(tree[`${brand}/${decodeURIComponent(name!)}`], `${file} names /${name}`)
    }
  }
}

test.before.each(async () => {
  site.write(intro, text)
  site.write('site/layouts/Doc.tsx', view)
  site.write('site/Counter.island.tsx', counter)
  await site.build()
  assertWhole()
})

test('a run for one brand touches no file of another', async () => {
  const before = site.stamps()
  site.write(intro, text.replace('你好', '您好'))
  site.write('site/layouts/Doc.tsx', view.replace('<main>', '<main id="new">'))
  const { rendered } = await site.build({ brands: ['alpha'] })
  assert.ok(rendered > 0)
  const files = changed(before, site.stamps())
  assert.ok(files.includes('alpha/docs/intro/index.html'))
  assert.equal(without(files, 'alpha/'), [])
  assertWhole()
})

test('a run for one locale touches no page of another, and those keep what they refer to', async () => {
  const [before, tree] = [site.stamps(), site.tree()]
  site.write('content/shared/en/docs/intro.md', site.read('content/shared/en/docs/intro.md').replace('Hello', 'Hi'))
  site.write('site/layouts/Doc.tsx', view.replace('<main>', '<main id="new">'))
  site.write('site/Counter.island.tsx', counter.replace('{count}', 'n {count}'))
  await site.build({ locales: ['en'] })
  const pages = changed(before, site.stamps()).filter((file) => file.endsWith('.html'))
  assert.ok(pages.includes('alpha/en/docs/intro/index.html'))
  assert.equal(
    pages.filter((file) => !isEnglish(file)),
    [],
  )
  for (const file of Object.keys(tree).filter((name) => name.endsWith('.html') && !isEnglish(name)))
    assert.is(site.tree()[file], tree[file], file)
  assertWhole()
})

test('a run for one locale without anything remembered leaves the pages of the others, too', async () => {
  const before = site.stamps()
  const { rendered } = await site.build({ locales: ['en'], cache: false })
  assert.ok(rendered > 0)
  assert.equal(
    changed(before, site.stamps()).filter((file) => file.endsWith('.html') && !isEnglish(file)),
    [],
  )
  assert.equal(
    Object.keys(site.tree()).filter((file) => file.endsWith('.html')),
    Object.keys(before).filter((file) => file.endsWith('.html')),
  )
  assertWhole()
})

test('a full run after a narrowed one is as if there had been none', async () => {
  const tree = site.tree()
  site.write(intro, text.replace('你好', '您好'))
  await site.build({ brands: ['beta'], locales: ['zh'] })
  site.write(intro, text)
  await site.build()
  assert.equal(site.tree(), tree)
})

test('N-01 a full run after a change and a narrowed run is as a first build', async () => {
  site.write('site/layouts/Doc.tsx', view.replace('<main>', '<main id="new">'))
  site.write('site/Counter.island.tsx', counter.replace('{count}', 'n {count}'))
  const rename = (config: Config): Config => ({
    ...config,
    brands: config.brands.map((brand) => ({ ...brand, name: `${brand.id} renamed` }) as typeof brand),
  })
  for (const narrow of [{ locales: ['en'] }, { brands: ['alpha'], locales: ['zh'] }, { brands: ['beta'] }])
    await site.build({ ...narrow, config: rename })
  await site.build({ config: rename })
  const fresh = site.copy()
  await fresh.build({ config: rename, cache: false })
  assert.equal(site.tree(), fresh.tree())
  fresh.end()
})

test('N-01 an image that changes before a run for one locale: its pages show the new one, the others keep the old one', async () => {
  const image = 'content/shared/zh/docs/guide/img/dot.svg'
  const was = site.read(image)
  const before = site.tree()
  site.write(image, was.replace('<svg', '<svg id="new"'))
  const { diagnostics } = await site.build({ locales: ['zh'] })
  assert.equal(diagnostics, [])
  const images = Object.keys(site.tree()).filter((file) => file.startsWith('alpha/assets/dot.'))
  assert.is(images.length, 2)
  for (const file of images) assert.is(site.read(`dist/${file}`).includes('id="new"'), before[file] === undefined, file)
  assertWhole()
  site.write(image, was)
  await site.build()
  assert.equal(site.tree(), before)
})

test('a run for one locale that would leave wrong pages in another says so, and what to build', async () => {
  const extra = 'content/shared/zh/docs/extra.md'
  const write = (isDraft: boolean) => site.write(extra, `---\ntitle: 附\ndraft: ${isDraft}\n---\n\n附。\n`)
  write(false)
  await site.build()
  const before = site.tree()
  write(true)
  const { diagnostics } = await site.build({ locales: ['en'] })
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['locale-outdated'],
  )
  const [{ message, hint }] = diagnostics as [(typeof diagnostics)[number]]
  assert.match(message, /^Pages in zh stay as they were, and would be wrong: \/\S*docs\/extra\/ leads nowhere/)
  assert.match(hint!, 'leave out --locale')
  assert.equal(site.tree(), before)
  assert.equal((await site.build()).diagnostics, [])
  assert.not.ok('alpha/docs/extra/index.html' in site.tree())
  site.remove(extra)
})

/** As `cp -r` or a restored artifact leaves it: the same bytes, all of them written just now. */
function copyOutput(): void {
  cpSync(`${site.root}/dist`, `${site.root}/copied`, { recursive: true })
  const later = new Date(Date.now() + 60_000)
  for (const file of Object.keys(site.tree('copied'))) utimesSync(`${site.root}/copied/${file}`, later, later)
  const manifest = `${site.root}/copied/.site-manifest.json`
  utimesSync(manifest, new Date(0), new Date(0))
  rmSync(`${site.root}/dist`, { recursive: true })
  renameSync(`${site.root}/copied`, `${site.root}/dist`)
}

test('N-02 a narrowed run loses no file of a copied output', async () => {
  const tree = site.tree()
  for (const narrow of [{ brands: ['alpha'] }, { locales: ['en'] }, { brands: ['beta'], locales: ['zh'] }]) {
    copyOutput()
    await site.build(narrow)
    assert.equal(site.tree(), tree, JSON.stringify(narrow))
  }
})

test('N-02 a narrowed run refuses to lose a file of another brand, and says which', async () => {
  const losses: readonly ((file: string) => void)[] = [
    (file) => site.remove(file),
    (file) => site.write(file, site.read(file).replace('</html>', '</HTML>')),
  ]
  for (const lose of losses) {
    lose('dist/beta/en/index.html')
    const before = site.tree()
    const [problem] = await problemsOf(() => site.build({ brands: ['alpha'] }))
    assert.is(problem?.code, 'output-incomplete')
    assert.match(problem!.message, '"dist/beta/en/index.html" is gone or changed')
    assert.match(problem!.hint!, '--brand')
    assert.equal(site.tree(), before)
    assert.equal(
      readdirSync(site.root).filter((name) => name.startsWith('dist.')),
      ['dist.prev'],
    )
    await site.build()
    assertWhole()
  }
})

test('N-02 a run for one locale makes lost pages of the others again', async () => {
  const tree = site.tree()
  site.remove('dist/beta/docs/intro/index.html')
  site.write('dist/alpha/index.html', 'Changed.')
  await site.build({ locales: ['en'] })
  assert.equal(site.tree(), tree)
})

test('a narrowed run into an empty folder makes what it was asked for', async () => {
  const copy = site.copy()
  await copy.build({ brands: ['alpha'], locales: ['en'] })
  const files = Object.keys(copy.tree())
  assert.equal(without(files, 'alpha/', '.site'), [])
  assert.equal(
    files.filter((file) => file.endsWith('.html') && !isEnglish(file)),
    [],
  )
  assert.ok(files.includes('alpha/en/docs/intro/index.html'))
  copy.end()
})

test('a run for one locale into an empty folder is whole where addresses end without a slash, too, and so is one for a brand after it', async () => {
  const copy = site.copy()
  const moved: Plugin = { name: 'moved', emit: () => [{ path: 'old.html', body: '', redirect: '/docs/intro/' }] }
  const bare = (config: Config): Config => ({
    ...config,
    brands: config.brands.map((brand) => ({ ...brand, trailingSlash: 'never' })),
    plugins: [...config.plugins, moved],
  })
  for (const [locale, other] of [
    ['en', 'zh'],
    ['zh', 'en'],
  ]) {
    assert.equal(errorsIn(await copy.build({ config: bare, locales: [locale!] })), [])
    // A brand that is not built then redirects to what was left out before.
    assert.equal(errorsIn(await copy.build({ config: bare, brands: ['beta'], locales: [other!] })), [])
    copy.remove('dist')
  }
  copy.end()
})

test('adding a folder adds a brand, and touches no other file', async () => {
  const before = site.stamps()
  site.write(
    'brands/gamma/brand.ts',
    site.read('brands/beta/brand.ts').replaceAll('beta', 'gamma').replaceAll('Beta', 'Gamma'),
  )
  const { bodies } = await site.build()
  assert.equal(without(changed(before, site.stamps()), 'gamma/'), [])
  assert.match(site.read('dist/gamma/index.html'), /首页 Gamma/)
  assert.is(bodies, 0, 'its prose was known')
  assertWhole()
  site.remove('brands/gamma')
  await site.build()
  assert.equal(changed(before, site.stamps()), [], 'and it goes with its folder')
})

test('a change of one brand renders that brand, and touches no file of another', async () => {
  const before = site.stamps()
  const file = 'brands/beta/brand.ts'
  const was = site.read(file)
  site.write(file, was.replace('Beta', 'Better'))
  const rename = (config: Config): Config => ({
    ...config,
    brands: config.brands.map((brand) =>
      brand.id === 'beta' ? ({ ...brand, name: 'Better' } as typeof brand) : brand,
    ),
  })
  const { rendered, bodies } = await site.build({ config: rename })
  assert.equal([rendered, bodies], [35, 0])
  assert.equal(without(changed(before, site.stamps()), 'beta/'), [])
  assert.match(site.read('dist/beta/index.html'), /首页 Better/)
  site.write(file, was)
})

test('a body of one set is not shown by a brand of another', async () => {
  const copy = site.copy()
  copy.write(
    'brands/gamma/brand.ts',
    copy.read('brands/beta/brand.ts').replaceAll('beta', 'gamma').replace("content: 'shared'", "content: 'own'"),
  )
  copy.write('content/own/zh/docs/own.md', '# Own\n')
  const { diagnostics } = await copy.build()
  // The navbar leads to a page this brand does not have.
  assert.equal(
    diagnostics.map(({ message }) => message),
    ['/docs/intro/ leads nowhere'],
  )
  copy.write('content/own/zh/docs/intro.md', '# Intro\n')
  await copy.build()
  const pages = (brand: string) => Object.keys(copy.tree()).filter((file) => file.startsWith(`${brand}/docs/`))
  assert.equal(pages('gamma'), ['gamma/docs/intro/index.html', 'gamma/docs/own/index.html'])
  assert.not.ok(pages('alpha').some((file) => file.includes('own')))
  copy.end()
})

test.run()
