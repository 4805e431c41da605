/** A window above the page; all of the screen where that is small. */
import { css } from '@linaria/core'

export const dialog = css`
  width: min(34rem, 100vw - 2rem);
  max-width: none;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: var(--s-6);
  overflow: auto;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  box-shadow: var(--shadow-2);
  color: var(--c-text);

  &[open] {
    animation: dialog-arrive 250ms var(--ease-out);
  }
  @keyframes dialog-arrive {
    from {
      opacity: 0;
      transform: scale(0.97);
    }
  }
  &::backdrop {
    background: var(--c-veil);
  }
  h2 {
    font-size: var(--t-5);
  }
  h2 + p {
    margin-top: var(--s-2);
    color: var(--c-muted);
  }
  form[method='dialog'] {
    margin-top: var(--s-4);
    text-align: center;
  }
  form[method='dialog'] button {
    min-height: 32px;
    padding-inline: var(--s-3);
    color: var(--c-link);
    font-weight: 600;
  }
  @media (width < 480px) {
    padding: var(--s-5) var(--s-4);
  }
`
