/** Plugins that come to no end, in a whole build. The limits are short; nothing here depends on how fast the machine is. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pagesWorthThreads } from '../../../engine/render/threads.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import type { Plugin } from '../../../engine/types.ts'
import { failureOf, openSite, type TestSite, withPlugins } from '../../support/buildSite.ts'
import { problemsOf } from '../../support/memorySite.ts'
import { site as run } from '../../support/cli.ts'

const never = () => new Promise<never>(() => {})
const hanging: Readonly<Record<string, Partial<Plugin>>> = {
  read: { include: ['[content]/**/*.svg'], read: never },
  route: { route: never },
  emit: { emit: never },
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const site = openSite('small', { files: { 'content/acme/zh/docs/dot.svg': svg } })
test.after(() => site.end())
await site.build()
const tree = site.tree()

/** Problems and notes of a build that fails because a hook has 0.4 s. */
async function failing(own: TestSite, plugin?: Plugin) {
  const notes: string[] = []
  const problems = await failureOf(() =>
    own.build({
      config: (config) => ({ ...(plugin ? withPlugins(plugin)(config) : config), hookTimeout: 0.4 }),
      report: { ...silentReporter, note: (text) => void notes.push(text) },
    }),
  )
  return { problems, notes }
}

for (const [hook, plugin] of Object.entries(hanging)) {
  test(`B-11 ${hook} never settles: it is told, then the build fails with plugin and hook, and the old site stands`, async () => {
    const { problems, notes } = await failing(site, { name: 'hanging', ...plugin })
    assert.equal(
      problems.map(({ code, message }) => [code, message]),
      [['plugin-slow', `Plugin "hanging" did not finish "${hook}" within 0.4 s`]],
    )
    const file = hook === 'read' ? ': content/acme/zh/docs/dot.svg' : ''
    // A busy machine may be slow with others as well.
    const told = `Plugin "hanging" did not finish "${hook}" within 0.2 s${file}`
    assert.ok(notes.includes(told), notes.join())
    assert.equal(problems[0]!.place, file ? { file: file.slice(2) } : undefined)
    assert.equal(site.tree(), tree)
  })
}

test('B-11 the body of a file never settles: the build fails with plugin and file, and the old site stands', async () => {
  const late = { path: 'late.txt', hash: 'a'.repeat(64), body: never }
  const { problems } = await failing(site, { name: 'hanging', emit: () => [late] })
  assert.equal(
    problems.map(({ code, message, place }) => [code, message, place?.file]),
    [['plugin-slow', 'Plugin "hanging" did not finish "emit" within 0.4 s', 'late.txt']],
  )
  assert.equal(site.tree(), tree)
})

test('B-11 vite never settles: it is told, then the build fails', async () => {
  const own = openSite('small')
  looping(own, "{ name: 'hanging', vite: () => [new Promise(() => {})] }")
  const { problems, notes } = await failing(own)
  assert.equal(
    problems.map(({ code, message }) => [code, message]),
    [['plugin-slow', 'Plugin "hanging" did not finish "vite" within 12 s']],
  )
  assert.is(notes[0], 'Plugin "hanging" did not finish "vite" within 6 s')
  own.end()
})

test('B-11 a check that never settles is told beside what the others found', async () => {
  const found: Plugin = { name: 'finding', check: () => [{ code: 'found', severity: 'warning', message: 'Found' }] }
  const { diagnostics } = await site.build({
    config: (config) => ({ ...withPlugins({ name: 'hanging', check: never }, found)(config), hookTimeout: 2 }),
  })
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['plugin-slow', 'found'],
  )
  assert.equal(site.tree(), tree)
})

test('B-11 a hook that is done in time is left alone, whatever it answers', async () => {
  const later = async () => {
    await new Promise(setImmediate)
    return []
  }
  const { diagnostics } = await site.build({ config: withPlugins({ name: 'waiting', emit: later, check: later }) })
  assert.equal(diagnostics, [])
})

/** Holds its thread up as an endless loop does, and leaves the processor to others. */
const endless = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'

/** A plugin of the configuration itself: threads and the program load it anew, and a busy machine takes seconds for what they read first. */
function looping(own: TestSite, plugin: string): void {
  own.write(
    'site.config.ts',
    own
      .read('site.config.ts')
      .replace('links()]', `links(), ${plugin}]`)
      .replace('plugins:', 'hookTimeout: 12, plugins:'),
  )
}

test('B-11 prose that never ends in a render thread is found by the thread that waits for it', async () => {
  const own = openSite('small')
  for (let index = 0; index < pagesWorthThreads; index++) own.write(`content/acme/zh/docs/p${index}.md`, `# ${index}\n`)
  looping(own, "{ name: 'quiet' }")
  const config = own.read('site.config.ts').replace(/docs\((\{.*?\})\)/, 'loopingAt("p7.md", docs($1))')
  own.write(
    'site.config.ts',
    `${config}
function loopingAt(name, plugin) {
  const read = (context) => {
    const reading = plugin.read(context)
    return context.source.file.endsWith(name) ? { ...reading, body: async () => { await 1; ${endless} } } : reading
  }
  return { ...plugin, read }
}\n`,
  )
  const notes: string[] = []
  const problems = await problemsOf(() =>
    own.build({ report: { ...silentReporter, note: (text) => void notes.push(text) } }),
  )
  assert.equal(
    problems.map(({ code, message, place }) => [code, message, place?.file]),
    [['plugin-slow', 'Plugin "docs" did not finish "read" within 12 s', 'content/acme/zh/docs/p7.md']],
  )
  assert.ok(notes.includes('Plugin "docs" did not finish "read" within 6 s: content/acme/zh/docs/p7.md'), String(notes))
  own.end()
})

test('B-11 a loop in the main thread is told, then ends the program', async () => {
  const own = openSite('small')
  looping(own, `{ name: 'endless', route() { ${endless} } }`)
  const ran = await run(['build', '--root', own.root])
  assert.is.not(ran.code, 0)
  assert.match(ran.stderr, 'note      Plugin "endless" did not finish "route" within 6 s\n')
  assert.match(ran.stderr, 'error plugin-slow  Plugin "endless" did not finish "route" within 12 s\n')
  assert.not.ok(own.has('dist'))
  // What it left behind is in nobody's way.
  own.write('site.config.ts', own.read('site.config.ts').replace(endless, 'return { routes: [] }'))
  assert.is((await run(['build', '--root', own.root])).code, 0)
  own.end()
})

test.run()
