/** The editions feature by feature. Head and first column stay in view. */
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { hint, scroller, table } from './EditionsTable.styles.ts'
import type { Editions } from './editions.ts'

export function EditionsTable({ columns, groups }: Editions) {
  const words = useStrings().pricing.table
  return (
    <Section id="editions" title={words.title} lead={words.lead} ground="sunken">
      {columns.length > 2 && (
        <p className={hint}>
          {words.scroll}
          <Icon name="arrow" />
        </p>
      )}
      {/* Focusable: otherwise nobody could scroll it by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={scroller} aria-label={words.label} tabIndex={0}>
        <table className={table} data-columns={columns.length}>
          <thead>
            <tr>
              <th scope="col">{words.feature}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ id, rows }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{words.groups[id]}</span>
                </th>
              </tr>
              {rows.map(([feature, ...cells]) => (
                <tr key={feature}>
                  <th scope="row">{words.rows[feature]}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index]}>{typeof cell === 'string' ? cell : <Mark has={cell} />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </Section>
  )
}

function Mark({ has }: { has: boolean }) {
  const { yes, no } = useStrings().pricing.table
  return (
    <>
      {has ? <Icon name="check" /> : <i aria-hidden="true" />}
      <span className="visually-hidden">{has ? yes : no}</span>
    </>
  )
}
