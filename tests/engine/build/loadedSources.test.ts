/** Sources that are not on disk: loaded by a plugin, read as files are, and kept for runs in which nothing answers. */
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { why } from '../../../engine/commands/why.ts'
import { createContent } from '../../../engine/dev/content.ts'
import { merge } from '../../../engine/shards/merge.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import type { LoadedSource, Plugin } from '../../../engine/types.ts'
import { get, getUntil } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { failureOf, openSite, withPlugins } from '../../support/buildSite.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { memorySession } from '../../support/memorySession.ts'
import { configOf } from '../../support/memorySite.ts'

/** A service that answers with a file, or with an error where there is none. */
const plugin = `{
  ...docs({ base: 'news', view: 'site/layouts/Doc.tsx', indexView: 'site/layouts/Doc.tsx', editUrl: (file) => 'https://edit.example/' + file }),
  include: [],
  load: ({ config, signal }) => {
    signal.throwIfAborted()
    return JSON.parse(readFileSync(config.root + '/answer.json', 'utf8'))
  },
}`
const site = openSite('small')
site.write(
  'site.config.ts',
  `import { readFileSync } from 'node:fs'\n${site.read('site.config.ts').replace('links()]', `links(), ${plugin}]`)}`,
)
test.after(() => site.end())

const source = (name: string, text: string): LoadedSource => ({
  file: `acme/zh/news/${name}.md`,
  text: `# ${name}\n\n${text}\n`,
})
const few = [
  source('one', 'First canary, see [two](./two.md#part).'),
  source('two', 'Second.\n\n## Part {#part}\n\nMore.'),
]
const answer = (sources: readonly object[]) => site.write('answer.json', JSON.stringify(sources))
const goOffline = () => renameSync(join(site.root, 'answer.json'), join(site.root, 'gone.json'))
answer(few)

const page = (name: string) => site.read(`dist/acme/news/${name}/index.html`)
const codesOf = ({ diagnostics }: { readonly diagnostics: readonly { readonly code: string }[] }) =>
  diagnostics.map(({ code }) => code)

test('what is loaded becomes pages that link to each other; a warm build is the cold one', async () => {
  assert.equal(codesOf(await site.build()), [])
  assert.match(page('one'), 'First canary, see <a href="/news/two/#part">two</a>')
  assert.not.match(page('one'), 'edit.example')
  const cold = site.tree()
  const { rendered, bodies } = await site.build()
  assert.equal([rendered, bodies], [0, 0])
  await site.build({ cache: false })
  assert.equal(site.tree(), cold)
})

test('another text is another page, one that is gone is gone, and nothing else is rendered', async () => {
  answer([source('one', 'Changed, see [two](./two.md).'), few[1]!])
  // In the language that falls back on it, too.
  assert.is((await site.build()).rendered, 2)
  assert.match(page('one'), 'Changed, see')
  answer([few[1]!])
  await site.build()
  assert.not.ok(site.has('dist/acme/news/one/index.html'))
  answer(few)
  await site.build()
})

test('without an answer the last one is used, with a warning that tells its age', async () => {
  const online = site.tree()
  goOffline()
  const { diagnostics, rendered } = await site.build()
  const [{ code, severity, message, hint }] = diagnostics as [(typeof diagnostics)[0]]
  assert.equal([code, severity, diagnostics.length], ['load-stale', 'warning', 1])
  assert.match(message, /^Plugin "news" could not load its sources: .*answer\.json/)
  assert.not.match(message, site.root)
  assert.match(hint!, /^What it loaded \d minutes? ago is used\.$/)
  assert.is(rendered, 0)
  assert.equal(site.tree(), online)
})

test('dev tells it in a line, and site why knows the texts without asking', async () => {
  const plugins: readonly Plugin[] = [
    {
      name: 'odd',
      load: () => Promise.reject(new Error('nothing answers')),
      read: ({ source }) => ({ data: source.text }),
    },
  ]
  const session = memorySession(createMemoryDisk({}), plugins)
  session.loaded.take(plugins[0]!, { at: Date.now() - 3 * 3_600_000, sources: [{ file: 'a.txt', text: 'old' }] })
  const notes: string[] = []
  const content = createContent(configOf({ plugins }), session, (text) => notes.push(text))
  await content.load()
  assert.equal(
    content
      .state()!
      .site('acme')
      .documents.map(({ file, data }) => [file, data]),
    [['load:odd/a.txt', 'old']],
  )
  assert.equal(notes, ['Plugin "odd" could not load its sources: nothing answers. What it loaded 3 hours ago is used.'])
  const { pages } = await why(await site.config(), '/news/one/')
  const text = pages[0]!.inputs.find(({ name }) => name === 'body:load:news/acme/zh/news/one.md')
  assert.is(text!.change, undefined)
})

test('without an answer and without a cache the old site stays', async () => {
  const online = site.tree()
  const [problem] = await failureOf(() => site.build({ cache: false }))
  assert.is(problem!.code, 'load-failed')
  assert.match(problem!.message, /^Plugin "news" could not load its sources: .*answer\.json/)
  assert.equal(site.tree(), online)
  renameSync(join(site.root, 'gone.json'), join(site.root, 'answer.json'))
})

test('an answer to other options does not stand in', async () => {
  const asking = (given: object, load: Plugin['load']): Plugin => ({
    name: 'other',
    options: { schema: {} as never, given },
    load: load!,
  })
  await site.build({ config: withPlugins({ ...asking({ query: 1 }, () => []), read: () => ({ data: {} }) }) })
  const fails = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND x') }))
  const [problem] = await failureOf(() => site.build({ config: withPlugins(asking({ query: 2 }, fails)) }))
  assert.is(problem!.message, 'Plugin "other" could not load its sources: fetch failed (getaddrinfo ENOTFOUND x)')
  const stale = await site.build({ config: withPlugins(asking({ query: 1 }, fails)) })
  assert.equal(codesOf(stale), ['load-stale'])
})

