/** The box of everything that is typed into or chosen from: an input, a select, or a frame around an input. */
import { css } from '@linaria/core'

export const control = css`
  min-height: 48px;
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  background: var(--c-surface);
  color: var(--c-heading);
  font-size: 1rem;
  transition: border-color var(--d-1);

  &:hover {
    border-color: var(--c-muted);
  }
  &:is([aria-invalid], :has([aria-invalid])) {
    border-color: var(--c-bad);
  }
  &:is(:disabled, :has(input:disabled)) {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-1);
  }
  &::placeholder,
  ::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
`
