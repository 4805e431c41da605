/** The text of a page by section, for search. Every h2 and h3 starts a section. */
import type { Section } from '../../../engine/types.ts'

export type Sections = {
  /** Adds text to the current section. */
  write(text: string): void
  start(id: string, title: string): void
  /** Runs `visit`, and drops the text it writes: a heading is no prose. */
  withoutText(visit: () => void): void
  /** Keeps a place for a block of code in the current section; the result fills it, now or later. */
  code(): (code: string | undefined) => void
  /** Runs `visit`; the text it writes is a block of code. */
  asCode(visit: () => void): void
  /** Sections with text, code or an id, white space of the text collapsed. */
  all(): readonly Section[]
}

type Collected = { readonly id: string; readonly title: string; text: string; readonly blocks: { code: string }[] }

export function createSections(): Sections {
  const sections: Collected[] = [{ id: '', title: '', text: '', blocks: [] }]
  let muted = 0
  let block: { code: string } | undefined

  function newBlock(): { code: string } {
    const added = { code: '' }
    sections.at(-1)!.blocks.push(added)
    return added
  }

  return {
    write(text) {
      if (muted) return
      if (block) block.code += text
      else sections.at(-1)!.text += text
    },
    start(id, title) {
      sections.push({ id, title, text: '', blocks: [] })
    },
    withoutText(visit) {
      muted++
      visit()
      muted--
    },
    code() {
      const own = newBlock()
      return (code) => void (own.code = code ?? '')
    },
    asCode(visit) {
      const outer = block
      block ??= newBlock()
      visit()
      block = outer
    },
    all: () =>
      sections
        .map(({ id, title, text, blocks }) => {
          const code = blocks.flatMap((own) => own.code.trim() || []).join('\n')
          return { id, title, text: text.replace(/\s+/g, ' ').trim(), ...(code && { code }) }
        })
        .filter(({ id, text, code }) => id || text || code),
  }
}
