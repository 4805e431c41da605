/** Three tools, compared by feature and by scenario. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { quietText } from '../../../theme/styles/quietText.ts'
import { comparisonTable, ownColumn } from '../../ui/comparisonTable.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAllowances } from '../../ui/useAllowances.ts'
import { scenarios } from './figures.ts'
import { rating, ratings, table } from './tables.ts'

export function Vendors({ own }: { own: string }) {
  const { vendors } = useStrings().why
  const { currency } = useBrand<SiteBrand>()
  const { sources } = useAllowances()
  const ownOf = (id: string, text: string) => (id === 'support' && currency === 'CNY' ? vendors.supportCny : text)
  return (
    <Section id="features" title={vendors.title} lead={vendors.lead} ground="sunken">
      <Wide label={vendors.title} corner={vendors.feature} own={own}>
        {Object.entries(vendors.rows(sources.commercial)).map(([id, [feature, own, airbyte, fivetran]]) => (
          <tr key={id}>
            <th scope="row">{feature}</th>
            <td className={ownColumn}>{ownOf(id, own)}</td>
            <td>{airbyte}</td>
            <td>{fivetran}</td>
          </tr>
        ))}
      </Wide>
    </Section>
  )
}

export function Scenarios({ own }: { own: string }) {
  const { scenarios: words, footnote } = useStrings().why
  return (
    <Section id="scenarios" title={words.title} lead={words.lead} className={noted}>
      <Wide label={words.title} corner={words.scenario} own={own}>
        {scenarios.map(({ id, ratings: values }) => (
          <tr key={id}>
            <th scope="row">{words.rows[id]}</th>
            {values.map((value, index) => (
              <td key={index} className={index === 0 ? ownColumn : undefined}>
                <span className={cx(rating, ratings[value])}>
                  {value === 'excellent' ? <Icon name="check" /> : <Circle />}
                  {words[value]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </Wide>
      <p className={note}>{footnote}</p>
    </Section>
  )
}

type WideProps = { label: string; corner: string; own: string; children: ReactNode }

function Wide({ label, corner, own, children }: WideProps) {
  const { vendors } = useStrings().why
  return (
    <Table label={vendors.table(label)} hint={vendors.scroll}>
      <table className={cx(comparisonTable, table)}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            <th scope="col" className={ownColumn}>
              {own}
              <small>{vendors.ownPlan}</small>
            </th>
            <th scope="col">
              {vendors.airbyte}
              <small>{vendors.airbytePlan}</small>
            </th>
            <th scope="col">
              {vendors.fivetran}
              <small>{vendors.fivetranPlan}</small>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Table>
  )
}

const Circle = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <circle cx="12" cy="12" r="8" />
  </svg>
)

const noted = css``

const note = css`
  max-width: 60rem;
  margin-top: var(--s-5);
  ${quietText}
`
