/** Programs of `.mdx` bodies, run in the bundle beside the components they show. */
import type { ComponentType } from 'react'
import * as runtime from 'react/jsx-runtime'
import type { Place } from '../types.ts'

export type Program = ComponentType<{ components: object }>

/** Of `programError`, which `page.ts` tells by its name: the bundle has classes of its own. */
export type ProgramError = Error & {
  readonly name: 'ProgramError'
  readonly place: Place
  /** A component that is neither imported nor offered to all. */
  readonly component: string | undefined
  /** Names of the components that are offered. */
  readonly offered: readonly string[]
}

type Module = {
  readonly default: (props: { components: object }) => ReturnType<typeof runtime.jsx>
  /** JSON: where components stand, by name. */
  readonly _places: string
}

/** `imports` are the modules it asks for, by file. Throws `ProgramError`, also when it is rendered. */
export function loadProgram(file: string, code: string, imports: Readonly<Record<string, unknown>>): Program {
  let place: Place = { file }
  const at = (line: number, column: number, from = file) => void (place = { file: from, line, column })
  const absent = (name: string, module: string): never => {
    throw new Error(
      `${module} does not export "${name}"; it exports ${Object.keys(Object(imports[module])).join(', ')}`,
    )
  }
  const { default: content, _places: places } = guarded(
    // The program was compiled from the project's own .mdx file, which is code by definition (see SECURITY).
    () => (new Function(code) as (scope: object) => Module)({ ...runtime, imports, at, absent }),
    (error) => programError(error, { place }),
  )
  return ({ components }) => {
    place = { file }
    return guarded(
      () => content({ components }),
      (error) => {
        const component = missingComponent(error)
        const known = JSON.parse(places) as Readonly<Record<string, Place>>
        const found = Object.keys(known).find((name) => name === component || name.startsWith(`${component}.`))
        return programError(error, {
          place: found ? known[found]! : place,
          component,
          offered: Object.keys(components),
        })
      },
    )
  }
}

function guarded<T>(run: () => T, failure: (error: unknown) => Error): T {
  try {
    return run()
  } catch (error) {
    throw failure(error)
  }
}

const programError = (
  cause: unknown,
  details: { place: Place; component?: string | undefined; offered?: readonly string[] },
): Error => Object.assign(new Error('A program failed', { cause }), { name: 'ProgramError', offered: [], ...details })

/** As MDX says it. */
const missingComponent = (error: unknown): string | undefined =>
  /^Expected (?:component|object) `([^`]+)` to be defined/.exec(error instanceof Error ? error.message : '')?.[1]
