import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
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

test('memos stay for thirty days, also in a folder that is older, and what has gone meanwhile is passed over', () =>
  inTempFolder(async (cache) => {
    for (const folder of ['memos/read/deep', 'bundle', 'values']) mkdirSync(join(cache, folder), { recursive: true })
    writeFileSync(join(cache, 'values/old'), '')
    utimesSync(join(cache, 'values/old'), daysAgo(90), daysAgo(90))
    for (const [name, days] of [
      ['deep/29', 29],
      ['deep/31', 31],
      ['deep', 90],
    ] as const) {
      const memo = join(cache, 'memos/read', name)
      if (!existsSync(memo)) writeFileSync(memo, '')
      utimesSync(memo, daysAgo(days), daysAgo(days))
    }
    for (const folder of ['memos', 'bundle']) symlinkSync(join(cache, 'gone'), join(cache, folder, 'link'))
    sweepCache(cache, ['memos', 'bundle', 'values'])
    assert.equal(readdirSync(join(cache, 'memos/read/deep')), ['29'])
    assert.equal(readdirSync(join(cache, 'values')), ['old'], 'packs have limits of their own')
  }))

test('of thirteen bundles, one that is gone is the first to go', () =>
  inTempFolder(async (cache) => {
    for (const folder of ['memos', 'bundle']) mkdirSync(join(cache, folder))
    symlinkSync(join(cache, 'gone'), join(cache, 'bundle/a-gone'))
    for (let age = 0; age < 12; age++) mkdirSync(join(cache, 'bundle', `b${age}`))
    sweepCache(cache, ['memos', 'bundle'])
    assert.equal(readdirSync(join(cache, 'bundle')).length, 12)
    assert.not.ok(readdirSync(join(cache, 'bundle')).includes('a-gone'))
  }))

test('a bundle that is touched was used now', () =>
  inTempFolder(async (cache) => {
    utimesSync(cache, daysAgo(40), daysAgo(40))
    touch(cache)
    assert.ok(Date.now() - statSync(cache).mtimeMs < 86_400_000)
  }))

test.run()
