/** Images of the project that props and shared values name: `asset:<file>` becomes the address the file has in the output. */
import { encodePath } from '../paths/paths.ts'
import type { Json } from '../types.ts'
import type { References } from './references.ts'

export type WithFiles<T> = {
  readonly value: T
  /** File -> its name in the output; empty for one that is not there. */
  readonly outputs: Readonly<Record<string, string>>
}

/** A field whose file is not there is left out: who names it tells that. */
export async function withFiles<T extends Json>(value: T, references: References): Promise<WithFiles<T>> {
  const files = [...filesIn(value)]
  if (!files.length) return { value, outputs: {} }
  const names = await Promise.all(
    files.map(async (file) => [file, await references.asset(file).catch(() => '')] as const),
  )
  const outputs = Object.fromEntries(names)
  return { value: replaced(value, outputs) as T, outputs }
}

/** Those that are there. */
export const foundAmong = (outputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(outputs).filter(([, output]) => output))

/** As inputs of a page. */
export const asInputs = (outputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(outputs).map(([file, output]) => [`asset:${file}`, output]))

/** Images and nothing else: a title is a text of a writer's, and may not publish a file of the project. */
const image = /^asset:(\S.*\.(?:avif|gif|jpe?g|png|svg|webp))$/i

const fileOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('asset:') ? image.exec(value)?.[1] : undefined

/** Not a generator: a sidebar of ten thousand pages has hundreds of thousands of values. */
function filesIn(value: unknown, files = new Set<string>()): ReadonlySet<string> {
  const file = fileOf(value)
  if (file !== undefined) files.add(file)
  else if (Array.isArray(value)) for (const inside of value) filesIn(inside, files)
  else if (typeof value === 'object' && value !== null)
    for (const name in value) filesIn((value as Readonly<Record<string, unknown>>)[name], files)
  return files
}

function replaced(value: unknown, outputs: Readonly<Record<string, string>>): unknown {
  const file = fileOf(value)
  if (file !== undefined) return outputs[file] ? `/${encodePath(outputs[file])}` : undefined
  if (Array.isArray(value)) return value.map((each) => replaced(each, outputs))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const shown = replaced(each, outputs)
      return shown === undefined ? [] : [[key, shown]]
    }),
  )
}
