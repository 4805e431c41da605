/** A dialog that belongs to a page. Links with `data-dialog` open it; see `client/pageDialogs.ts`. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { useStrings } from '../strings/index.ts'
import { Icon } from './Icon.tsx'
import { tool } from './tool.ts'

/** What links call the dialogs they open. */
export const dialogs = { install: 'install-community', request: 'connector-request' } as const

type PageDialogProps = { id: string; title: string; lead?: string; children: ReactNode }

export const PageDialog = ({ id, title, lead, children }: PageDialogProps) => (
  <dialog id={id} className={box} closedby="any" aria-labelledby={`${id}-title`} data-page-dialog="">
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p>{lead}</p>}
    </header>
    <div>{children}</div>
    {/* Last, so that the focus goes to what the dialog is for. */}
    <form method="dialog">
      <button className={tool} aria-label={useStrings().dialog.close}>
        <Icon name="close" />
      </button>
    </form>
  </dialog>
)

const box = css`
  width: min(42rem, 100vw - 2rem);
  max-width: none;
  max-height: min(56rem, 100dvh - 2rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  box-shadow: var(--shadow-2);
  color: var(--c-text);

  &[open] {
    animation: page-dialog-arrive var(--d-2) var(--ease-out);
  }
  @keyframes page-dialog-arrive {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  &::backdrop {
    background: var(--c-veil);
  }
  :global() {
    html:has(dialog[data-page-dialog][open]) {
      overflow: hidden;
    }
  }
  > header {
    padding: var(--s-6) calc(var(--s-6) + 44px) 0 var(--s-6);
  }
  > header h2 {
    font-size: var(--t-5);
  }
  > header p {
    margin-top: var(--s-2);
    color: var(--c-muted);
    font-size: var(--t-2);
  }
  > form {
    position: absolute;
    top: var(--s-4);
    right: var(--s-3);
  }
  > div {
    padding: var(--s-5) var(--s-6) var(--s-6);
  }

  @media (width < 600px) {
    width: 100vw;
    max-height: 92dvh;
    margin: auto 0 0;
    border-inline: 0;
    border-bottom: 0;
    border-radius: var(--r-2) var(--r-2) 0 0;

    > header,
    > div {
      padding-inline: var(--s-4);
    }
    > header {
      padding-right: 60px;
    }
  }
`
