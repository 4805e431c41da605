/** How the engine tells what it is doing. The CLI prints it; tests collect it. */
import type { Limits, Pulse } from './board.ts'

export type Reporter = {
  /** A finished stage: `stage('read', '412 documents', 310)`. `ms` is a duration. */
  stage(name: string, detail: string, ms: number): void
  /** Within a stage, as often as it likes. */
  progress(name: string, done: number, total: number): void
  /** Something worth a line: the next free port was taken, a stale lock was removed. */
  note(text: string): void
  /** Where to tell which hook is running, so that a loop that never ends is found out. */
  pulse?(limits: Limits): Pulse
}

export const silentReporter: Reporter = { stage: () => {}, progress: () => {}, note: () => {} }
