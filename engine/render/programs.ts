/** Programs of `.mdx` bodies, run in the bundle beside the components they show. */
import type { ComponentType } from 'react'
import * as runtime from 'react/jsx-runtime'
import { packageIn } from '../paths/packageModule.ts'
import type { Place } from '../types.ts'

export type Program = ComponentType<{ components: object }>

/** Of `programError`, which `page.ts` tells by its name: the bundle has classes of its own. */
export type ProgramError = Error & {
  readonly name: 'ProgramError'
  readonly place: Place
  /** Components that are neither imported nor offered to all; where there are any, it failed because of them. */
  readonly missing: readonly { readonly name: string; readonly place: Place; readonly hint: string | undefined }[]
  /** Names of the components that are offered. */
  readonly offered: readonly string[]
}

type Module = {
  readonly default: (props: { components: object }) => ReturnType<typeof runtime.jsx>
  /** JSON: where components stand, by name, and what to write instead where that is known. */
  readonly _places: string
}

/** `imports` are the modules it asks for, by file. Throws `ProgramError`, also when it is rendered. */
export function loadProgram(file: string, code: string, imports: Readonly<Record<string, unknown>>): Program {
  let place: Place = { file }
  const at = (line: number, column: number, from = file) => void (place = { file: from, line, column })
  const absent = (name: string, module: string): never => {
    throw new Error(
      `${packageIn(module) ?? module} does not export "${name}"; it exports ${Object.keys(Object(imports[module])).join(', ')}`,
    )
  }
  const { default: content, _places: places } = guarded(
    // The program was compiled from the project's own .mdx file, which is code by definition (see SECURITY).
    () => (new Function(code) as (scope: object) => Module)({ ...runtime, imports: present(imports), at, absent }),
    (error) => programError(error, { place }),
  )
  return ({ components }) => {
    place = { file }
    return guarded(
      () => content({ components }),
      (error) => {
        const known = Object.entries(JSON.parse(places) as Readonly<Record<string, Place & { hint?: string }>>)
        const missing = (isOfMissing(error) ? missingIn(code, components) : []).map((name) => {
          const [, found = place] = known.find(([tag]) => tag === name || tag.startsWith(`${name}.`)) ?? []
          const { hint, ...at } = { hint: undefined, ...found }
          return { name, place: at, hint }
        })
        return programError(error, { place, missing, offered: Object.keys(components) })
      },
    )
  }
}

/** Of files that are not there the page itself has told. */
const present = (imports: Readonly<Record<string, unknown>>) =>
  new Proxy(imports, {
    get(modules, name: string) {
      if (modules[name] === undefined) throw new Error(`No package that is installed offers "${packageIn(name)}"`)
      return modules[name]
    },
  })

function guarded<T>(run: () => T, failure: (error: unknown) => Error): T {
  try {
    return run()
  } catch (error) {
    throw failure(error)
  }
}

const programError = (cause: unknown, details: Pick<ProgramError, 'place'> & Partial<ProgramError>): Error =>
  Object.assign(new Error('A program failed', { cause }), {
    name: 'ProgramError',
    missing: [],
    offered: [],
    ...details,
  })

/** As MDX says it, of the last one only. */
const isOfMissing = (error: unknown): boolean =>
  /^Expected (?:component|object) `[^`]+` to be defined/.test(error instanceof Error ? error.message : '')

/** The program asks for each component that it does not have itself. */
function missingIn(code: string, components: object): readonly string[] {
  const asked = new Set([...code.matchAll(/_missingMdxReference\("([^"]+)"/g)].map(([, name]) => name!))
  const missing = [...asked].filter((name) => !valueAt(components, name.split('.')))
  return missing.filter((name) => !missing.some((other) => name.startsWith(`${other}.`)))
}

const valueAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)
