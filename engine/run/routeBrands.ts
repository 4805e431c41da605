/** The route stage of all brands. */
import { routeInSpiteOfErrors, type RoutedSite } from '../route/route.ts'
import type { Document } from '../types.ts'
import type { Run } from './run.ts'

/** After a file that could not be read, of a plugin that does not say what is missing then, nothing is routed. */
export async function routeBrands(
  documents: readonly Document[],
  { config, brands, failures, unread }: Run,
): Promise<readonly RoutedSite[]> {
  if (!failures.isEmpty()) return []
  const routed: RoutedSite[] = []
  for (const brand of brands) {
    const site = await failures.attempt(() => routeInSpiteOfErrors(config, documents, brand, unread))
    if (site) routed.push(site)
  }
  return routed
}
