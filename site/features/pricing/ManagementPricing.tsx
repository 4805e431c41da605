/** Prices of database management: two editions and what tells them apart. Nothing there to calculate. */
import type { ManagementPrices } from '../../../plugins/pricing/types.ts'
import { useStrings } from '../../strings/index.ts'
import { useDatabases } from '../../ui/useDatabases.ts'
import { managementEditions } from './editions.ts'
import { EditionsTable } from './EditionsTable.tsx'
import { Plans } from './Plans.tsx'
import { PricingHead } from './PricingHead.tsx'
import { useManagementPlans } from './useManagementPlans.tsx'

export function ManagementPricing({ list }: { list: ManagementPrices }) {
  const { table, management } = useStrings().pricing
  const columns = [management.community.name, management.commercial.name]
  const kinds = useDatabases().length
  return (
    <>
      <PricingHead offering="management">
        <Plans plans={useManagementPlans(kinds)} />
      </PricingHead>
      <EditionsTable {...managementEditions(table, columns, list, kinds)} />
    </>
  )
}
