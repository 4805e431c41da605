/** Paths claimed twice, paths that differ only by case, and invalid paths. */
import { pathClaimedTwice, pathInvalid, pathsDifferByCase } from '../errors/messages.ts'
import { pathRefusal } from '../paths/paths.ts'
import type { Diagnostic, Route } from '../types.ts'

export function findConflicts(routes: readonly Route[]): readonly Diagnostic[] {
  const problems: Diagnostic[] = []
  const byPath = new Map<string, Route>()
  const byFolded = new Map<string, Route>()

  for (const route of routes) {
    const reason = pathRefusal(route.path)
    if (reason) {
      problems.push(...pathInvalid(route.path, reason, { file: blame(route) }).diagnostics)
      continue
    }
    const same = byPath.get(route.path)
    if (same) {
      problems.push(...pathClaimedTwice(route.path, blame(same), blame(route)).diagnostics)
      continue
    }
    byPath.set(route.path, route)
    // A host or a laptop with a case-insensitive disk would show one of the two for both.
    const folded = route.path.normalize('NFC').toLowerCase()
    const collision = byFolded.get(folded)
    if (collision)
      problems.push(...pathsDifferByCase(collision.path, route.path, blame(collision), blame(route)).diagnostics)
    else byFolded.set(folded, route)
  }
  return problems
}

const blame = (route: Route): string => route.source ?? route.view
