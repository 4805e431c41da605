import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sweepCache, touch } from '../../../engine/store/sweep.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('of the cache the last bundles stay, memos of the last month, and no folder of an earlier version', () =>
  inTempFolder(async (cache) => {
    for (const folder of ['values', 'memos/read', 'bundle', 'store/bodies'])
      mkdirSync(join(cache, folder), { recursive: true })
    for (const [name, days] of [
      ['new', 1],
      ['old', 40],
    ] as const) {
      writeFileSync(join(cache, 'memos/read', name), '')
      utimesSync(join(cache, 'memos/read', name), daysAgo(days), daysAgo(days))
    }
    for (let age = 0; age < 15; age++) {
      const bundle = join(cache, 'bundle', `b${age}`)
      mkdirSync(bundle)
      writeFileSync(join(bundle, 'bundle.json'), '{}')
      utimesSync(bundle, daysAgo(age), daysAgo(age))
    }
    touch(join(cache, 'bundle/b14'))
    touch(join(cache, 'bundle/none'))
    sweepCache(cache, ['values', 'memos', 'bundle'])
    assert.equal(readdirSync(join(cache, 'memos/read')), ['new'])
    assert.not.ok(existsSync(join(cache, 'store')))
    const left = [...Array.from({ length: 11 }, (_, age) => `b${age}`), 'b14']
    assert.equal(readdirSync(join(cache, 'bundle')).sort(), left.sort())
  }))

test.run()
