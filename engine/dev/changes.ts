/** Collects changed files and has them taken in, one round after the other. */
import { createActor, fromPromise } from 'xstate'
import { devMachine } from './dev.machine.ts'
import type { Update } from './update.ts'

export type Changes = {
  /** Files that are added before `start` wait for it. */
  add(file: string): void
  start(): void
  stop(): void
}

export type RoundResult = {
  onDone(): void
  onFailed(error: unknown): void
}

export function createChanges(update: Update, { onDone, onFailed }: RoundResult): Changes {
  const actor = createActor(devMachine.provide({ actors: { update: fromPromise(({ input }) => update(input)) } }))
  actor.subscribe(({ value, context }) => {
    if (value === 'broken') onFailed(context.problem)
    if (value === 'idle') onDone()
  })
  return {
    add: (file) => actor.send({ type: 'files.changed', files: [file] }),
    start: () => void actor.start(),
    stop: () => void actor.stop(),
  }
}
