/**
 * Counts the time in which this thread really ran: while the process is stopped (Ctrl-Z, a sleeping machine) or the
 * thread is busy with something else, clocks go on and nobody could have done anything.
 */

/** Calls `tick` with the ms that went by, a few at a time. Returns how to stop. */
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
