/** `a[data-dialog]`: a link that opens the dialog of this id where the page has one, and leads elsewhere without script. */
import { on } from './on.ts'

on('click', 'a[data-dialog]', (link, event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const dialog = document.getElementById(link.dataset['dialog']!)
  if (!(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[role=tab], [name]')?.focus()
  if (!dialog.querySelector('[data-latest]')) return
  import('../features/install/latestVersion.ts').then(
    ({ fillIn }) => fillIn(dialog),
    // Without a network the commands say what has to stand there.
    () => {},
  )
})
