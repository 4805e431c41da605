/** A list of texts of the data files. */
import { InlineCode } from './InlineCode.tsx'

export const FactItems = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <InlineCode text={item} />
      </li>
    ))}
  </ul>
)
