import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { takeLock } from '../../../engine/emit/lock.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const silent = () => {}

const withOut = (run: (out: string) => Promise<void>) => inTempFolder((folder) => run(join(folder, 'dist')))

const isHeld = (error: unknown): boolean => error instanceof SiteError && error.diagnostics[0]!.code === 'lock-held'

async function refused(out: string): Promise<boolean> {
  try {
    const release = await takeLock(out, silent)
    await release()
    return false
  } catch (error) {
    return isHeld(error)
  }
}

test('F-03 a second build is refused while the first runs, and goes ahead after it', () =>
  withOut(async (out) => {
    const release = await takeLock(out, silent)
    assert.ok(await refused(out))
    await release()
    assert.not(existsSync(`${out}.lock`))
    assert.not(await refused(out))
  }))

test('F-03 of many that start at once exactly one gets the lock', () =>
  withOut(async (out) => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(out, silent)))
    assert.is(results.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.ok(results.every((result) => result.status === 'fulfilled' || isHeld(result.reason)))
  }))

test('F-04 a lock whose process is gone, or whose number another process has now, is taken over with a note', async () => {
  const stale = [
    { pid: 2 ** 22 + 1, host: hostname(), started: '1', since: 'yesterday' },
    { pid: process.pid, host: hostname(), started: 'another start', since: 'yesterday' },
  ]
  for (const holder of stale) {
    await withOut(async (out) => {
      writeFileSync(`${out}.lock`, JSON.stringify(holder))
      const notes: string[] = []
      const release = await takeLock(out, (text) => notes.push(text))
      assert.is(notes.length, 1)
      assert.is(JSON.parse(readFileSync(`${out}.lock`, 'utf8')).pid, process.pid)
      await release()
    })
  }
})

test('F-04 a lock that cannot be read is taken over', () =>
  withOut(async (out) => {
    writeFileSync(`${out}.lock`, '{"pid":')
    assert.not(await refused(out))
  }))

for (const [when, seconds] of [
  ['before', -3600],
  ['after', 3600],
] as const)
  test(`F-04 what a build left that was killed while it took a lock does not last, dated an hour ${when} now`, () =>
    withOut(async (out) => {
      const torn = `${out}.lock.takeover`
      writeFileSync(torn, '{"pid":')
      utimesSync(torn, Date.now() / 1000 + seconds, Date.now() / 1000 + seconds)
      assert.not(await refused(out))
      assert.not(existsSync(torn))
    }))

test('F-04 a lock of another machine is left alone', () =>
  withOut(async (out) => {
    writeFileSync(`${out}.lock`, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1', since: 'now' }))
    assert.ok(await refused(out))
  }))

test.run()
