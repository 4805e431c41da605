/** The editions feature by feature. Head and first column stay in view. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { comparisonTable, ownColumn } from '../../ui/comparisonTable.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { Table } from '../../ui/Table.tsx'
import { table, twoColumns } from './EditionsTable.styles.ts'
import type { Editions } from './editions.ts'

export function EditionsTable({ columns, groups }: Editions) {
  const words = useStrings().pricing.table
  // The last one has all there is.
  const own = (index: number) => (index === columns.length - 1 ? ownColumn : undefined)
  return (
    <Section id="editions" title={words.title} lead={words.lead} ground="sunken">
      <Table label={words.label} hint={columns.length > 2 ? words.scroll : undefined}>
        <table className={cx(comparisonTable, table, columns.length === 2 && twoColumns)}>
          <thead>
            <tr>
              <th scope="col">{words.feature}</th>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={own(index)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ id, rows }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  <span>{words.groups[id]}</span>
                </th>
                {/* Empty, and no control: it carries the colour of its column through. */}
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
                <td className={ownColumn} />
              </tr>
              {rows.map(([feature, ...cells]) => (
                <tr key={feature}>
                  <th scope="row">{words.rows[feature]}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index]} className={own(index)}>
                      {typeof cell === 'string' ? cell : <YesOrNo has={cell} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Table>
    </Section>
  )
}

function YesOrNo({ has }: { has: boolean }) {
  const { yes, no } = useStrings().pricing.table
  return (
    <>
      {has ? <Icon name="check" /> : <i aria-hidden="true" />}
      <span className="visually-hidden">{has ? yes : no}</span>
    </>
  )
}
