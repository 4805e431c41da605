/**
 * A button and the list it opens: under the pointer after 0.15 s, 0.1 s after it left it closes; by click, touch and
 * keyboard as well. `client/menus.ts` does it; without script the list opens under the pointer and the focus.
 */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { attribute, menuAttributes } from '../client/behaviour.ts'
import { iconButton } from './iconButton.ts'
import { atEnd, dropdown, opener } from './Dropdown.styles.ts'

type DropdownProps = {
  id: string
  /** Says more than the button shows: `Language: English`. */
  label: string
  /** What the button shows. */
  face: ReactNode
  /** Links and buttons; the chosen one has `aria-current`. */
  items: readonly { readonly id: string; readonly content: ReactNode }[]
  /** By click and keyboard alone. */
  by?: 'click'
  align?: 'start' | 'end'
}

export const Dropdown = ({ id, label, face, items, by, align = 'start' }: DropdownProps) => (
  <div className={cx(dropdown, align === 'end' && atEnd)} {...attribute(menuAttributes.menu, by ?? '')}>
    <button
      type="button"
      className={cx(iconButton, opener)}
      aria-expanded="false"
      aria-controls={id}
      aria-label={label}
    >
      {face}
    </button>
    <ul id={id}>
      {items.map((item) => (
        <li key={item.id}>{item.content}</li>
      ))}
    </ul>
  </div>
)
