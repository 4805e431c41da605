/** Where the reader was on each entry of the history, and where a new page starts. */
import { readSession, writeSession } from './sessionStorage.ts'

export type Positions = {
  get(entry: string): number | undefined
  set(entry: string, y: number): void
  toText(): string
}

const limit = 100

/** `text` is what `toText` gave; anything else counts as nothing. */
export function createPositions(text: string | undefined): Positions {
  const positions = new Map(read(text))
  return {
    get: (entry) => positions.get(entry),
    set(entry, y) {
      positions.delete(entry)
      positions.set(entry, Math.round(y))
      const [oldest] = positions.keys()
      if (positions.size > limit) positions.delete(oldest!)
    },
    toText: () => JSON.stringify([...positions]),
  }
}

function read(text: string | undefined): [string, number][] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return (Array.isArray(list) ? list : []).filter(
      (item): item is [string, number] =>
        Array.isArray(item) && typeof item[0] === 'string' && Number.isFinite(item[1]),
    )
  } catch {
    return []
  }
}

const key = 'site:scroll'
let positions: Positions
/** The entry that is shown. When `popstate` comes, the history is already at the next one. */
let entry = ''

export function startScroll(): void {
  positions = createPositions(readSession(key))
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    savePosition()
    writeSession(key, positions.toText())
  })
  enterEntry()
  restorePosition()
}

export const savePosition = (): void => positions.set(entry, scrollY)

/** The reader went back or forward, or jumped to a hash: then the entry is new and the old position gone already. */
export function followHistory(): void {
  if (isKnown()) savePosition()
  enterEntry()
}

/** Takes the history's current entry for the one that is shown; a new one gets a name. */
export function enterEntry(): void {
  if (!isKnown()) history.replaceState({ ...history.state, site: Math.random().toString(36).slice(2) }, '')
  entry = history.state.site
}

const isKnown = (): boolean => typeof history.state?.site === 'string'

/** False where the entry is new. */
export function restorePosition(): boolean {
  const y = positions.get(entry)
  if (y !== undefined) scrollTo({ top: y, behavior: 'instant' })
  return y !== undefined
}
