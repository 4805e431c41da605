/** Files with hashed names that a run for some locales did not make: the pages it left alone refer to them. */
import type { OutputEntry } from './manifest.ts'
import type { Output } from './output.ts'

type Files = Readonly<Record<string, OutputEntry>>

export async function keepReferred(output: Output, brand: string, made: Files): Promise<Files> {
  const before = Object.entries(output.previous?.brands[brand]?.files ?? {})
  const left = before.filter(([file, { immutable }]) => immutable && !(file in made))
  for (const [file] of left) await output.keep(`${brand}/${file}`)
  return Object.fromEntries(left)
}
