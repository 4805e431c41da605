/**
 * The list a button opens: its frame below the button, closed and open, and the bridge to it. It scrolls where it is higher than
 * the window below a bar. Declarations, for the bar has such lists on wide screens alone.
 */
import { raised } from './raised.ts'

export const popup = `
  position: absolute;
  inset-block: calc(100% + 6px) auto;
  inset-inline: 0 auto;
  max-height: calc(var(--window) - var(--bar) - var(--s-6));
  padding: var(--s-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  ${raised}
  visibility: hidden;
  opacity: 0;
  transform: translateY(-4px);
  transition:
    opacity var(--d-1),
    transform var(--d-1),
    visibility var(--d-1);
`

export const popupShown = `
  visibility: visible;
  opacity: 1;
  transform: none;
`

/** Visible at once: what is still hidden when an arrow opens it could not take the focus. */
export const popupOpened = `
  ${popupShown}
  transition-property: opacity, transform;
`

/** Behind the button, as long as its list is open, so that the pointer does not leave on its way down. */
export const popupBridge = `
  position: absolute;
  inset: 100% 0 auto;
  height: 8px;
  content: '';
`
