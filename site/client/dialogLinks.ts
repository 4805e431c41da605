/** A link that opens a dialog where the page has it, and leads elsewhere without script. */
import { dialogAttributes, installAttributes } from './behaviour.ts'
import { on } from '../../theme/client/on.ts'

on('click', `a[${dialogAttributes.opens}]`, (link, event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const dialog = document.getElementById(link.getAttribute(dialogAttributes.opens)!)
  if (!(dialog instanceof HTMLDialogElement)) return
  event.preventDefault()
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[role=tab], [name]')?.focus()
  if (!dialog.querySelector(`[${installAttributes.product}]`)) return
  import('../features/install/showLatestVersion.ts').then(
    ({ showLatestVersion }) => showLatestVersion(dialog),
    // Without a network the commands say what has to stand there.
    () => {},
  )
})
