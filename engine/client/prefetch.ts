/** Fetches the page behind a link before the reader presses it. */

/** The part of the Network Information API that is used here; most browsers do not have it. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** In ms: long enough to tell a pause on a link from a pointer that passes over it. */
const hoverDelay = 65

export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.endsWith('2g')

/** `prefetch` is called with the link the reader points at, touches or focuses. */
export function startPrefetch(prefetch: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointed: HTMLAnchorElement | undefined

  function onPoint({ target }: Event): void {
    const link = linkAt(target)
    if (link === pointed) return
    clearTimeout(timer)
    pointed = link
    if (link && mayPrefetch((navigator as { connection?: Connection }).connection))
      timer = setTimeout(prefetch, hoverDelay, link)
  }

  for (const type of ['mouseover', 'focusin', 'touchstart']) document.addEventListener(type, onPoint, { passive: true })
}

export const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined
