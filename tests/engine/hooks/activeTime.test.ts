import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countActive } from '../../../engine/hooks/activeTime.ts'

/** Keeps this thread busy, as a stopped process would stand still. */
const stand = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Counts for so many ticks; `stop` may be called again. */
async function count(ticks: number, onTick: (passed: number) => void = () => {}): Promise<() => void> {
  let left = ticks
  return new Promise((resolve) => {
    const stop = countActive(10, (passed) => {
      onTick(passed)
      if (--left === 0) resolve(stop)
    })
  })
}

test('B-11 F-13 time in which nothing could run counts little', async () => {
  let [counted, ticks] = [0, 0]
  const start = performance.now()
  const counting = count(5, (passed) => {
    counted += passed
    ticks++
    assert.ok(passed <= 20)
  })
  stand(300)
  const stop = await counting
  stop()
  assert.ok(performance.now() - start >= 300)
  assert.ok(counted <= ticks * 20, `${counted} ms in ${ticks} ticks`)
  const before = ticks
  const stopOther = await count(5)
  stopOther()
  assert.is(ticks, before)
})

test.run()
