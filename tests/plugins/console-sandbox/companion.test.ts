/** What `site dev`, `site preview` and `site sandbox` start. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Config } from '../../../engine/types.ts'
import { consoleSandbox } from '../../../plugins/console-sandbox/index.ts'
import { demo } from '../../../plugins/console-sandbox/demo.ts'
import { acme, configOf } from '../../support/memorySite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const test = suite('sandbox: companion')
let folder: ReturnType<typeof openTempFolder>
test.before.each(() => {
  folder = openTempFolder()
})
test.after.each(() => folder.end())

const brands = [acme, { ...acme, id: 'zhen' }]

function companion(config: Partial<Config> = {}) {
  const plugin = consoleSandbox({ port: 0, currency: ({ id }) => (id === 'acme' ? 'USD' : 'CNY') })
  return plugin.companion!({ config: configOf({ root: folder.path, brands, ...config }) })!
}

test('the database is a file of the site, and in memory none', async () => {
  const bugs: string[] = []
  const log = (line: string) => void bugs.push(line)
  const kept = join(folder.path, '.data/sandbox.sqlite')
  for (const memory of [true, false]) {
    const { origin, close } = await companion().start({ log, memory })
    assert.match(origin, /^http:\/\/localhost:\d+$/)
    assert.match(await (await fetch(origin)).text(), new RegExp(demo.email))
    await close()
    assert.is(existsSync(kept), !memory)
  }
  assert.equal(bugs, [])
})

test('prices are those of the brand whose page asks', async () => {
  const { origin, close } = await companion().start({ log: () => {}, memory: true })
  const currencyAt = async (page: string) => {
    const headers = { 'Content-Type': 'application/json', origin: page }
    const answer = await fetch(`${origin}/saas/queryPriceMeta`, { method: 'POST', body: '{}', headers })
    return ((await answer.json()) as { data: { currency: string } }).data.currency
  }
  assert.is(await currencyAt('http://acme.localhost:3000'), 'USD')
  assert.is(await currencyAt('http://zhen.localhost:3000'), 'RMB')
  assert.is(await currencyAt('http://localhost:3000'), 'USD')
  await close()
})

test.run()
