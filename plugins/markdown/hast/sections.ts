/** The text of a page by section, for search. Every h2 and h3 starts a section. */
import type { Section } from '../../../engine/types.ts'

export type Sections = {
  /** Adds text to the current section. */
  write(text: string): void
  start(id: string, title: string): void
  /** Runs `visit`, and drops the text it writes: text of code and of headings is no prose. */
  withoutText(visit: () => void): void
  /** Sections with text or an id, white space collapsed. */
  all(): readonly Section[]
}

export function createSections(): Sections {
  const sections = [{ id: '', title: '', text: '' }]
  let muted = 0
  return {
    write(text) {
      if (muted === 0) sections.at(-1)!.text += text
    },
    start(id, title) {
      sections.push({ id, title, text: '' })
    },
    withoutText(visit) {
      muted++
      visit()
      muted--
    },
    all: () =>
      sections
        .map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
        .filter(({ id, text }) => id || text),
  }
}
