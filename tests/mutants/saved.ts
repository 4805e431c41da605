/** What is known from runs before: a file that did not change is asked only for its survivors. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The test that noticed, or what kept all from it. */
export type Outcome =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived' }
  /** No test comes by. */
  | { readonly kind: 'unreached' }

export type Saved = {
  /** By `keyOf` of the mutant. */
  outcomesOf(file: string, source: string): ReadonlyMap<string, Outcome>
  save(file: string, source: string, outcomes: ReadonlyMap<string, Outcome>): void
}

type Entry = { readonly hash: string; readonly outcomes: Readonly<Record<string, Outcome>> }

export function openSaved(path: string): Saved {
  const files: Record<string, Entry> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return {
    outcomesOf(file, source) {
      const entry = files[file]
      return new Map(entry?.hash === hashOf(source) ? Object.entries(entry.outcomes) : [])
    },
    save(file, source, outcomes) {
      files[file] = { hash: hashOf(source), outcomes: Object.fromEntries(outcomes) }
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(files))
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
