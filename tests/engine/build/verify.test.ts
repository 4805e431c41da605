/** The last check of an output: what it names is in it, and what it lists is as it was written. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Config, OutputFile } from '../../../engine/types.ts'
import { openSite } from '../../support/buildSite.ts'
import { problemsOf } from '../../support/memorySite.ts'

const site = openSite('pair')
test.after(() => site.end())
await site.build()
const good = site.tree()
const app = site.read('site/app.tsx')

/** Pages that name a file, which is there; no check of links knows of it. */
async function buildWithPreload(): Promise<void> {
  site.write(
    'site/app.tsx',
    app.replace('<Assets />', '<Assets />\n<link rel="preload" as="image" href="/icon.svg" />'),
  )
  site.write('site/public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await site.build()
}

async function isGoodAgain(): Promise<void> {
  site.write('site/app.tsx', app)
  await site.build()
  assert.equal(site.tree(), good)
}

/** With a plugin that writes these files for each brand. */
const emitting =
  (files: readonly OutputFile[], work: () => Promise<void> = async () => {}) =>
  (config: Config): Config => ({
    ...config,
    severities: { ...config.severities, 'output-broken': 'off' },
    plugins: [...config.plugins, { name: 'test', emit: async () => (await work(), files) }],
  })

/** What is told of a build that must fail; nothing of the old output is lost and nothing is left beside it. */
async function toldOf(change: (config: Config) => Config): Promise<readonly string[]> {
  const before = site.tree()
  const problems = await problemsOf(() => site.build({ config: change, applyBaseline: () => [] }))
  assert.equal([...new Set(problems.map(({ code }) => code))], ['output-broken'])
  assert.equal(site.tree(), before)
  assert.not.ok(readdirSync(site.root).some((name) => name.startsWith('dist.staging-')))
  return problems.map(({ message }) => message.replace('The new output is not whole: ', '')).sort()
}

const cases: Readonly<Record<string, readonly [path: string, body: string, address: string]>> = {
  'a stylesheet of a page': ['a/index.html', '<link rel="stylesheet" href="/none.css?x">', '/none.css?x'],
  'a script of a page': ['a/index.html', '<script type="module" src="../none.js"></script>', '../none.js'],
  'code of an island': ['a/index.html', '<site-island data-src="/none.js"></site-island>', '/none.js'],
  'the page itself elsewhere': [
    'a/index.html',
    '<link rel="canonical" href="https://alpha.example/none/">',
    'https://alpha.example/none/',
  ],
  'a preview picture': ['a/index.html', '<meta property="og:image" content="/none.png">', '/none.png'],
  'a value with a bracket before it': ['a/index.html', '<link title="a > b" rel="icon" href="/none.ico">', '/none.ico'],
  'a font of a stylesheet': ['assets/a.css', '@font-face{src:url("none.woff2")}', 'none.woff2'],
  'an entry of a sitemap': [
    'sitemap.xml',
    '<urlset><url><loc>https://alpha.example/none/</loc></url></urlset>',
    'https://alpha.example/none/',
  ],
  'an entry of a feed': [
    'atom.xml',
    '<entry><link href="https://alpha.example/%E4%B8%AD/"/></entry>',
    'https://alpha.example/%E4%B8%AD/',
  ],
  'the style of a feed': ['rss.xml', '<?xml-stylesheet href="/none.xsl" type="text/xsl"?><rss/>', '/none.xsl'],
  'an icon of an app': ['site.webmanifest', '{"icons":[{"src":"/none.svg"}],"start_url":"/"}', '/none.svg'],
  'the start of an app, behind a byte order mark': ['site.webmanifest', '\uFEFF{"start_url":"/none/"}', '/none/'],
}
for (const [name, [path, body, address]] of Object.entries(cases))
  test(`N-04 ${name} that is not in the output`, async () => {
    const told = await toldOf(emitting([{ path, body }]))
    assert.is(told[0], `"alpha/${path}" names "${address}", which is not in the output`)
  })

test('N-04 a redirect to nothing', async () => {
  const told = await toldOf(emitting([{ path: 'old/index.html', body: '', redirect: '/none/#part' }]))
  assert.is(told[0], '"alpha/old/index.html" redirects to "/none/#part", which is not in the output')
})

test('N-04 what is in the output, is of others or is no address is left alone', async () => {
  const page = `<link rel="alternate" href="/en/docs/intro"><link rel="icon" href="/logo.svg#a"><link rel="preconnect" href="https://cdn.example">
    <link href="data:,x"><a href="/none/">a</a><p>&lt;link href="/none.css"></p><script>"<linked href='/none'>"</script>`
  const files = [
    { path: 'a/index.html', body: page },
    { path: 'a.css', body: 'a{background:url(#mask) url("data:image/svg+xml,%3Csvg%3E")}' },
    {
      path: 'atom.xml',
      body: '<id>tag:alpha.example,2024:none</id><content><![CDATA[<link href="/none/">]]></content><title>&lt;loc&gt;/none&lt;/loc&gt;</title>',
    },
    { path: 'old/index.html', body: '', redirect: '/docs/intro/?a#b' },
    // Browsers read as much of an app's manifest as they understand.
    ...[
      '{',
      'null',
      '{"icons":1,"start_url":2}',
      '{"icons":[null,{"src":3}]}',
      '\uFEFF{"icons":[{"src":"/logo.svg"}]}',
    ].map((body, index) => ({ path: `${index}.webmanifest`, body })),
  ]
  await site.build({ config: emitting(files) })
  await site.build()
  assert.equal(site.tree(), good)
})

test('N-04 a kept page that names a file that is gone now', async () => {
  await buildWithPreload()
  site.remove('site/public/icon.svg')
  const problems = await problemsOf(() => site.build())
  assert.is(problems.length, 1, 'the component is the same for both brands')
  const lines = site.read('site/app.tsx').split('\n')
  const line = lines.findIndex((each) => each.includes('/icon.svg')) + 1
  assert.equal(problems[0]!.place, { file: 'site/app.tsx', line, column: lines[line - 1]!.indexOf('/icon.svg') + 1 })
  assert.match(problems[0]!.hint!, 'Correct the address')
  assert.match(problems[0]!.message, /^"\/icon\.svg" is named in "alpha\/.*\.html", but the site has no such file/)
  assert.ok(site.has('dist/alpha/icon.svg'))
  await isGoodAgain()
})

test('N-04 a kept page that names a file which was lost before it was gone', async () => {
  await buildWithPreload()
  for (const brand of ['alpha', 'beta']) site.remove(`dist/${brand}/icon.svg`)
  site.remove('site/public/icon.svg')
  const problems = await problemsOf(() => site.build())
  assert.equal(
    problems.map(({ code }) => code),
    ['output-broken'],
  )
  await isGoodAgain()
})

test('N-04 a brand that is not built is left alone where it was forgotten what its files name', async () => {
  site.remove('node_modules/.cache/site')
  const post = 'content/shared/zh/docs/intro.md'
  const before = site.read(post)
  site.write(post, `${before}\nMore.\n`)
  await site.build({ brands: ['alpha'] })
  site.write(post, before)
  await isGoodAgain()
})

test('N-04 a file that another program took away or changed while the output was made', async () => {
  const name = 'alpha/docs/intro/index.html'
  const staged = () => `${readdirSync(site.root).find((name) => name.startsWith('dist.staging-'))}/${name}`
  const take = async () => rmSync(join(site.root, staged()), { force: true })
  const change = async () => {
    await take()
    site.write(staged(), 'Other.')
  }
  // Made in this run.
  const source = 'content/shared/zh/docs/intro.md'
  const before = site.read(source)
  site.write(source, `${before}\nMore.\n`)
  assert.equal(await toldOf(emitting([], take)), [`"${name}" is not there`])
  assert.equal(await toldOf(emitting([], change)), [`"${name}" is not what was written`])
  site.write(source, before)
  // Kept, so that it is still in the old output.
  const losses = {
    'is not there': async () => rmSync(join(site.root, 'dist', name), { force: true }),
    'has another size than it was given': async () => site.write(`dist/${name}`, 'Other.'),
  }
  for (const [reason, lose] of Object.entries(losses)) {
    await site.build({ config: emitting([]) })
    const problems = await problemsOf(() => site.build({ config: emitting([], lose) }))
    assert.equal(
      problems.map(({ message }) => message),
      [`The new output is not whole: "${name}" ${reason}`],
    )
  }
  await isGoodAgain()
})

test.run()
