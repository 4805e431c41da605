/** Watches this thread from another one: while a plugin loops forever, neither timers nor Ctrl-C work here. */
import inspector from 'node:inspector'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  createHeartbeat,
  startHeartbeat,
  type Heartbeat,
  type HookTimeouts,
  type HeartbeatWriter,
} from '../engine/hooks/heartbeat.ts'

export type Watch = { readonly heartbeat: Heartbeat; readonly timeouts: HookTimeouts; readonly json: boolean }

/** A thread that watches this one for as long as the process lives. */
export function startWatchdog(timeouts: HookTimeouts, json: boolean): HeartbeatWriter {
  const heartbeat = createHeartbeat()
  // A debugger stops this thread for any time; that is no endless loop.
  if (inspector.url()) return startHeartbeat(heartbeat, timeouts)
  const workerData: Watch = { heartbeat, timeouts, json }
  // Compiled in the package, as this module is.
  new Worker(new URL(`./watchdogThread${extname(import.meta.filename)}`, import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
  }).unref()
  return startHeartbeat(heartbeat, timeouts)
}
