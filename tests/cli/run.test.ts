/** `site run`: tasks of plugins by name. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../support/cli.ts'
import { tempSite } from '../support/tempSite.ts'

const task = `{
  name: 'stars',
  tasks: {
    count: ({ sites, args }) => ({
      files: [{ path: 'data/stars.txt', body: args.join(' ') }],
      notes: [sites.length + ' brand, ' + args.length + ' arguments'],
      data: { args },
    }),
    fail: () => ({
      files: [{ path: 'data/never.txt', body: '' }],
      diagnostics: [{ code: 'stars-few', severity: 'error', message: 'Too few' }],
    }),
    bug: () => { throw new TypeError('bug') },
  },
}, { name: 'moons', tasks: { count: () => ({ notes: ['moons'] }) } }`
const small = tempSite()
small.write({
  'site.config.ts': readFileSync(join(small.root, 'site.config.ts'), 'utf8').replace("{ name: 'docs' }", task),
})
test.after(() => small.remove())
const run = (...args: readonly string[]) => site(['run', ...args, '--root', small.root])

test('a task of one plugin runs with its arguments, writes its files and prints its lines', async () => {
  const { code, stdout, stderr } = await run('stars:count', 'one', 'two')
  assert.is(code, 0, stderr)
  assert.is(stdout, '1 brand, 2 arguments\n')
  assert.is(readFileSync(join(small.root, 'data/stars.txt'), 'utf8'), 'one two')
})

test('--json answers with its data; what begins with a dash comes behind --', async () => {
  const { stdout } = await site(['run', '--json', '--root', small.root, 'stars:count', '--', '--all'])
  const { ok, command, files, args } = JSON.parse(stdout)
  assert.equal([ok, command, files, args], [true, 'run', ['data/stars.txt'], ['--all']])
})

test('without a name all tasks are listed', async () => {
  assert.is((await run()).stdout, 'stars:count\nstars:fail\nstars:bug\nmoons:count\n')
})

test('a name that no plugin has is told with the nearest', async () => {
  const { code, stderr } = await run('stars:cuont')
  assert.is(code, 2)
  assert.match(stderr, /config-task-missing {2}No plugin offers the task "stars:cuont"[^]*Did you mean "stars:count"/)
})

test('problems of a task are told and decide the exit code; then nothing is written', async () => {
  const { code, stderr } = await run('stars:fail')
  assert.is(code, 1)
  assert.match(stderr, 'error stars-few  Too few')
  assert.not.ok(existsSync(join(small.root, 'data/never.txt')))
  assert.match((await run('stars:bug')).stderr, 'Plugin "stars" failed in its hook "bug": bug')
})

test.run()
