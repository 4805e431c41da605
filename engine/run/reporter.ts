/** Progress and notes of the engine. The CLI prints them; tests collect them. */
import type { HookTimeouts, HeartbeatWriter } from '../hooks/heartbeat.ts'

export type Reporter = {
  /** A finished stage: `stage('read', '412 documents', 310)`. `ms` is a duration. */
  stage(name: string, detail: string, ms: number): void
  /** Progress within a stage, called any number of times. */
  progress(name: string, done: number, total: number): void
  /** Prints a line: the next free port was taken, a stale lock was removed. */
  note(text: string): void
  /** Starts the heartbeat that lets a watchdog find endless loops in hooks. */
  heartbeat?(limits: HookTimeouts): HeartbeatWriter
}

export const silentReporter: Reporter = { stage: () => {}, progress: () => {}, note: () => {} }
