/** Routes that no other one is in the way of, and what is wrong with the others. */
import { pathClaimedTwice, pathInvalid, pathsDifferByCase } from '../errors/messages.ts'
import { caseFolded, pageFile, pathRefusal } from '../paths/paths.ts'
import type { Brand, Diagnostic, Route } from '../types.ts'

export type Settled = {
  /** Of two that claim one path, the first; those whose paths differ by case are all among them. */
  readonly routes: readonly Route[]
  readonly left: readonly Route[]
  /** Paths claimed twice, paths that differ only by case, and invalid paths, among them those in the file of another page. */
  readonly conflicts: readonly Diagnostic[]
}

export function settleConflicts(routes: readonly Route[], brand: Pick<Brand, 'trailingSlash'>): Settled {
  const problems: Diagnostic[] = []
  const left = new Set<Route>()
  const byPath = new Map<string, Route>()
  const byFolded = new Map<string, Route>()
  // A key is the same in every language: two files that meet in each of them are one mistake.
  const told = new Set<string>()

  for (const route of routes) {
    const reason = pathRefusal(route.path) ?? bareRefusal(route, brand)
    if (reason) {
      problems.push(...pathInvalid(route.path, reason, { file: blame(route) }).diagnostics)
      left.add(route)
      continue
    }
    const same = byPath.get(route.path)
    if (same) {
      const [first, second] = [blame(same), blame(route)]
      const mistake = JSON.stringify([route.key, first, second])
      if (!told.has(mistake)) problems.push(...pathClaimedTwice(route.path, first, second).diagnostics)
      told.add(mistake)
      left.add(route)
      continue
    }
    byPath.set(route.path, route)
    // A host or a laptop with a case-insensitive disk would show one of the two for both.
    const folded = caseFolded(route.path)
    const collision = byFolded.get(folded)
    if (collision) problems.push(...pathsDifferByCase(claimOf(collision), claimOf(route), blame(route)).diagnostics)
    else byFolded.set(folded, route)
  }
  for (const [route, reason] of belowPages([...byPath.values()], brand)) {
    problems.push(...pathInvalid(route.path, reason, { file: blame(route) }).diagnostics)
    left.add(route)
  }
  return {
    routes: left.size ? routes.filter((route) => !left.has(route)) : routes,
    left: [...left],
    conflicts: problems,
  }
}

/** Without a slash at the end a page is a file beside its folder: with such a name hosts take it for something else. */
function bareRefusal({ path, status }: Route, { trailingSlash }: Pick<Brand, 'trailingSlash'>): string | undefined {
  const name = path.split('/').at(-2)!
  if (trailingSlash !== 'never' || status === 404 || !/^(?:404|index)$|\.html$/.test(name)) return undefined
  return `hosts take "${name}" for something else where addresses end without a slash`
}

/** Pages for whose file a folder would be needed where another page has its file, `docs/index.html`, and why that cannot be. */
function* belowPages(
  routes: readonly Route[],
  brand: Pick<Brand, 'trailingSlash'>,
): Iterable<readonly [route: Route, reason: string]> {
  const inDoubt = routes.filter(({ path }) => path.includes('.html/'))
  if (!inDoubt.length) return
  const pages = new Map(routes.map((route) => [pageFile(route.path, brand, route.status), route.path]))
  for (const route of inDoubt) {
    const parts = route.path.slice(1, -1).split('/')
    const file = parts.map((_, index) => parts.slice(0, index + 1).join('/')).find((folder) => pages.has(folder))
    if (file) yield [route, `"${file}" is the file of ${pages.get(file)}`]
  }
}

const claimOf = (route: Route) => ({ path: route.path, owner: blame(route) })

const blame = (route: Route): string => route.source ?? route.view
