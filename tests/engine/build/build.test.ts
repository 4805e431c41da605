/** One site in two brands, built for real: what a run makes, keeps and leaves alone. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { clean } from '../../../engine/commands/clean.ts'
import type { SiteError } from '../../../engine/errors/SiteError.ts'
import { why } from '../../../engine/commands/why.ts'
import { redirects } from '../../../plugins/redirects/index.ts'
import { problemsOf } from '../../support/memorySite.ts'
import { errorsIn, openSite, withPlugins, type Tree } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())

const first = await site.build()
const tree = site.tree()
const intro = 'content/shared/zh/docs/intro.md'

/** Files whose inode or time is another now, without the manifest. */
const rewritten = (before: Tree, after: Tree) =>
  Object.keys({ ...before, ...after })
    .filter((file) => before[file] !== after[file] && file !== '.site-manifest.json')
    .sort()
const ofBrand = (files: Tree, brand: string) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(`${brand}/`)))

test('a site without a problem is written for each brand, with all that belongs to it', () => {
  assert.equal(first.diagnostics, [])
  assert.equal([first.pages, first.rendered], [68, 68])
  assert.equal(
    first.stages.map(({ name }) => name),
    ['scan', 'read', 'route', 'bundle', 'render', 'emit', 'check'],
  )
  const names = Object.keys(tree).map((file) =>
    file.replace(/-[\w-]{8}\.js$|[.-][0-9a-f]{10}(?=\.)/, (hash) => (hash.endsWith('.js') ? '-*.js' : `${hash[0]}*`)),
  )
  for (const brand of ['alpha', 'beta']) {
    for (const name of [
      'index.html',
      '404.html',
      'en/404.html',
      'docs/intro/index.html',
      'en/docs/guide/chart/index.html',
      'blog/first/index.html',
      'login/index.html',
      'logo.svg',
      '.well-known/security.txt',
      'assets/dot.*.svg',
      'assets/theme-*.css',
      'assets/Counter-*.js',
    ]) {
      assert.ok(names.includes(`${brand}/${name}`), `${brand}/${name}`)
    }
  }
  assert.is(first.files, Object.keys(tree).length - 1)
})

test('D-13 brands differ where they should', () => {
  const read = (file: string) => site.read(`dist/${file}`)
  assert.match(read('alpha/index.html'), /首页 Alpha/)
  assert.match(read('beta/index.html'), /首页 Beta/)
  const pagesOf = (brand: string) =>
    Object.keys(ofBrand(tree, brand))
      .filter((file) => file.endsWith('.html'))
      .map((file) => read(file))
      .join('')
  assert.not.match(pagesOf('alpha'), /Beta|beta\.example/)
  assert.not.match(pagesOf('beta'), /Alpha|alpha\.example/)
  assert.ok(site.has('dist/beta/promise/index.html') && !site.has('dist/alpha/promise/index.html'))
  assert.is.not(tree['alpha/logo.svg'], tree['beta/logo.svg'])
})

test('prose is read once, however many brands and locales show it', () => {
  // Four docs, three posts; one text stands in for its translation in two locales.
  assert.is(first.bodies, 8)
})

test('F-07 a second run renders nothing and rewrites nothing', async () => {
  const before = site.stamps()
  const { rendered, bodies, diagnostics } = await site.build()
  assert.equal([rendered, bodies, diagnostics], [0, 0, []])
  assert.equal(site.tree(), tree)
  assert.equal(rewritten(before, site.stamps()), [])
})

test('F-07 an edit of prose rewrites the pages that show it, and no other file', async () => {
  const [text, before] = [site.read(intro), site.stamps()]
  site.write(intro, text.replace('![图]', '![画]'))
  const { rendered, bodies } = await site.build()
  assert.equal([rendered, bodies], [2, 1])
  assert.equal(rewritten(before, site.stamps()), ['alpha/docs/intro/index.html', 'beta/docs/intro/index.html'])
  site.write(intro, text)
  await site.build()
  assert.equal(site.tree(), tree)
})

test('site check finds what a build finds, and writes nothing', async () => {
  const text = site.read(intro)
  site.write(intro, `${text}\n[gone](./nowhere.md)\n\n<blink>Hm</blink>\n`)
  const before = site.stamps('.')
  const checked = await site.build({ write: false })
  const withoutCache = (stamps: Tree) =>
    Object.fromEntries(Object.entries(stamps).filter(([file]) => !file.startsWith('node_modules/')))
  assert.equal(withoutCache(site.stamps('.')), withoutCache(before))
  const built = await site.build()
  assert.equal(checked.diagnostics, built.diagnostics)
  assert.equal(
    checked.diagnostics.map(({ code, place }) => `${code} ${place!.line}`),
    ['html-not-allowed 12', 'link-broken 10'],
  )
  site.write(intro, text)
})

