import * as assert from 'uvu/assert'

/** Turns of the event loop until something holds; a test that never gets there fails by its time. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 30_000
  while (!condition()) {
    assert.ok(performance.now() < end, 'did not happen in time')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
