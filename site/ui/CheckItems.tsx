/** Entries of a list, each with a tick, or another sign where one is named; the list around them says what they look like. */
import { Icon, type IconName } from '../../theme/ui/Icon.tsx'

type CheckItemsProps = { sign?: IconName; items: readonly string[] }

export const CheckItems = ({ sign = 'check', items }: CheckItemsProps) =>
  items.map((item) => (
    <li key={item}>
      <Icon name={sign} />
      {item}
    </li>
  ))
