/** One path, two claims; paths that only some disks keep apart; and those that none takes. */
import { pathClaimedTwice, pathInvalid, pathsDifferByCase } from '../errors/messages.ts'
import { refusalOf } from '../paths.ts'
import type { Diagnostic, Route } from '../types.ts'

export function findConflicts(routes: readonly Route[]): readonly Diagnostic[] {
  const problems: Diagnostic[] = []
  const byPath = new Map<string, Route>()
  const byFolded = new Map<string, Route>()

  for (const route of routes) {
    const reason = refusalOf(route.path)
    if (reason) {
      problems.push(...pathInvalid(route.path, reason, blame(route)).diagnostics)
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
    const twin = byFolded.get(folded)
    if (twin) problems.push(...pathsDifferByCase(twin.path, route.path, blame(twin), blame(route)).diagnostics)
    else byFolded.set(folded, route)
  }
  return problems
}

const blame = (route: Route): string => route.source ?? route.view
