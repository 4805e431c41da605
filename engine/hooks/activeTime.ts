/**
 * Counts the time in which this thread could run. Wall time would also count a stopped process (Ctrl-Z, a sleeping
 * machine) and a busy thread.
 */

/** Calls `tick` with the active ms since the last call. Returns a function that stops it. */
export function countActive(every: number, tick: (passed: number) => void): () => void {
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const passed = Math.min(now - last, 2 * every)
    last = now
    tick(passed)
  }, every)
  return () => clearInterval(timer)
}
