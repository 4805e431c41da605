/** Messages in the lower corner, the newest last. */
import { css } from '@linaria/core'
import { toastAttributes } from '../client/behaviour.ts'

export const toasts = css`
  position: fixed;
  inset: auto var(--s-4) max(var(--s-4), env(safe-area-inset-bottom)) auto;
  display: grid;
  gap: var(--s-3);
  width: min(24rem, 100vw - 2rem);
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  pointer-events: none;

  [${toastAttributes.toast}] {
    --edge-colour: var(--c-primary);
    display: flex;
    gap: var(--s-3);
    align-items: flex-start;
    justify-content: space-between;
    padding: var(--s-3) var(--s-3) var(--s-3) var(--s-5);
    border: 1px solid var(--c-line);
    border-inline-start: 4px solid var(--edge-colour);
    border-radius: var(--r-1);
    background: var(--c-surface);
    box-shadow: var(--shadow-2);
    color: var(--c-text);
    font-size: var(--t-2);
    pointer-events: auto;
    animation: toast-arrive var(--d-2) var(--ease-out);
  }
  [${toastAttributes.toast}='good'] {
    --edge-colour: var(--c-good);
  }
  [${toastAttributes.toast}='bad'] {
    --edge-colour: var(--c-bad);
  }
  @keyframes toast-arrive {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  p {
    padding-block: 5px;
    overflow-wrap: anywhere;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 6px;
    color: var(--c-muted);
  }
  button::before {
    font: 400 1.375rem/1 var(--font);
    content: '×' / '';
  }
  button:hover {
    background: var(--c-sunken);
    color: var(--c-heading);
  }
`
