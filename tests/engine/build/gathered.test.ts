/** One run tells every error that does not merely follow from another. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { search } from '../../../plugins/search/index.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import type { Config, Diagnostic } from '../../../engine/types.ts'
import { failureOf, openSite, withPlugins } from '../../support/buildSite.ts'
import { brief } from '../../support/memorySite.ts'

const zh = 'content/shared/zh'
const good = '---\ntitle: 好\n---\n\n'
const site = openSite('pair', {
  files: Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${zh}/docs/${name}.md`, `${good}好。\n`])),
})
test.after(() => site.end())
const layout = site.read('site/layouts/Index.tsx')
const config = withPlugins(search({ provider: () => 'own' }), {
  name: 'made-of-all',
  emits: ['all/**'],
  async emit({ pages, site: { documents }, body }) {
    const bodies = await Promise.all(
      documents.filter(({ file }) => /\/docs\/\w\.md$/.test(file)).map(({ file }) => body(file)),
    )
    // A bug of a plugin that counts on every page.
    if (pages.length < 30) throw new TypeError(`${bodies.length} bodies and too few pages`)
    return [{ path: 'all/list.txt', body: pages.map(({ path }) => path).join('\n') }]
  },
})
await site.build({ config })
const tree = site.tree()

/** Errors of a build that fails, in the order of their places, and what was noted. */
async function told(change: (config: Config) => Config = config) {
  const notes: string[] = []
  const report = { ...silentReporter, note: (text: string) => void notes.push(text) }
  const problems = await failureOf(() => site.build({ config: change, report }))
  assert.equal(site.tree(), tree)
  return { problems: [...new Set(problems.map(brief))].sort(), notes }
}

const originals = new Map(['site/layouts/Index.tsx', `${zh}/docs/intro.md`].map((file) => [file, site.read(file)]))
test.after.each(() => {
  for (const name of ['a', 'b', 'c', 'd']) site.write(`${zh}/docs/${name}.md`, `${good}好。\n`)
  for (const [file, text] of originals) site.write(file, text)
  for (const file of ['brands/alpha/sidebars.ts', 'brands/beta/redirects.yml']) if (site.has(file)) site.remove(file)
})

test('N-05 public files that cannot be copied hide neither each other nor what is wrong with pages', async () => {
  site.write(`${zh}/docs/a.md`, `${good}[a](../nowhere.md) 与 [甲](/a:b.txt)\n`)
  site.write('public/a:b.txt', '甲')
  site.write('public/c:d.txt', '乙')
  const { problems } = await told()
  site.remove('public')
  assert.equal(problems, [
    `link-broken ${zh}/docs/a.md:5:1`,
    'path-invalid public/a:b.txt',
    'path-invalid public/c:d.txt',
  ])
})

test('N-05 broken prose of one page hides neither that of others, nor its own images and links', async () => {
  site.write(`${zh}/docs/a.md`, `${good}${'> '.repeat(101)}a\n`)
  site.write(`${zh}/docs/b.md`, `${good}<Include src="./nothing.md" />\n\n[b](#none)\n`)
  site.write(`${zh}/docs/c.md`, `${good}![c](./none.png) [到处](../nowhere.md)\n`)
  site.write(`${zh}/docs/d.md`, `${good}[到处](../nowhere.md) 与 [文件](/all/list.txt) 与 [无](/none.txt)\n`)
  const first = await told()
  assert.equal(
    first.problems.map((line) => line.replace(`${zh}/docs/`, '')),
    [
      'anchor-broken b.md:7:1',
      'image-missing c.md:5:1',
      'include-name b.md:5:1',
      'link-broken c.md:5:18',
      'link-broken d.md:5:1',
      'link-broken d.md:5:45',
      'nesting-too-deep a.md:5:1',
    ],
  )
  assert.ok(
    first.notes.some((note) => /no files of search, made-of-all until/.test(note)),
    first.notes.join(),
  )
  for (let run = 0; run < 3; run++) assert.equal((await told()).problems, first.problems, 'each run tells the same')
})

test('N-05 a page that is refused for its prose is in no output, and back as soon as it is mended', async () => {
  site.write(`${zh}/docs/c.md`, `${good}![c](./none.png)\n`)
  await told()
  const careless = (given: Config) => ({
    ...config(given),
    severities: { ...given.severities, 'image-missing': 'warning' as const },
  })
  const { diagnostics } = await site.build({ config: careless })
  assert.equal(diagnostics.map(brief), [`image-missing ${zh}/docs/c.md:5:1`])
  assert.match(site.read('dist/alpha/docs/c/index.html'), '<img src="./none.png" alt="c"')
  site.write(`${zh}/docs/c.md`, `${good}好。\n`)
  await site.build({ config })
  assert.equal(site.tree(), tree)
})

