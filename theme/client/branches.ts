/** Branches of the sidebar that the reader has opened or closed in this tab, by their ids: folders have any name. */
import { recall, remember } from './storage.ts'

const key = 'tree'

/** Anything else that may stand there counts as nothing. */
export function readBranches(): ReadonlyMap<string, boolean> {
  try {
    const kept = Object.entries(Object(JSON.parse(recall(key, 'sessionStorage') ?? '{}')))
    return new Map(kept.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
  } catch {
    return new Map()
  }
}

export function rememberBranch(id: string, isOpen: boolean): void {
  remember(key, JSON.stringify(Object.fromEntries(new Map(readBranches()).set(id, isOpen))), 'sessionStorage')
}
