/**
 * The heartbeat of a thread in shared memory, watched from another thread: an endless loop stops all timers of its own
 * thread.
 *
 * The memory holds a counter that stands still while the thread is busy, and the name of the running hook that began
 * last. The watcher reads nothing else of the thread.
 */
import { tryTo } from '../errors/tryTo.ts'
import { countActive } from './activeTime.ts'

/** Shared memory: 4 bytes counter, 4 bytes length of the name, the name. */
export type Heartbeat = SharedArrayBuffer

/** Plugin, hook, and the file the hook was called with, if any. */
export type HookCall = { readonly plugin: string; readonly hook: string; readonly file?: string | undefined }

/** In ms. */
export type HookTimeouts = {
  /** After this time a note is printed. */
  readonly warnAfter: number
  /** After this time the hook fails. */
  readonly failAfter: number
}

const nameAt = 8
const size = 2048

export const createHeartbeat = (): Heartbeat => new SharedArrayBuffer(size)

export type HeartbeatWriter = {
  /** Notes that a hook runs. Returns a function to call when it has ended. */
  begin(hook: HookCall): () => void
}

/** Starts the heartbeat of the calling thread; it beats until the thread ends. */
export function startHeartbeat(memory: Heartbeat, { warnAfter }: Pick<HookTimeouts, 'warnAfter'>): HeartbeatWriter {
  const numbers = new Int32Array(memory, 0, 2)
  const text = Buffer.from(memory, nameAt)
  const running: HookCall[] = []
  setInterval(() => Atomics.add(numbers, 0, 1), warnAfter / 10).unref()

  function show(): void {
    const last = running.at(-1)
    Atomics.store(numbers, 1, 0)
    if (last) Atomics.store(numbers, 1, text.write(JSON.stringify([last.plugin, last.hook, last.file])))
    Atomics.add(numbers, 0, 1)
  }

  return {
    begin(hook) {
      running.push(hook)
      show()
      return () => {
        running.splice(running.indexOf(hook), 1)
        show()
      }
    },
  }
}

/** Calls `tell` when the thread is busy with one hook for too long: after `warnAfter`, and again after `failAfter`. */
export function watchHeartbeat(
  memory: Heartbeat,
  { warnAfter, failAfter }: HookTimeouts,
  tell: (hook: HookCall, isOver: boolean) => void,
): () => void {
  const numbers = new Int32Array(memory, 0, 2)
  let beat = Atomics.load(numbers, 0)
  let [still, told] = [0, 0]

  return countActive(warnAfter / 10, (passed) => {
    const now = Atomics.load(numbers, 0)
    if (now !== beat) [beat, still, told] = [now, 0, 0]
    else still += passed
    const wanted = still >= failAfter ? 2 : still >= warnAfter ? 1 : 0
    const hook = wanted > told ? currentHook(memory) : undefined
    if (!hook) return
    told = wanted
    tell(hook, wanted === 2)
  })
}

function currentHook(memory: Heartbeat): HookCall | undefined {
  const length = Atomics.load(new Int32Array(memory, 0, 2), 1)
  if (!length) return undefined
  // It may be too long for the memory.
  return tryTo(() => {
    const [plugin, hook, file] = JSON.parse(Buffer.from(memory, nameAt, length).toString()) as [string, string, string?]
    return { plugin, hook, file: file ?? undefined }
  })
}