test('N-05 front matter, prose, components and the configuration of other brands are told at once', async () => {
  site.write(`${zh}/docs/a.md`, '---\ntitle: [\n---\n\nA.\n')
  site.write(`${zh}/docs/b.md`, '---\ntitle: B\nsidebar_position: last\n---\n\nB.\n')
  site.write(`${zh}/docs/c.md`, `${good}<Include src="./nothing.md" />\n`)
  site.write('site/layouts/Index.tsx', `${layout}\nimport './none.ts'\n`)
  const { problems, notes } = await told()
  assert.equal(
    problems.map((line) => line.replace(`${zh}/docs/`, '')),
    [
      'front-matter-syntax a.md:2:9',
      'front-matter-type b.md:3:1',
      'include-name c.md:5:1',
      'module-missing site/layouts/Index.tsx:23:8',
    ],
  )
  assert.ok(
    notes.some((note) => note.includes('are looked at when these errors are solved')),
    notes.join(),
  )
})

test('N-05 the configuration says how severe problems are in a run that ends early, too', async () => {
  site.write(`${zh}/docs/b.md`, '---\ntitle: B\nsidebar_position: last\n---\n\nB.\n')
  site.write('site/layouts/Index.tsx', `${layout}\nimport './none.ts'\n`)
  const severities = { 'front-matter-type': 'warning' } as const
  const problems = await failureOf(() => site.build({ config: (each) => ({ ...config(each), severities }) }))
  assert.equal([...new Set(problems.map(({ code, severity }) => `${code} ${severity}`))].sort(), [
    'front-matter-type warning',
    'module-missing error',
  ])
})

test('N-05 a path that two files claim, or no server answers, hides no problem of another page', async () => {
  site.write(`${zh}/docs/a.md`, '---\ntitle: A\nslug: b\n---\n\n[C](./c.md) [D](./d.md)\n')
  site.write(`${zh}/docs/c.md`, '---\ntitle: C\nslug: x:y\n---\n\nC.\n')
  site.write(`${zh}/docs/d.md`, `${good}[A](./a.md) [B](./b.md) [C](./c.md) [无](./none.md)\n`)
  const severities = { 'path-claimed-twice': 'off' } as const
  const { problems } = await told((each) => ({ ...config(each), severities }))
  assert.equal(
    problems.map((line) => line.replace(`${zh}/docs/`, '')),
    ['link-broken d.md:5:37', 'path-claimed-twice b.md', 'path-invalid c.md:3:1'],
  )
  site.write('site/layouts/Index.tsx', `${layout}\nimport './none.ts'\n`)
  const early = (await told()).problems.map((line) => line.split(' ')[0])
  assert.ok(early.includes('path-claimed-twice') && early.includes('module-missing'), early.join())
})

test('N-05 all plugins and all brands are routed, and prose is read, after one of them has failed', async () => {
  site.write(`${zh}/docs/c.md`, `${good}<Include src="./nothing.md" />\n`)
  site.write(`${zh}/docs/d.md`, `---\ntitle: D\nslug: a\n---\n\nD.\n`)
  const bug = (name: string): ReturnType<typeof withPlugins> =>
    withPlugins({
      name,
      route: ({ brand }) => {
        throw new TypeError(`bug of ${name} in ${brand.id}`)
      },
    })
  const messages = (problems: readonly Diagnostic[]) => problems.map(({ message }) => message)
  const problems = messages(
    await failureOf(() => site.build({ config: (each) => bug('two')(bug('one')(config(each))) })),
  )
  for (const part of [
    'bug of one in alpha',
    'bug of two in alpha',
    'bug of one in beta',
    'bug of two in beta',
    '/docs/a/ is claimed by',
    'nothing.md',
  ])
    assert.ok(
      problems.some((message) => message.includes(part)),
      `${part} in ${problems.join('\n')}`,
    )
})

test('N-05 what routing finds wrong is told beside a component that cannot be bundled', async () => {
  const post = `${zh}/blog/2024-03-01-first.md`
  const good = site.read(post)
  site.write(post, good.replace('tags: [news]', 'tags: [gone]'))
  site.write('site/layouts/Index.tsx', `${layout}\nimport './none.ts'\n`)
  const { problems } = await told()
  site.write(post, good)
  assert.equal(
    problems.map((line) => line.split(' ')[0]),
    ['module-missing', 'tag-unknown'],
  )
})

test('N-05 an app that exports nothing is named itself, not the module that asks for it', async () => {
  const app = site.read('site/app.tsx')
  site.write('site/app.tsx', '')
  assert.equal((await told()).problems, ['bundle-failed site/app.tsx'])
  site.write('site/app.tsx', app)
})

test.run()
