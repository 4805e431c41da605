/** Prices of the replication platform: plans, their differences, a calculator. */
import { css } from '@linaria/core'
import { useBrand, useLocale } from '../../../engine/client/index.ts'
import type { ReplicationPrices } from '../../../plugins/pricing/types.ts'
import { hydrateAttributes, attribute } from '../../../theme/client/behaviour.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Section } from '../../ui/Section.tsx'
import { useLatency } from '../../ui/useLatency.ts'
import Calculator from './calculator/Calculator.island.tsx'
import { parameters } from './calculator/query.ts'
import { replicationEditions } from './editions.ts'
import { EditionsTable } from './EditionsTable.tsx'
import { Plans } from './Plans.tsx'
import { PricingHead } from './PricingHead.tsx'
import { Rates } from './Rates.tsx'
import { useReplicationPlans } from './useReplicationPlans.tsx'

export function ReplicationPricing({ list }: { list: ReplicationPrices }) {
  const { table, calculator, plans } = useStrings().pricing
  const { features, apiBase } = useBrand<SiteBrand>()
  const { id: locale } = useLocale()
  const { currency, link, nodes, vendor, rows } = list
  const prices = { currency, link, nodes, vendor, rows: { full: rows.full, incremental: rows.incremental } }
  const { signed: latency } = useLatency('plans')
  const columns = [plans.community.name, plans.cloud.name, plans.enterprise.name]
  return (
    <>
      <PricingHead offering="replication">
        <Plans plans={useReplicationPlans(list)} />
      </PricingHead>
      <EditionsTable {...replicationEditions(table, columns, list, latency)} />
      {features.calculator && (
        <Section id="calculator" title={calculator.title} lead={calculator.lead}>
          <noscript>
            <p className={needsScript}>{calculator.noScript}</p>
          </noscript>
          <div {...attribute(hydrateAttributes.parameters, parameters.join(' '))}>
            <Calculator locale={locale} prices={prices} api={{ apiBase, localApiBase }} />
          </div>
          <Rates list={list} />
        </Section>
      )}
    </>
  )
}

const needsScript = css`
  margin-bottom: var(--s-5);
  font-weight: 600;
`
