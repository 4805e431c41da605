/**
 * A dialog above the page. A button opens it with `command="show-modal"` and `commandfor`; where the browser does not know
 * these, `client/dialogs.ts` does it. Focus stays inside and returns; Escape, the veil and the button close it.
 */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { modal } from '../../theme/ui/dialog.styles.ts'
import { Icon } from '../../theme/ui/Icon.tsx'
import { iconButton } from '../../theme/ui/iconButton.ts'

type DialogProps = {
  id: string
  title: string
  /** Name of the button that closes it. */
  close: string
  /** A sentence before the rest. */
  lead?: string
  /** A click beside it must not cost what was typed, or cancel what goes on. */
  keepsOpen?: boolean
  children: ReactNode
  /** Buttons below; those in a `<form method="dialog">` close it. */
  foot?: ReactNode
}

export const Dialog = ({ id, title, close, lead, keepsOpen, children, foot }: DialogProps) => (
  <dialog
    id={id}
    className={cx(modal, dialog)}
    aria-labelledby={`${id}-title`}
    closedby={keepsOpen ? 'closerequest' : 'any'}
  >
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      <form method="dialog">
        <button type="submit" className={iconButton} aria-label={close}>
          <Icon name="close" />
        </button>
      </form>
    </header>
    <div className={body}>
      {lead && <p className={leadText}>{lead}</p>}
      {children}
    </div>
    {foot && <footer>{foot}</footer>}
  </dialog>
)

/** What a button needs to open the dialog. React and its types do not know the attributes by name yet. */
export const opensDialog = (id: string): object => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog',
})

const leadText = css``

const body = css`
  padding: var(--s-6);
  overflow-y: auto;
  overscroll-behavior: contain;

  > .${leadText} {
    margin-bottom: var(--s-5);
    color: var(--c-muted);
  }
`

const dialog = css`
  width: min(36rem, 100vw - 2rem);
  max-height: min(44rem, 100dvh - 2rem);
  margin: auto;

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
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    justify-content: flex-end;
    padding: var(--s-4) var(--s-6);
    border-top: 1px solid var(--c-line);
    background: var(--c-sunken);
  }
  /* A sheet at the lower edge, as wide as the screen. */
  @media (width < 30em) {
    width: 100vw;
    margin: auto 0 0;

    &[open] {
      border-width: 1px 0 0;
      border-radius: var(--r-2) var(--r-2) 0 0;
    }
    > header {
      padding-inline-start: var(--s-4);
    }
    > .${body},
    > footer {
      padding-inline: var(--s-4);
    }
  }
`
