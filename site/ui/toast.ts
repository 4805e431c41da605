/** A short message over the page, for what has just happened elsewhere than under the pointer. Loaded by who needs it. */
import { toastAttributes } from '../client/behaviour.ts'
import { toasts } from './toast.styles.ts'

export type Toast = {
  readonly text: string
  readonly tone?: 'good' | 'bad' | 'plain'
  /** Name of the button that closes it. */
  readonly close: string
  /** Milliseconds; what went wrong stays until it is closed. */
  readonly stay?: number
}

export function toast({ text, tone = 'plain', close, stay = tone === 'bad' ? Infinity : 5_000 }: Toast): void {
  const entry = document.createElement('div')
  entry.setAttribute(toastAttributes.toast, tone)
  const message = entry.appendChild(document.createElement('p'))
  const button = entry.appendChild(document.createElement('button'))
  button.type = 'button'
  button.ariaLabel = close
  region().append(entry)
  // Said only where the region was there before its text.
  message.role = tone === 'bad' ? 'alert' : 'status'
  requestAnimationFrame(() => (message.textContent = text))

  let timer = 0
  const leave = () => {
    clearTimeout(timer)
    entry.remove()
  }
  const wait = () => {
    clearTimeout(timer)
    if (stay < Infinity) timer = window.setTimeout(leave, stay)
  }
  // Nothing goes while it is being read or reached for.
  const hold = () => clearTimeout(timer)
  for (const name of ['pointerenter', 'focusin']) entry.addEventListener(name, hold)
  for (const name of ['pointerleave', 'focusout']) entry.addEventListener(name, wait)
  button.addEventListener('click', leave)
  wait()
}

/** In the top layer, so that a dialog does not cover it. */
function region(): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[${toastAttributes.region}]`)
  const element = known ?? document.body.appendChild(document.createElement('section'))
  if (!known) {
    element.className = toasts
    element.setAttribute(toastAttributes.region, '')
    element.popover = 'manual'
  } else if (element.matches(':popover-open')) element.hidePopover()
  // Shown again, it is above what was opened since.
  element.showPopover()
  return element
}
