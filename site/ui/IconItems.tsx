/** Entries of a list, each with the same icon, by default a tick; the list around them says what they look like. */
import { Icon, type IconName } from './Icon.tsx'

type IconItemsProps = { icon?: IconName; items: readonly string[] }

export const IconItems = ({ icon = 'check', items }: IconItemsProps) =>
  items.map((item) => (
    <li key={item}>
      <Icon name={icon} />
      {item}
    </li>
  ))
