/** How long each job took when it last ran, in seconds. Kept beside the packages: where they are new, nothing is known. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type Durations = Readonly<Record<string, number>>

export function loadDurations(file: string): Durations {
  try {
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
  } catch {
    // There is none yet, or a run was killed while it wrote this one.
    return {}
  }
}

/** What did not run now keeps what is known of it. */
export function saveDurations(file: string, ran: Durations): void {
  const all = { ...loadDurations(file), ...ran }
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(all, undefined, 2)}\n`)
  renameSync(unfinished, file)
}
