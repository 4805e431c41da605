/**
 * The thread behind `watchdog.ts`. It writes by itself: the main thread, which prints everything else, does not answer.
 * Words are loaded when they are needed, which is hardly ever: every build starts this thread.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { watchBoard, type Hook } from '../engine/board.ts'
import type { Watch } from './watchdog.ts'

const { board, limits, json } = workerData as Watch
const [stdout, stderr] = [1, 2]

watchBoard(board, limits, (hook, isOver) => void (isOver ? end(hook) : tell(hook)))

async function tell(hook: Hook): Promise<void> {
  const { slowNote } = await import('../engine/patience.ts')
  if (!json) writeSync(stderr, `note      ${slowNote(hook, limits.slow)}\n`)
}

async function end(hook: Hook): Promise<void> {
  const { pluginSlow } = await import('../engine/errors/messages.ts')
  const { format } = await import('../engine/errors/format.ts')
  const { plainPaint } = await import('./paint.ts')
  const { diagnostics } = pluginSlow(hook, limits.limit)
  if (json) writeSync(stdout, `${JSON.stringify({ ok: false, exitCode: 137, diagnostics })}\n`)
  else writeSync(stderr, `\n${format(diagnostics, { read: () => undefined, paint: plainPaint })}\n`)
  // Nothing softer reaches a thread that never comes back; lock and staging folder are taken over by the next run.
  process.kill(process.pid, 'SIGKILL')
}
