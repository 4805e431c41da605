/** The route stage of all brands. */
import { routeInSpiteOfErrors, type RoutedSite } from '../route/route.ts'
import type { Document } from '../types.ts'
import type { Run } from './run.ts'

/** After a file that could not be read nothing is routed: it would look like a mistake of those that refer to it. */
export async function routeBrands(
  documents: readonly Document[],
  { config, brands, failures }: Run,
): Promise<readonly RoutedSite[]> {
  if (!failures.isEmpty()) return []
  const routed: RoutedSite[] = []
  for (const brand of brands) {
    const site = await failures.attempt(() => routeInSpiteOfErrors(config, documents, brand))
    if (site) routed.push(site)
  }
  return routed
}
