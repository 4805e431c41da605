/** One picture over the page. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { zoomAttributes } from './behaviour.ts'
import { on } from './on.ts'

/** A little larger is not worth a click. */
const worthwhile = 1.15
const zoomable = `[${zoomAttributes.zoomable}]`

export function offerZoom(picture: HTMLImageElement): void {
  if (!picture.complete) return picture.addEventListener('load', () => offerZoom(picture), { once: true })
  // A vector has no size of its own; without a text it is decoration.
  if (!picture.alt || (picture.naturalWidth < picture.clientWidth * worthwhile && !isCut(picture))) return
  picture.setAttribute(zoomAttributes.zoomable, '')
  picture.tabIndex = 0
  picture.role = 'button'
  picture.ariaHasPopup = 'dialog'
}

/** Its frame scrolls, and the keyboard reaches what is out of sight through the picture. */
const isCut = ({ parentElement }: HTMLImageElement): boolean =>
  parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth

let dialog: HTMLDialogElement | undefined

function open(picture: HTMLImageElement): void {
  dialog?.remove()
  dialog = document.createElement('dialog')
  dialog.id = 'site-zoom'
  dialog.ariaLabel = picture.alt
  const close = dialog.appendChild(document.createElement('button'))
  close.type = 'button'
  close.ariaLabel = picture.alt
  const large = close.appendChild(document.createElement('img'))
  large.src = picture.currentSrc
  large.alt = ''
  dialog.addEventListener('click', () => dialog?.close())
  dialog.addEventListener('close', () => dialog?.remove())
  document.body.append(dialog)
  dialog.showModal()
}

on('click', zoomable, (picture) => open(picture as HTMLImageElement))
on('keydown', zoomable, (picture, event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  open(picture as HTMLImageElement)
})
onNavigate(() => dialog?.close())
