/** What pages have that cannot come along, each with the places where it stands. */
import type { Draft } from '../project.ts'

/** Called with what was found, and its 1-based line in the text. */
export type Tell = (what: string, line: number) => void

export type Uses = {
  /** `what`: a sentence, the same for all its places; `line` is 1-based. */
  add(what: string, file: string, line: number): void
  /** Adds a note for each. */
  finish(draft: Draft): void
}

export function createUses(): Uses {
  const places = new Map<string, string[]>()
  return {
    add(what, file, line) {
      const known = places.get(what) ?? []
      known.push(`${file}:${line}`)
      places.set(what, known)
    },
    finish({ notes }) {
      for (const [what, files] of places)
        notes.push({ text: files.length > 1 ? `${what} (${files.length} times)` : what, files })
    },
  }
}
