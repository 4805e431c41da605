/**
 * A dialog above the page. A button opens it with `command="show-modal"` and `commandfor`; where the browser does not know
 * these, `client/dialogs.ts` does it. Focus stays inside and returns; Escape, the veil and the button close it.
 */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Icon } from './Icon.tsx'
import { tool } from './tool.ts'

type DialogProps = {
  id: string
  title: string
  /** Name of the button that closes it. */
  close: string
  children: ReactNode
  /** Buttons below; those in a `<form method="dialog">` close it. */
  foot?: ReactNode
}

export const Dialog = ({ id, title, close, children, foot }: DialogProps) => (
  <dialog id={id} className={dialog} aria-labelledby={`${id}-title`} closedby="any" data-dialog="">
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      <form method="dialog">
        <button type="submit" className={tool} aria-label={close}>
          <Icon name="close" />
        </button>
      </form>
    </header>
    <div data-body="">{children}</div>
    {foot && <footer>{foot}</footer>}
  </dialog>
)

/** What a button needs to open the dialog. React and its types do not know the attributes by name yet. */
export const opens = (id: string): object => ({ command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' })

const dialog = css`
  width: min(36rem, 100vw - 2rem);
  max-width: none;
  max-height: min(44rem, 100dvh - 2rem);
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  box-shadow: var(--shadow-2);
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
    html:has(dialog[data-dialog]:modal) {
      overflow: hidden;
    }
  }
  > header {
    display: flex;
    gap: var(--s-4);
    align-items: center;
    justify-content: space-between;
    padding: var(--s-4) var(--s-4) var(--s-4) var(--s-6);
    border-bottom: 1px solid var(--c-line);
  }
  > header h2 {
    font-size: var(--t-5);
  }
  > [data-body] {
    padding: var(--s-6);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    justify-content: flex-end;
    padding: var(--s-4) var(--s-6);
    border-top: 1px solid var(--c-line);
    background: var(--c-sunken);
  }
`
