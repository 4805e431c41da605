/** What every modal window is: a surface above the veil that arrives quietly, while the page behind it stays where it is. */
import { css } from '@linaria/core'
import { raised } from './raised.ts'

export const modal = css`
  max-width: none;
  padding: 0;
  overflow: hidden;
  ${raised}
  color: var(--c-text);
  opacity: 0;
  transform: translateY(8px) scale(0.98);
  transition:
    opacity var(--d-2) var(--ease),
    transform var(--d-2) var(--ease),
    overlay var(--d-2) allow-discrete,
    display var(--d-2) allow-discrete;

  &[open] {
    display: flex;
    flex-direction: column;
    opacity: 1;
    transform: none;

    @starting-style {
      opacity: 0;
      transform: translateY(8px) scale(0.98);
    }
  }
  &::backdrop {
    background: var(--c-veil);
  }
  :global() {
    html:has(dialog[closedby]:modal) {
      overflow: hidden;
    }
  }
`
