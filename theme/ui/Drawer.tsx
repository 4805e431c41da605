/** A panel from the side. A popover, so that its button needs no script; `client/drawers.ts` keeps the page behind it still. */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { drawerAttributes, attribute } from '../client/behaviour.ts'
import { Icon } from './Icon.tsx'
import { iconButton } from './iconButton.ts'

type DrawerProps = {
  /** For the button that opens it: `popoverTarget`. */
  id: string
  title: string
  close: string
  side?: 'start' | 'end'
  className?: string
  children: ReactNode
}

export const Drawer = ({ id, title, close, side = 'start', className, children }: DrawerProps) => (
  <aside
    className={cx(drawer, side === 'end' && atEnd, className)}
    id={id}
    popover="auto"
    aria-label={title}
    {...attribute(drawerAttributes.drawer)}
    data-print="no"
  >
    <div className={head}>
      <strong>{title}</strong>
      <button type="button" className={iconButton} popoverTarget={id} popoverTargetAction="hide" aria-label={close}>
        <Icon name="close" />
      </button>
    </div>
    {children}
  </aside>
)

const drawer = css`
  --away: -100%;
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  width: min(21rem, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 var(--s-3) var(--s-8);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-inline-end: 1px solid var(--c-line);
  background: var(--c-bg);
  color: var(--c-text);
  scrollbar-width: thin;
  transform: translateX(var(--away));
  transition:
    transform var(--d-2) var(--ease),
    overlay var(--d-2) allow-discrete,
    display var(--d-2) allow-discrete;

  [dir='rtl'] & {
    --away: 100%;
  }
  &:popover-open {
    transform: none;

    @starting-style {
      transform: translateX(var(--away));
    }
  }
  &::backdrop {
    background: var(--c-veil);
  }
`

const atEnd = css`
  --away: 100%;
  inset-inline: auto 0;
  border-inline: 1px solid var(--c-line) 0;

  [dir='rtl'] & {
    --away: -100%;
  }
`

const head = css`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 56px;
  padding-inline-start: var(--s-3);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-bg);
`
