/**
 * `[data-dialog]`: a link that opens the dialog of this id where the page has one, and leads elsewhere without script.
 * Closing with Esc, on the veil and by its button is the browser's own.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { on } from './on.ts'

on('click', 'a[data-dialog]', (link, event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const dialog = document.getElementById(link.dataset['dialog']!)
  if (!(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  dialog.showModal()
  if (!dialog.querySelector('[data-latest]')) return
  import('../features/install/latestVersion.ts').then(
    ({ fillIn }) => fillIn(dialog),
    // Without a network the commands say what has to stand there.
    () => {},
  )
})

// For browsers that do not know `closedby`.
on(
  'click',
  'dialog[data-page-dialog]',
  (dialog, { target }) => target === dialog && (dialog as HTMLDialogElement).close(),
)
onNavigate(() =>
  document.querySelectorAll<HTMLDialogElement>('dialog[data-page-dialog][open]').forEach((one) => one.close()),
)
