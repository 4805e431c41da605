/** What a hook throws is told with its plugin, its hook, and the line of the plugin that threw. */
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startCompanions } from '../../../cli/companions.ts'
import { viteConfig } from '../../../engine/bundle/viteConfig.ts'
import { check } from '../../../engine/check/check.ts'
import { runTask } from '../../../engine/commands/task.ts'
import { emitFiles } from '../../../engine/emit/emit.ts'
import { componentPlace } from '../../../engine/errors/componentPlace.ts'
import { format } from '../../../engine/errors/format.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { thrownAt } from '../../../engine/errors/thrownAt.ts'
import { hookTimeoutsOf, withHookTimeouts } from '../../../engine/hooks/timeout.ts'
import { readOne } from '../../../engine/read/read.ts'
import { createBodies } from '../../../engine/render/bodies.ts'
import { route, routeInSpiteOfErrors } from '../../../engine/route/route.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import type { Config, EmitContext, PageRecord, Plugin, Site } from '../../../engine/types.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { acme, configOf, emptyContext, problemsOf } from '../../support/memorySite.ts'
import { tempSite } from '../../support/tempSite.ts'

const text = `const later = async (fail: () => never) => {
  await null
  return fail()
}
const bug = (): never => {
  throw new TypeError('bug')
}
export const hooks = {
  read: { read: () => bug() },
  body: { read: () => ({ data: {}, body: () => later(() => bug()) }) },
  unread: { unread: () => bug(), route: () => ({ routes: [] }) },
  route: { route: () => later(() => bug()) },
  checkPage: { checkPage: () => bug() },
  check: { check: () => later(() => bug()) },
  emit: { emit: () => later(() => bug()) },
  vite: { vite: () => bug() },
  companion: { companion: () => bug() },
  start: { companion: () => ({ name: 'Mock', origin: 'http://localhost:1', start: () => later(() => bug()) }) },
  task: { tasks: { 'do it': () => later(() => bug()) } },
}
`
const file = 'content/acme/zh/a.txt'
const own = tempSite({ 'plugins/broken.ts': text, [file]: 'A' })
test.after(() => own.remove())
const root = realpathSync(own.root)
const { hooks } = (await import(join(root, 'plugins/broken.ts'))) as {
  readonly hooks: Readonly<Record<string, Partial<Plugin>>>
}

const source = { file, text: 'A', hash: 'a' }
const disk = createMemoryDisk({ [file]: 'A' })
const siteOf = (config: Config): Site => ({ config, brand: acme, documents: [], routes: [], shared: {} })
const record = { path: '/a/', anchors: [], links: [] } as unknown as PageRecord
const checked = async (config: Config) => {
  const problems = await check({ ...emptyContext, site: siteOf(config), pages: [record], hasFile: () => true })
  throw SiteError.from(problems)
}

/** How the engine calls each hook. */
const calls: Readonly<Record<string, (config: Config, plugin: Plugin) => unknown>> = {
  read: (config, plugin) => readOne(plugin, source, config),
  body: (config) => createBodies(config, disk, createMemoryStore(), 'code').of({ file, plugin: 'broken', hash: 'a' }),
  unread: (config) => routeInSpiteOfErrors(config, [], acme, [{ plugin: 'broken', file }]),
  route: (config) => route(config, [], acme),
  checkPage: checked,
  check: checked,
  emit: (config, plugin) => emitFiles(plugin, { pages: [], site: siteOf(config) } as unknown as EmitContext),
  vite: (config) => viteConfig({ config }),
  companion: (config) => startCompanions(config, () => {}),
  start: (config) => startCompanions(config, () => {}),
  task: (config) => runTask(config, 'do it', { cache: false }),
}
const nameOf: Readonly<Record<string, string>> = { body: 'read', start: 'companion', task: 'do it' }

for (const [name, call] of Object.entries(calls)) {
  test(`B-10 ${name} throws: plugin, hook, file and line are told`, async () => {
    const loaded = configOf({ root, plugins: [{ name: 'broken', ...hooks[name] }] })
    const config = withHookTimeouts(loaded, { ...hookTimeoutsOf(loaded), note: () => {} })
    const problems = await problemsOf(async () => call(config, config.plugins[0]!))
    assert.equal(
      problems.map(({ code, message }) => `${code} ${message}`),
      [`plugin-failed Plugin "broken" failed in its hook "${nameOf[name] ?? name}": bug`],
    )
    const told = format(problems, { read: (each) => readFileSync(join(root, each), 'utf8') })
    assert.match(told, 'plugins/broken.ts:6:9')
    // What a source says is the first thing to look at where there is one.
    assert.is(problems[0]!.place!.file, ['read', 'body'].includes(name) ? file : 'plugins/broken.ts')
  })
}

const stackOf = (...lines: readonly string[]) =>
  Object.assign(new Error('bug'), { stack: ['Error: bug', ...lines.map((line) => `    at ${line}`)].join('\n') })

test('a library that a plugin calls is not the place, unless nothing else of the project is', () => {
  const library = 'parse (file:///p/node_modules/yaml/index.js:3:4)'
  const plugin = 'Object.read (file:///p/plugins/own.ts?t=1:7:11)'
  assert.equal(thrownAt(stackOf('JSON.parse (<anonymous>)', library, plugin), '/p'), {
    file: 'plugins/own.ts',
    line: 7,
    column: 11,
  })
  assert.equal(thrownAt(stackOf(library), '/p')?.file, 'node_modules/yaml/index.js')
  assert.equal(thrownAt(stackOf('async /p/a b/own.js:1:2'), '/p'), { file: 'a b/own.js', line: 1, column: 2 })
})

test('what lies outside of the project, or is no error, has no place', () => {
  assert.is(thrownAt(stackOf('read (file:///elsewhere/own.ts:7:11)', 'node:fs:3:4'), '/p'), undefined)
  assert.is(thrownAt(Object.assign(new Error('x'), { stack: undefined }), '/p'), undefined)
  assert.is(thrownAt('text', '/p'), undefined)
})

test('a promise in the place of a list is told, also where it is broken; a cause may be its own', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  const plugin = { name: 'broken', vite: () => Promise.reject(new Error('bug')) } as unknown as Plugin
  const [problem] = await problemsOf(async () => viteConfig({ config: configOf({ root, plugins: [plugin] }) }))
  await new Promise(setImmediate)
  process.off('unhandledRejection', note)
  assert.match(problem!.message, /"broken" returned an invalid result from "vite": expected a list, got a promise/)
  assert.equal(unhandled, [])
  const circular = new Error('bug')
  circular.cause = circular
  assert.is(componentPlace(circular, '/nowhere'), undefined)
})

test.run()