test('F-19 a build with errors leaves the old site, and no trace of itself', async () => {
  const [text, before] = [site.read(intro), site.stamps()]
  const broken: Readonly<Record<string, () => Promise<unknown>>> = {
    'a broken link': async () => {
      site.write(intro, `${text}\n[gone](./nowhere.md)\n`)
      assert.is(errorsIn(await site.build()).length, 1)
    },
    'front matter': async () => {
      site.write(intro, text.replace('title:', 'titel:'))
      assert.is(errorsIn(await site.build()).length, 1)
    },
    'two pages on one path': async () => {
      site.write(intro, text)
      site.write('content/shared/zh/docs/intro.mdx', text)
      await site.build().then(
        () => assert.unreachable(),
        () => {},
      )
      site.remove('content/shared/zh/docs/intro.mdx')
    },
    'a component that throws': async () => {
      const view = site.read('site/layouts/Index.tsx')
      site.write(
        'site/layouts/Index.tsx',
        view.replace('return (', "if (title.length > 0) throw new Error('no')\n  return ("),
      )
      assert.ok(errorsIn(await site.build()).every(({ code }) => code === 'page-failed'))
      site.write('site/layouts/Index.tsx', view)
    },
    'a component that does not parse': async () => {
      const view = site.read('site/layouts/Index.tsx')
      site.write('site/layouts/Index.tsx', `${view}\n<`)
      await site.build().then(
        () => assert.unreachable(),
        () => {},
      )
      site.write('site/layouts/Index.tsx', view)
    },
  }
  for (const [name, build] of Object.entries(broken)) {
    await build()
    assert.equal(rewritten(before, site.stamps()), [], name)
    assert.equal(site.tree(), tree, name)
    assert.not.ok(site.has('dist.lock'), name)
    assert.not.ok(
      Object.keys(site.stamps('.')).some((file) => file.startsWith('dist.staging')),
      name,
    )
  }
  site.write(intro, text)
  assert.is((await site.build()).rendered, 0)
})

test('"why" tells what a page was made from, and what has changed since', async () => {
  const config = await site.config()
  const { lines } = await why(config, '/docs/intro')
  assert.is(
    lines.filter(
      (line) => line.startsWith('alpha /docs/intro/ -> docs/intro/index.html') || line.startsWith('beta /docs/intro/'),
    ).length,
    2,
  )
  assert.ok(lines.some((line) => line.includes(`text of ${intro}`) && !line.includes('changed')))
  const text = site.read(intro)
  site.write(intro, `${text} `)
  assert.ok(
    (await why(config, '/docs/intro/')).lines.some(
      (line) => line.includes(`text of ${intro}`) && line.includes('(changed since)'),
    ),
  )
  site.write(intro, text)
})

test('"why" names the nearest page where there is none, however far it is', async () => {
  const config = await site.config()
  for (const [path, hint] of [
    ['/docs/itnro/', 'Did you mean "/docs/intro/"?'],
    ['/dox/introduction/', 'The nearest is /docs/intro/.'],
  ]) {
    const [problem] = await problemsOf(() => why(config, path!))
    assert.equal([problem!.message, problem!.hint], [`The last build has no page at ${path}`, hint])
  }
})

test('"why" says where an old address leads, and goes on with that page', async () => {
  const moved = withPlugins(redirects({ common: { '/old/': '/docs/intro/#top' } }))
  await site.build({ config: moved })
  const { lines, pages } = await why(await site.config(moved), 'https://alpha.example/old')
  assert.is(lines[0], 'alpha /old/ redirects to /docs/intro/#top')
  assert.is(pages[0]!.path, '/docs/intro/')
})

test('SECURITY.md "only files listed in our own manifest are ever removed": "clean" removes what builds made, and nothing else', async () => {
  site.write('dist.notes/mine.txt', 'mine')
  site.write('node_modules/.cache/other/mine.txt', 'mine')
  for (const file of ['dist/alpha/mine.txt', 'dist.prev/mine.txt']) {
    site.write(file, 'mine')
    const refused = await clean(await site.config()).catch((error: SiteError) =>
      error.diagnostics.map(({ code }) => code),
    )
    assert.equal(refused, ['output-unsafe'])
    assert.ok(site.has(file) && site.has('dist') && site.has('dist.prev'), file)
    site.remove(file)
  }
  assert.equal(await clean(await site.config()), ['dist', 'dist.prev', 'node_modules/.cache/site'])
  assert.ok(
    !site.has('dist') &&
      site.has('dist.notes/mine.txt') &&
      site.has('node_modules/.cache/other/mine.txt') &&
      site.has(intro),
  )
  site.write('dist/mine.txt', 'mine')
  assert.equal(await clean(await site.config()), [])
  assert.ok(site.has('dist/mine.txt'))
})

test.run()
