/**
 * Hydrates `<site-island>` elements. The browser tells a custom element when it enters and leaves the page, however it
 * got there: by the parser, a swap, another island.
 */
import type { IslandTrigger } from './island.tsx'
import { reloadForCode } from './missingCode.ts'

type IslandModule = { default(element: HTMLElement): () => void }

export const startIslands = (): void => customElements.define('site-island', SiteIsland)

/** What is looked at before hydration. */
const early = ['click', 'input'] as const

export class SiteIsland extends HTMLElement {
  /** In dev: what it was before its module took it over. */
  served: string | undefined
  private hydrating: Promise<void> | undefined
  private unmount: (() => void) | undefined
  private pendingClick: HTMLElement | undefined

  /** Its code is on its way. */
  get isLoading(): boolean {
    return this.hydrating !== undefined && this.unmount === undefined
  }

  connectedCallback(): void {
    if (this.hydrating) return
    for (const type of early) this.addEventListener(type, this, true)
    const hydrate = () => void this.hydrate()
    const { on } = this.dataset as { on?: IslandTrigger }
    if (on === 'load') whenPainted(hydrate)
    else if (on === 'visible' && this.firstElementChild) whenVisible(this.firstElementChild, hydrate)
    else if (on === 'interaction') {
      for (const type of ['pointerenter', 'focusin', 'touchstart'])
        this.addEventListener(type, hydrate, { once: true, passive: true })
    } else whenIdle(hydrate)
  }

  /**
   * A click before hydration is held back and repeated after it. Who goes on writing meant none: it would send half of what
   * they write, or take the focus from them. Links work without the island.
   */
  handleEvent(event: Event): void {
    const target = event.target as HTMLElement
    if (event.type === 'input') return this.keepClick(undefined)
    if (target.closest('a[href]')) return
    event.preventDefault()
    event.stopPropagation()
    this.keepClick(target)
    void this.hydrate()
  }

  /** Styles show that it was heard. */
  private keepClick(target: HTMLElement | undefined): void {
    this.pendingClick = target
    this.toggleAttribute('data-pressed', target !== undefined)
  }

  disconnectedCallback(): void {
    // Moving an element also disconnects it; only one that stays disconnected has ended.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.unmount?.()
      this.unmount = this.hydrating = undefined
    })
  }

  private hydrate(): Promise<void> {
    return (this.hydrating ??= this.isConnected ? this.load() : undefined) ?? Promise.resolve()
  }

  private async load(): Promise<void> {
    const src = this.dataset['src'] ?? ''
    const begun = import.meta.env.DEV ? beginLoading(src) : 0
    const module = await loadModule(src)
    // Also where this island is gone: the next one is given the same code.
    if (import.meta.env.DEV && module && !isCurrent(begun)) return
    if (import.meta.env.DEV) loading.delete(src)
    if (!this.isConnected) return
    // Styles show what is to be said then; the next click tries again.
    this.toggleAttribute('data-failed', !module)
    const { pendingClick } = this
    this.keepClick(undefined)
    if (!module) {
      this.hydrating = undefined
      return
    }
    if (import.meta.env.DEV) this.served = this.innerHTML
    this.unmount = module.default(this)
    for (const type of early) this.removeEventListener(type, this, true)
    // Hydration is not done yet; React hydrates at once what a click is for.
    if (pendingClick?.isConnected) pendingClick.click()
  }
}

/** In dev: modules on their way, and when they were first asked for. */
const loading = new Map<string, number>()

function beginLoading(src: string): number {
  const begun = loading.get(src) ?? performance.now()
  loading.set(src, begun)
  return begun
}

/** The page hears since when the code was asked for, and is loaded anew where it is of another version than that code. */
const isCurrent = (begun: number): boolean =>
  dispatchEvent(new CustomEvent('site:island', { detail: begun, cancelable: true }))

/** If one reload does not bring the code, the static HTML stays. */
async function loadModule(src: string): Promise<IslandModule | undefined> {
  try {
    return (await import(/* @vite-ignore */ src)) as IslandModule
  } catch (error) {
    console.warn(`Could not load ${src}`, error)
    await reloadForCode('islands')
    return undefined
  }
}

/** What was prerendered is seen before code runs that may take longer than all the rest. A page that nobody sees is not painted. */
function whenPainted(callback: () => void): void {
  if (document.hidden) callback()
  else requestAnimationFrame(() => setTimeout(callback))
}

function whenVisible(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 })
  // Safari has none.
  else setTimeout(callback, 200)
}
