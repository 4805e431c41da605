/**
 * Opens the search dialog: its buttons, Ctrl-K or Cmd-K, and "/". The dialog is in the page already; what is in it comes to
 * life when the focus arrives.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { searchAttributes } from './behaviour.ts'
import { on } from './on.ts'
import { recall, remember } from './storage.ts'

const dialogOf = () => document.querySelector<HTMLDialogElement>('dialog#site-search')

function open(): void {
  const dialog = dialogOf()
  if (!dialog || dialog.open) return
  dialog.showModal()
  // To type a new query, or to look at the old answer.
  const field = dialog.querySelector('input')
  field?.focus()
  field?.select()
  // Chromium, busy, has been seen to drop the focus with the next frame when the dialog was closed just before.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (dialog.open && document.activeElement === document.body) field?.focus()
    }),
  )
}

on('click', `[${searchAttributes.open}]`, open)
on('click', `[${searchAttributes.close}]`, () => dialogOf()?.close())
// A result may be on this very page.
document.addEventListener('click', (event) => {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (isPlain && event.target instanceof Element && event.target.closest('dialog#site-search a[href]'))
    dialogOf()?.close()
})

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  const isCommand = event.ctrlKey || event.metaKey
  const isShortcut = isCommand && !event.shiftKey && isK(event)
  if (!isShortcut && (isCommand || event.key !== '/' || isField(event.target))) return
  const dialog = dialogOf()
  // Another dialog is a matter of its own.
  if (!dialog || (!dialog.open && document.querySelector('dialog:modal'))) return
  event.preventDefault()
  if (isShortcut && dialog.open) dialog.close()
  else open()
})

/** Where the layout has no Latin letters, the key that has it elsewhere. */
const isK = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

onNavigate(({ path }) => {
  document.documentElement.toggleAttribute(searchAttributes.mac, /Mac|iPhone|iPad/.test(navigator.platform))
  // Left behind by the result that led here. The code that highlights words is for those who came this way.
  const words = recall('search:highlight')
  if (!words) return
  remember('search:highlight', null)
  void import('./searchHighlights.ts').then(({ highlightWords }) => highlightWords(words, path))
})
