/** Tells those who do not see the page change that it did. */

let announcer: HTMLElement | undefined

export function startAnnouncer(): void {
  announcer = document.createElement('div')
  announcer.id = 'site-announcer'
  announcer.className = 'visually-hidden'
  announcer.ariaLive = 'polite'
  announcer.ariaAtomic = 'true'
  // Beside the body: a live region must outlast what it speaks about.
  document.documentElement.append(announcer)
}

export function announce(text: string): void {
  if (announcer) announcer.textContent = text
}

/** A reader with a keyboard or a screen reader goes on from here. Scrolling is left to others. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
