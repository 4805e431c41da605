/** Finds out that this thread is lost in a loop of a plugin: then no timer of its own runs, nor does Ctrl-C. */
import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { createBoard, startPulse, type Board, type Limits, type Pulse } from '../engine/board.ts'

export type Watch = { readonly board: Board; readonly limits: Limits; readonly json: boolean }

/** A thread that watches this one for as long as the process lives. */
export function startWatchdog(limits: Limits, json: boolean): Pulse {
  const board = createBoard()
  // Whoever looks at a plugin with a debugger stops this thread for as long as it takes.
  if (inspector.url()) return startPulse(board, limits)
  const workerData: Watch = { board, limits, json }
  new Worker(new URL('./watchdogThread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
  }).unref()
  return startPulse(board, limits)
}
