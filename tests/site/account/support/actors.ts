/** Looking at the actors of machines. */
import { waitFor, type AnyActor } from 'xstate'
import { Failure } from '../../../../site/api/failure.ts'

/** Names of the states it went through, in order. */
export function watch(actor: AnyActor): string[] {
  const states: string[] = []
  actor.subscribe((snapshot: { value: unknown }) => {
    const name = typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value)
    if (states.at(-1) !== name) states.push(name)
  })
  return states
}
/** An actor that is refused. */
export const fail = () => Promise.reject(new Failure('refused', { reason: 'no' }))
/** Waits for a state. */
export const done = (actor: AnyActor, state: string) =>
  waitFor(actor as never, (snapshot: { matches(state: string): boolean }) => snapshot.matches(state))
