/**
 * The thread of `watchdog.ts`. It writes to stderr itself, because the main thread is blocked.
 * Messages are imported only when needed: every build starts this thread, and hardly any build needs them.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { watchHeartbeat, type HookCall } from '../engine/hooks/heartbeat.ts'
import type { Watch } from './watchdog.ts'

const { heartbeat, timeouts, json } = workerData as Watch
const [stdout, stderr] = [1, 2]

watchHeartbeat(heartbeat, timeouts, (hook, isOver) => void (isOver ? end(hook) : tell(hook)))

async function tell(hook: HookCall): Promise<void> {
  const { slowHookNote } = await import('../engine/hooks/timeout.ts')
  if (!json) writeSync(stderr, `note      ${slowHookNote(hook, timeouts.warnAfter)}\n`)
}

async function end(hook: HookCall): Promise<void> {
  const { pluginSlow } = await import('../engine/errors/messages.ts')
  const { format } = await import('../engine/errors/format.ts')
  const { plainPaint } = await import('./paint.ts')
  const { diagnostics } = pluginSlow(hook, timeouts.failAfter)
  if (json) writeSync(stdout, `${JSON.stringify({ ok: false, exitCode: 137, diagnostics })}\n`)
  else writeSync(stderr, `\n${format(diagnostics, { read: () => undefined, paint: plainPaint })}\n`)
  // Nothing softer reaches a thread that never comes back; lock and staging folder are taken over by the next run.
  process.kill(process.pid, 'SIGKILL')
}
