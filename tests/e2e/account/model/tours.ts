/** Ways through a machine that together take each of its transitions. The states and what follows them are those of `xstate/graph`. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getAdjacencyMap, type TraversalOptions } from 'xstate/graph'
import { eventName, guardName, nameOf, statesIn, transitionId, transitionsOf } from '../../../machines/machines.ts'

type Step = {
  readonly event: AnyEventObject
  /** As drivers call it: `form.submitted`, `logIn failed`. */
  readonly name: string
  readonly after: AnyMachineSnapshot
  /** Transitions it takes. */
  readonly takes: readonly string[]
}
export type Tour = readonly Step[]

export type TourOptions = {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  readonly events: readonly AnyEventObject[]
  /** What of the context matters for what may happen next; the rest would make no end of states. */
  readonly project?: (context: Readonly<Record<string, unknown>>) => unknown
}

/** What fails mostly leads back, so it comes first. */
const isFailure = ({ name }: Step): boolean => name.endsWith(' failed')

/** Every transition of the machine with a readable name, but for events that `never` come. */
export const allTransitions = (machine: AnyStateMachine, never: readonly string[] = []): ReadonlyMap<string, string> =>
  new Map(
    statesIn(machine.root)
      .flatMap(transitionsOf)
      .filter(({ eventType }) => !never.includes(eventType))
      .map((one) => [transitionId(one), `${nameOf(one.source) || '*'}: ${eventName(one)} ${guardName(one)}`.trim()]),
  )

/** Walks to the nearest transition nobody has taken yet, ends last; begins anew where there is no way on. */
export function planTours({ machine, input, events, project = () => 0 }: TourOptions): readonly Tour[] {
  const keyOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, project(context as Record<string, unknown>)])
  const map = getAdjacencyMap(machine, {
    input,
    events: [...events],
    serializeState: keyOf,
  } as TraversalOptions<AnyMachineSnapshot, AnyEventObject, unknown>)
  const stepsFrom = (snapshot: AnyMachineSnapshot): readonly Step[] =>
    Object.values(map[keyOf(snapshot) as never]?.transitions ?? {})
      .flatMap(({ event, state }) => {
        const taken = machine.getTransitionData(snapshot as never, event as never)
        const [first] = taken
        if (!first) return []
        const after = state as AnyMachineSnapshot
        return [{ event: event as AnyEventObject, name: eventName(first), after, takes: taken.map(transitionId) }]
      })
      .sort((one, other) => Number(isFailure(other)) - Number(isFailure(one)))

  const start = Object.values(map)[0]!.state as AnyMachineSnapshot
  const taken = new Set<string>()
  const tours: Step[][] = [[]]
  for (;;) {
    const tour = tours.at(-1)!
    const from = tour.at(-1)?.after ?? start
    const way = wayToNew(from, false) ?? wayToNew(from, true)
    if (way) {
      tour.push(...way)
      for (const id of way.flatMap(({ takes }) => takes)) taken.add(id)
    } else if (tour.length && wayToNew(start, true)) tours.push([])
    else return tours
  }

  function wayToNew(from: AnyMachineSnapshot, mayEnd: boolean): readonly Step[] | undefined {
    const seen = new Set([keyOf(from)])
    const queue: { snapshot: AnyMachineSnapshot; way: readonly Step[] }[] = [{ snapshot: from, way: [] }]
    for (let next = queue.shift(); next; next = queue.shift()) {
      for (const step of stepsFrom(next.snapshot)) {
        if (!mayEnd && step.after.status === 'done') continue
        const way = [...next.way, step]
        if (step.takes.some((id) => !taken.has(id))) return way
        if (seen.has(keyOf(step.after))) continue
        seen.add(keyOf(step.after))
        queue.push({ snapshot: step.after, way })
      }
    }
    return undefined
  }
}
