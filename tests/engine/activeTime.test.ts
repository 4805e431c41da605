import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countActive } from '../../engine/activeTime.ts'

/** Keeps this thread busy, as a stopped process would stand still. */
const stand = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test('B-11 F-13 time in which nothing could run counts little', async () => {
  let [counted, ticks] = [0, 0]
  const stop = countActive(10, (passed) => {
    counted += passed
    ticks++
    assert.ok(passed <= 20)
  })
  const start = performance.now()
  stand(1000)
  while (ticks < 5) await new Promise((done) => setTimeout(done, 5))
  stop()
  assert.ok(performance.now() - start >= 1000)
  assert.ok(counted <= ticks * 20, `${counted} ms in ${ticks} ticks`)
  const before = ticks
  await new Promise((done) => setTimeout(done, 50))
  assert.is(ticks, before)
})

test.run()
