/** On Windows a folder cannot be moved while a program has a file of it open. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { renameFolder } from '../../../engine/disk/renameFolder.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

/** A disk that refuses `times` times, and how long it was waited for. */
function busy(code: string, times: number) {
  let attempts = 0
  let waited = 0
  return {
    move: () => (attempts++ < times ? Promise.reject(failure(code)) : Promise.resolve()),
    wait: (ms: number) => Promise.resolve(void (waited += ms)),
    seen: () => [attempts, waited],
  }
}

for (const code of ['EACCES', 'EBUSY', 'EPERM'])
  test(`what has a file open is waited for: ${code}`, async () => {
    const disk = busy(code, 3)
    await renameFolder('a', 'b', { ...disk, isWindows: true })
    assert.equal(disk.seen(), [4, 80])
  })

test('not for ever', async () => {
  const disk = busy('EPERM', Infinity)
  const error = await renameFolder('a', 'b', { ...disk, isWindows: true }).catch((error) => error)
  assert.is(error.code, 'EPERM')
  assert.ok(disk.seen()[1]! < 15_000)
})

test('other failures are told at once, and so are all where permissions are what is wrong', async () => {
  for (const [code, isWindows] of [
    ['ENOENT', true],
    ['EPERM', false],
  ] as const) {
    const disk = busy(code, 1)
    const error = await renameFolder('a', 'b', { ...disk, isWindows }).catch((error) => error)
    assert.equal([error.code, ...disk.seen()], [code, 1, 0])
  }
})

test.run()
