/** Fetches the page behind a link while the reader is still about to press it. */

/** The part of the Network Information API that counts; most browsers have none of it. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Long enough to tell a pause on a link from a pointer on its way. */
const intent = 65

export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.endsWith('2g')

/** `hint` is called with the link the reader points at, touches or focuses. */
export function startPrefetch(hint: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointed: HTMLAnchorElement | undefined

  function onPoint({ target }: Event): void {
    const link = linkAt(target)
    if (link === pointed) return
    clearTimeout(timer)
    pointed = link
    if (link && mayPrefetch((navigator as { connection?: Connection }).connection))
      timer = setTimeout(hint, intent, link)
  }

  for (const type of ['mouseover', 'focusin', 'touchstart']) document.addEventListener(type, onPoint, { passive: true })
}

export const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined
