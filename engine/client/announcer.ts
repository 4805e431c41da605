/** Announces page changes to assistive technology, and moves the focus. */

let announcer: HTMLElement | undefined

export function startAnnouncer(): void {
  announcer = document.createElement('div')
  announcer.id = 'site-announcer'
  announcer.className = 'visually-hidden'
  announcer.ariaLive = 'polite'
  announcer.ariaAtomic = 'true'
  // Beside the body: a live region must stay when the body is replaced.
  document.documentElement.append(announcer)
}

export function announce(text: string): void {
  if (announcer) announcer.textContent = text
}

/** Keyboard and screen reader continue from here. Does not scroll. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
