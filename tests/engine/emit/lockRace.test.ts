import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { takeLock } from '../../../engine/emit/lock.ts'
import type { SiteError } from '../../../engine/errors/SiteError.ts'
import { brief } from '../../support/memorySite.ts'
import { openTempFolder, type TempFolder } from '../../support/tempFolder.ts'

const test = suite<{ folder: TempFolder; out: string }>('lock')
test.before.each((context) => {
  context.folder = openTempFolder()
  context.out = join(context.folder.path, 'dist')
})
test.after.each(({ folder }) => folder.end())

const gone = { pid: 2 ** 22 + 1, host: hostname(), started: '1', since: 'yesterday' }

/** How many of `count` builds that start at once get it. */
async function winners(out: string, count = 20): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: count }, () => takeLock(out, () => {})))
  for (const result of results)
    if (result.status === 'rejected') assert.equal((result.reason as SiteError).diagnostics.map(brief), ['lock-held'])
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  for (const release of taken) await release()
  return taken.length
}

test('F-04 of many that find a stale lock exactly one takes it over', async ({ out }) => {
  for (let round = 0; round < 25; round++) {
    writeFileSync(`${out}.lock`, JSON.stringify(gone))
    assert.is(await winners(out), 1)
  }
})

test('F-03 a lock is whole as soon as it is there: nobody takes it for one that was cut', async ({ out }) => {
  for (let round = 0; round < 25; round++) assert.is(await winners(out), 1)
})

test('F-03 the one who is refused is told who holds it, and since when', async ({ out }) => {
  const release = await takeLock(out, () => {})
  const { since } = JSON.parse(readFileSync(`${out}.lock`, 'utf8')) as { since: string }
  await takeLock(out, () => {}).then(
    () => assert.unreachable(),
    (error: SiteError) => assert.is(error.message, `Another build is running: process ${process.pid}, since ${since}`),
  )
  await release()
})

test('nothing is left beside the output, whoever won', async ({ out }) => {
  await winners(out)
  writeFileSync(`${out}.lock`, 'cut')
  await winners(out)
  assert.equal(readdirSync(dirname(out)), [])
})

test('F-01 what builds that were killed left beside the lock is swept', async ({ out }) => {
  writeFileSync(`${out}.lock.1`, JSON.stringify(gone))
  writeFileSync(`${out}.lock.takeover`, JSON.stringify(gone))
  writeFileSync(`${out}.lock`, JSON.stringify(gone))
  const release = await takeLock(out, () => {})
  assert.equal(readdirSync(dirname(out)), ['dist.lock'])
  await release()
})

test('F-01 an empty file of a build that was killed while it wrote is swept, one of a build that begins is not', async ({
  out,
}) => {
  for (const [name, age] of Object.entries({ killed: 61, begins: 1 })) {
    writeFileSync(`${out}.lock.${name}`, '')
    const then = Date.now() / 1000 - age
    utimesSync(`${out}.lock.${name}`, then, then)
  }
  const release = await takeLock(out, () => {})
  assert.equal(readdirSync(dirname(out)).sort(), ['dist.lock', 'dist.lock.begins'])
  await release()
})

test('F-01 the name of such a file says whose it is, so that one of a process that is gone need not grow old', async ({
  out,
}) => {
  const names = [`${hostname()}.${gone.pid}.a`, `${hostname()}.${process.pid}.b`, `elsewhere.${gone.pid}.c`]
  for (const name of names) writeFileSync(`${out}.lock.${name}`, '')
  const release = await takeLock(out, () => {})
  assert.equal(
    readdirSync(dirname(out)).sort(),
    ['dist.lock', ...names.slice(1).map((name) => `dist.lock.${name}`)].sort(),
  )
  await release()
})

test('the output folder may lie in a folder that is not there yet', async ({ out }) => {
  const deep = join(out, 'to/site')
  const release = await takeLock(deep, () => {})
  assert.ok(existsSync(`${deep}.lock`))
  await release()
})

test.run()
