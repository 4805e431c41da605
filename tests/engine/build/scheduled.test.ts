/** A site that changes by the clock: a build is made for one moment, and a later one catches up. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../../support/buildSite.ts'
import { site as run } from '../../support/cli.ts'

const site = openSite('pair')
test.after(() => site.end())
const file = 'content/shared/zh/blog/2024-05-01-later.md'
const post = (publishAt: string) => `---\ntitle: Later\npublishAt: ${publishAt}\n---\n\nAt last.\n`
const at = (now: string) => ({
  config: (config: Awaited<ReturnType<typeof site.config>>) => ({ ...config, now: new Date(now) }),
})

test('A-24 F-13 the same moment gives the same site, and a warm build after the time publishes what was due', async () => {
  await site.build(at('2030-01-01T00:00:00Z'))
  const without = site.tree()
  site.write(file, post('2030-06-01'))
  site.write('content/shared/zh/blog/2024-05-02-last.md', post('2031-01-01'))

  const early = await site.build(at('2030-05-31T23:59:59Z'))
  assert.equal(early.next, { file, at: '2030-06-01T00:00:00.000Z' })
  assert.is(early.rendered, 0)
  assert.equal(site.tree(), without)

  const late = await site.build(at('2030-06-01T00:00:00Z'))
  assert.is(late.next?.at, '2031-01-01T00:00:00.000Z')
  assert.match(site.read('dist/alpha/blog/later/index.html'), 'At last.')
  assert.match(site.read('dist/alpha/blog/index.html'), 'Later')
  const cold = site.copy()
  await cold.build({ ...at('2030-12-31T23:59:59Z'), cache: false })
  assert.equal(site.tree(), cold.tree())
  cold.end()

  assert.is((await site.build(at('2030-06-02T00:00:00Z'))).rendered, 0)
  assert.is((await site.build(at('2031-01-01T00:00:00Z'))).next, undefined)
})

test('A-24 the program says what comes next, and when', async () => {
  site.remove('content/shared/zh/blog/2024-05-02-last.md')
  site.write(file, post('2999-06-01T08:00:00+08:00'))
  const { code, stdout } = await run(['build', '--root', site.root])
  assert.is(code, 0)
  assert.match(stdout, `next scheduled: ${file} at 2999-06-01T00:00:00.000Z\n`)
})

test.run()
