/** Files with hashed names that a run for some locales did not make: pages that it kept refer to them. */
import type { OutputEntry } from './manifest.ts'
import type { Output } from './output.ts'

type Files = Readonly<Record<string, OutputEntry>>

export async function keepReferenced(output: Output, brand: string, made: Files): Promise<Files> {
  const previous = Object.entries(output.previous?.brands[brand]?.files ?? {})
  const unmade = previous.filter(([file, { immutable }]) => immutable && !(file in made))
  for (const [file] of unmade) await output.keep(`${brand}/${file}`)
  return Object.fromEntries(unmade)
}
