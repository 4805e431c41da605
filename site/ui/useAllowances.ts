/** What the replication product allows, as its price list in the currency of the brand says. */
import { useShared } from '../../engine/client/index.ts'
import { allowances } from '../../plugins/pricing/shared.ts'
import type { Allowances } from '../../plugins/pricing/types.ts'

export const useAllowances = (): Allowances => useShared(allowances)
