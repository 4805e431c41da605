/**
 * What a thread is doing, for a watcher in another one: a loop that does not end stops every timer of its own thread.
 *
 * The memory holds a beat that stands still while the thread is busy, and the name of the hook begun last that has not
 * ended. Whoever watches needs nothing of the thread but this memory.
 */
import { countActive } from './activeTime.ts'

/** Shared memory: 4 bytes beat, 4 bytes length of the name, the name. */
export type Board = SharedArrayBuffer

/** Plugin, hook, and the file it was given, where there is one. */
export type Hook = { readonly plugin: string; readonly hook: string; readonly file?: string | undefined }

/** In ms. */
export type Limits = {
  /** From then on it is told. */
  readonly slow: number
  /** Then it is given up. */
  readonly limit: number
}

const nameAt = 8
const size = 2048

export const createBoard = (): Board => new SharedArrayBuffer(size)

export type Pulse = {
  /** Returns what to call when the hook has ended. */
  begin(hook: Hook): () => void
}

/** Of the thread that calls it; beats as long as the thread lives. */
export function startPulse(board: Board, { slow }: Pick<Limits, 'slow'>): Pulse {
  const numbers = new Int32Array(board, 0, 2)
  const text = Buffer.from(board, nameAt)
  const running: Hook[] = []
  setInterval(() => Atomics.add(numbers, 0, 1), slow / 10).unref()

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

/** Calls back when the board's thread does nothing but one hook for too long: once it is slow, and once it is over. */
export function watchBoard(
  board: Board,
  { slow, limit }: Limits,
  tell: (hook: Hook, isOver: boolean) => void,
): () => void {
  const numbers = new Int32Array(board, 0, 2)
  let beat = Atomics.load(numbers, 0)
  let [still, told] = [0, 0]

  return countActive(slow / 10, (passed) => {
    const now = Atomics.load(numbers, 0)
    if (now !== beat) [beat, still, told] = [now, 0, 0]
    else still += passed
    const wanted = still >= limit ? 2 : still >= slow ? 1 : 0
    const hook = wanted > told ? hookOn(board) : undefined
    if (!hook) return
    told = wanted
    tell(hook, wanted === 2)
  })
}

function hookOn(board: Board): Hook | undefined {
  const length = Atomics.load(new Int32Array(board, 0, 2), 1)
  if (!length) return undefined
  try {
    const [plugin, hook, file] = JSON.parse(Buffer.from(board, nameAt, length).toString()) as [string, string, string?]
    return { plugin, hook, file: file ?? undefined }
  } catch {
    // Too long for the board.
    return undefined
  }
}
