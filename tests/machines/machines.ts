/** All machines there are, and what a machine says of itself. */
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastGlob from 'fast-glob'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export const root = resolve(import.meta.dirname, '../..')

export type Machine = {
  readonly machine: AnyStateMachine
  /** From the root of the repository. */
  readonly file: string
  /** First sentence of its module. */
  readonly about: string
}

/** Every export of a `*.machine.ts` that is one, sorted by file. */
export async function loadMachines(): Promise<readonly Machine[]> {
  const { readFileSync } = await import('node:fs')
  const files = (await fastGlob('{site,theme}/**/*.machine.ts', { cwd: root, absolute: true })).sort()
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
      const about = /\/\*\*[\s*]*([^]*?)\s*\*\//
        .exec(readFileSync(file, 'utf8'))?.[1]
        ?.replaceAll(/\s*\n\s*\*\s*/g, ' ')
      return Object.values(module)
        .filter(isMachine)
        .map((machine) => ({
          machine,
          file: relative(root, file),
          about: /^.*?[.](?=\s|$)/.exec(about ?? '')?.[0] ?? '',
        }))
    }),
  )
  return found.flat()
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'getInitialSnapshot' in value

/** A state and all below it, in the order they are written. */
export const statesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesIn),
]

/** What leads away from a state itself, without what its parents do. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** `login.open.failed` -> `open.failed`; the machine itself is ``. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.')

/** In the words of the machine: its event, or what became of the actor it waits for. */
export function eventName({ eventType, source }: AnyTransitionDefinition): string {
  const [, kind = '', rest = ''] = /^xstate\.(done\.actor|error\.actor|after|done\.state)\.(.+)$/.exec(eventType) ?? []
  if (kind === 'after') return `after ${rest.split('.')[0]}`
  if (kind === 'done.state') return 'done'
  if (!kind) return eventType || 'always'
  const actor = source.invoke.find(({ id }) => id === rest)?.src
  return `${typeof actor === 'string' ? actor : 'actor'} ${kind === 'done.actor' ? 'done' : 'failed'}`
}

export function guardName({ guard }: AnyTransitionDefinition): string {
  if (!guard) return ''
  if (typeof guard === 'string') return guard
  return 'type' in guard ? String(guard.type) : 'guard'
}

/** Transitions of one state that share an event are told apart by their place. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const siblings = transition.source.transitions.get(transition.eventType) ?? []
  return `${nameOf(transition.source)} ${transition.eventType} ${siblings.indexOf(transition)}`
}
