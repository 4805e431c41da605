/** The thread behind `watchdog.ts`. It writes by itself: the main thread, which prints everything else, does not answer. */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { pluginSlow } from '../engine/errors/messages.ts'
import { format } from '../engine/errors/format.ts'
import { watchBoard } from '../engine/board.ts'
import { slowNote } from '../engine/patience.ts'
import { plainPaint } from './paint.ts'
import type { Watch } from './watchdog.ts'

const { board, limits, json } = workerData as Watch
const [stdout, stderr] = [1, 2]

watchBoard(board, limits, (hook, isOver) => {
  if (!isOver) return json || writeSync(stderr, `note      ${slowNote(hook, limits.slow)}\n`)
  const { diagnostics } = pluginSlow(hook, limits.limit)
  if (json) writeSync(stdout, `${JSON.stringify({ ok: false, exitCode: 137, diagnostics })}\n`)
  else writeSync(stderr, `\n${format(diagnostics, { read: () => undefined, paint: plainPaint })}\n`)
  // Nothing softer reaches a thread that never comes back; lock and staging folder are taken over by the next run.
  return process.kill(process.pid, 'SIGKILL')
})
