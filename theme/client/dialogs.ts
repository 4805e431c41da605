/** What newer browsers do for dialogs by themselves: buttons that open them, and the veil that closes them. */
import { on } from './on.ts'

if (!('commandForElement' in HTMLButtonElement.prototype))
  on('click', 'button[command="show-modal"]', (button) => {
    const dialog = document.getElementById(button.getAttribute('commandfor')!)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  })

if (!('closedBy' in HTMLDialogElement.prototype))
  on(
    'click',
    'dialog[closedby="any"]',
    (dialog, { target }) => target === dialog && (dialog as HTMLDialogElement).close(),
  )
