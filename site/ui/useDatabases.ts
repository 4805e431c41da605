/** What the tool for database collaboration speaks to, each with its mark. Nothing where there is no such data. */
import { useSite } from '../../engine/client/index.ts'
import type { Mark } from '../../plugins/connectors/types.ts'
import { databases } from '../../plugins/pricing/shared.ts'
import { purposes, type Purpose } from '../../plugins/pricing/types.ts'

export function useDatabases(): readonly (Mark & { readonly name: string })[] {
  const known = databases.read(useSite())
  return purposes.flatMap((purpose) =>
    (known?.[purpose] ?? []).map((kind) => ({ ...kind, category: categories[purpose] })),
  )
}

const categories: Readonly<Record<Purpose, Mark['category']>> = {
  relational: 'database',
  distributed: 'database',
  analytical: 'analytics',
  keyValue: 'cache',
}
