/**
 * Wakes `<site-island>` elements. As a custom element it hears from the browser itself when it enters and leaves the
 * page, whoever put it there: the parser, a swap, another island.
 */
import type { IslandTrigger } from './island.tsx'
import { mayReload } from './session.ts'

type IslandModule = { default(element: HTMLElement): () => void }

export const startIslands = (): void => customElements.define('site-island', SiteIsland)

class SiteIsland extends HTMLElement {
  private waking: Promise<void> | undefined
  private unmount: (() => void) | undefined
  private clicked: HTMLElement | undefined

  connectedCallback(): void {
    if (this.waking) return
    this.addEventListener('click', this, true)
    const wake = () => void this.wake()
    const { on } = this.dataset as { on?: IslandTrigger }
    if (on === 'load') wake()
    else if (on === 'visible' && this.firstElementChild) whenVisible(this.firstElementChild, wake)
    else if (on === 'interaction') {
      for (const type of ['pointerenter', 'focusin', 'touchstart'])
        this.addEventListener(type, wake, { once: true, passive: true })
    } else whenIdle(wake)
  }

  /** A click before there is anyone to hear it: kept back, repeated when the island lives. Links work by themselves. */
  handleEvent(event: Event): void {
    const target = event.target as HTMLElement
    if (target.closest('a[href]')) return
    event.preventDefault()
    event.stopPropagation()
    this.clicked = target
    void this.wake()
  }

  disconnectedCallback(): void {
    // Moving an element also disconnects it; only one that stays away has ended.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.unmount?.()
      this.unmount = this.waking = undefined
    })
  }

  private wake(): Promise<void> {
    return (this.waking ??= this.isConnected ? this.load() : undefined) ?? Promise.resolve()
  }

  private async load(): Promise<void> {
    const module = await loadModule(this.dataset['src'] ?? '')
    if (!this.isConnected) return
    this.unmount = module?.default(this)
    this.removeEventListener('click', this, true)
    // Hydration is not done yet; React hydrates at once what a click is for.
    if (this.clicked?.isConnected) this.clicked.click()
  }
}

/** A chunk goes missing when a new version is deployed: one reload brings the new page, then the static HTML has to do. */
async function loadModule(src: string): Promise<IslandModule | undefined> {
  try {
    return (await import(/* @vite-ignore */ src)) as IslandModule
  } catch (error) {
    console.warn(`Could not load ${src}`, error)
    if ((await isAnswered()) && mayReload(location.pathname)) location.reload()
    return undefined
  }
}

/** Without a server there is no new page either, and a reload would end on the browser's own. */
const isAnswered = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

function whenVisible(element: Element, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

function whenIdle(wake: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 })
  // Safari has none.
  else setTimeout(wake, 200)
}
