/** Entries of a list, each with a tick; the list around them says what they look like. */
import { Icon } from './Icon.tsx'

export const CheckItems = ({ items }: { items: readonly string[] }) =>
  items.map((item) => (
    <li key={item}>
      <Icon name="check" />
      {item}
    </li>
  ))
