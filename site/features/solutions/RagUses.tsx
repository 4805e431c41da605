/** What it is used for, as a table. */
import { css } from '@linaria/core'
import { Section } from '../../ui/Section.tsx'

type RagUsesProps = {
  words: { title: string; columns: { use: string; does: string }; items: readonly { title: string; text: string }[] }
}

export const RagUses = ({ words: { title, columns, items } }: RagUsesProps) => (
  <Section id="uses" title={title} ground="sunken">
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{columns.use}</th>
          <th scope="col">{columns.does}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ title: use, text }) => (
          <tr key={use}>
            <th scope="row">{use}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
)

const table = css`
  width: 100%;
  border-collapse: collapse;

  tr {
    border-bottom: 1px solid var(--c-line);
  }
  th,
  td {
    padding: var(--s-4) var(--s-6) var(--s-4) 0;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    padding-block: var(--s-2);
    color: var(--c-muted);
    font-size: var(--t-2);
    font-weight: 500;
  }
  tbody th {
    width: 34%;
    color: var(--c-heading);
    font-weight: 600;
  }
`