test('who takes too long is told as who does not answer, and its signal is aborted', async () => {
  let isAborted = false
  const slow: Plugin = {
    name: 'slow',
    load: ({ signal }) => new Promise(() => signal.addEventListener('abort', () => void (isAborted = true))),
  }
  const [problem] = await failureOf(() =>
    site.build({ config: (config) => ({ ...withPlugins(slow)(config), hookTimeout: 0.3 }) }),
  )
  assert.is(problem!.code, 'load-failed')
  assert.match(problem!.message, 'did not finish "load" within 0.3 s')
  assert.ok(isAborted)
})

test('what is loaded runs no program, and shows no file of the project but content', async () => {
  const problemOf = async (name: string, text: string) => {
    answer([{ file: `acme/zh/news/${name}`, text: `# A\n\n${text}\n` }])
    const [problem] = await failureOf(() => site.build())
    return `${problem!.code} ${problem!.place?.file}`
  }
  const up = '../../../..'
  assert.is(await problemOf('a.mdx', '{globalThis.process.exit(7)}'), 'load-program load:news/acme/zh/news/a.mdx')
  assert.is(
    await problemOf('a.md', `\`\`\`ts file="${up}/site.config.ts"\n\`\`\``),
    'load-outside load:news/acme/zh/news/a.md',
  )
  assert.is(
    await problemOf('a.md', `\`\`\`ts file="${up}/../site.config.ts"\n\`\`\``),
    'file-outside load:news/acme/zh/news/a.md',
  )
  answer([source('one', `\`\`\`md file="${up}/content/acme/zh/docs/intro.md"\n\`\`\``)])
  await site.build()
  answer(few)
  await site.build()
})

test('a run that is stopped does not wait for an answer', async () => {
  const run = new AbortController()
  const waiting: Plugin = {
    name: 'waiting',
    load: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('gave up')))
        run.abort()
      }),
  }
  const [problem] = await failureOf(() => site.build({ config: withPlugins(waiting), signal: run.signal }))
  assert.is(problem!.message, 'Plugin "waiting" could not load its sources: gave up')
})

const wrong: Readonly<Record<string, unknown>> = {
  'a list of { file, text }, got undefined': undefined,
  '"[0].text" to be text, got number': [{ file: 'a.md', text: 1 }],
  '"[1].file" to be named once, got "a.md"': [few[0], few[0]].map(() => ({ file: 'a.md', text: '' })),
  ...Object.fromEntries(
    ['../a.md', '/etc/passwd', 'a/../../b.md', 'a//b.md', 'C:/a.md', 'a\\b.md', 'a\0.md', ''].map((file) => [
      `"[0].file" to be a relative name such as "en/news/a.md", got ${JSON.stringify(file)}`,
      [{ file, text: '' }],
    ]),
  ),
}
for (const [told, result] of Object.entries(wrong)) {
  test(`a wrong answer is told: ${JSON.stringify(told)}`, async () => {
    const [problem] = await failureOf(() =>
      site.build({ config: withPlugins({ name: 'odd', load: () => result as never }) }),
    )
    assert.equal(
      [problem!.code, problem!.message],
      ['plugin-shape', `Plugin "odd" returned an invalid result from "load": expected ${told}`],
    )
  })
}

test('a file of the project by the name of a loaded one is an error', async () => {
  const own = openSite('small', { files: { 'load:odd/a.txt': 'on disk' } })
  const odd: Plugin = {
    name: 'odd',
    include: ['load:odd/*.txt'],
    load: () => [{ file: 'a.txt', text: 'loaded' }],
    read: ({ source }) => ({ data: source.text }),
  }
  const [problem] = await failureOf(() => own.build({ config: withPlugins(odd) }))
  own.end()
  assert.is(problem!.code, 'file-claimed-twice')
})

test('threads read what is loaded, and parts of a build make the whole', async () => {
  answer(Array.from({ length: 150 }, (_, index) => source(`page-${index}`, `Text ${index}.`)))
  await site.build({ cache: false })
  const whole = site.tree()
  assert.match(page('page-149'), 'Text 149.')
  for (const index of [1, 2]) await site.build({ shard: { index, count: 2 } })
  const config = await site.config()
  const folders = [1, 2].map((index) => join(site.root, `dist.part-${index}-of-2`))
  const options = { cache: true, write: true, report: silentReporter, signal: new AbortController().signal }
  await merge(config, folders, options)
  assert.equal(site.tree(), whole)
  assert.ok(existsSync(folders[0]!))
  answer(few)
})

test('one brand in one language is built of the same answer', async () => {
  await site.build()
  const whole = site.tree()
  await site.build({ brands: ['acme'], locales: ['zh'] })
  assert.equal(site.tree(), whole)
})

test('dev loads at the start, and again with the configuration', async () => {
  const server = await startServer('dev', ['acme'], ['--root', site.root])
  const one = `${server.urls['acme']}news/one/`
  try {
    assert.match((await get(one)).body, 'First canary')
    answer([source('one', 'Third canary.')])
    site.write('site.config.ts', `${site.read('site.config.ts')}\n`)
    await getUntil(server, one, ({ body }) => body.includes('Third canary'))
  } finally {
    await server.stop()
  }
})

test.run()
