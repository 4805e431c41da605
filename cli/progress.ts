/** A bar for stages that take long, on terminals only. */

/** A stage that is done within this time shows nothing, in ms. */
const showAfter = 500
/** Between two drawings, in ms. */
const pause = 100
const cells = 24

export type Progress = {
  /** Draws, or does not, and returns at once. */
  update(name: string, done: number, total: number): void
  /** Wipes the bar; to be called before anything else is written. */
  clear(): void
}

export const noProgress: Progress = { update: () => {}, clear: () => {} }

/** `width` is that of the terminal, `now` in ms. */
export function createProgress(
  write: (text: string) => void,
  width: () => number,
  now: () => number = performance.now.bind(performance),
): Progress {
  let current = ''
  let started = 0
  let drawn = 0
  let visible = false

  function clear(): void {
    if (visible) write('\r\u001B[K')
    visible = false
  }

  return {
    clear,
    update(name, done, total) {
      const time = now()
      if (name !== current) [current, started, drawn] = [name, time, 0]
      if (done >= total) {
        current = ''
        return clear()
      }
      if (time - started < showAfter || time - drawn < pause) return
      drawn = time
      visible = true
      const filled = Math.round((done / total) * cells)
      const line = `${name.padEnd(10)}${'█'.repeat(filled)}${'░'.repeat(cells - filled)}  ${done}/${total}`
      write(`\r${line.slice(0, Math.max(10, width() - 1))}\u001B[K`)
    },
  }
}
