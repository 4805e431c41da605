/**
 * Client navigation: the next page is fetched and what differs is swapped. If anything goes wrong, the browser loads the
 * page in full: that gives the same result, only slower.
 */
import { announce, moveFocus, startAnnouncer } from './announcer.ts'
import { showFailure } from './failure.ts'
import { addStyles, startHead, swapHead } from './head.ts'
import { announceNavigation } from './lifecycle.ts'
import { cleanUrl, isDecodable, isPlainClick, pageUrlOf, readUrl, samePage } from './links.ts'
import { createPageCache, fetchPage } from './pageCache.ts'
import { linkAt, startPrefetch } from './prefetch.ts'
import { startProgress, stopProgress } from './progress.ts'
import { hashTarget } from './hashTarget.ts'
import { enterEntry, followHistory, restorePosition, savePosition, startScroll } from './scroll.ts'
import { claimReload } from './sessionStorage.ts'
import { startOwnNodes } from './ownNodes.ts'
import { parsePage, swap } from './swap.ts'

/** `pop`: the history has moved already, only the page is missing. */
type HistoryAction = 'push' | 'replace' | 'pop'

const pages = createPageCache(fetchPage)
/** Address of the page that is shown. While a page is loading, `location` may be ahead. */
let shown: URL
/** The navigation under way. A newer one wins. */
let pending: URL | undefined

export function startNavigator(): void {
  shown = new URL(location.href)
  startHead()
  startOwnNodes()
  startAnnouncer()
  startScroll()
  startPrefetch((link) => {
    const url = pageUrlOf(link, shown.href)
    if (url && isDecodable(url.pathname)) pages.get(keyOf(url)).catch(() => {})
  })
  document.addEventListener('click', onClick)
  addEventListener('popstate', onPop)
  // The site's own script, which runs after this one, may listen for the first page.
  queueMicrotask(() => announceNavigation({ path: shown.pathname, first: true }))
  correctAddress()
}

/** Goes to a page as a click on a link would. Anything that is not a page of this site is left to the browser. */
export function navigate(href: string): void {
  const link = readUrl(href, location.href)
  const url = link && pageUrlOf({ href: link.href, target: '', hasAttribute: () => false }, shown.href)
  if (url) void visit(url, 'push', link.href)
  else location.assign(href)
}

/** Pages that were fetched are stale; for the dev server. */
export const clearPageCache = (): void => pages.clear()

/** Fetches the shown page again and has `update` change its body; for the dev server, after an edit. */
export async function refresh(update: (body: Element, next: Element) => void): Promise<void> {
  const url = shown
  pages.clear()
  // A page that cannot be fetched leaves the shown one as it is.
  const page = await pages.get(keyOf(url)).catch(() => undefined)
  if (!page || url !== shown) return
  const next = page.html === undefined ? undefined : parsePage(page.html)
  // Only the browser can show a redirect, for example.
  if (!next) return location.reload()
  await addStyles(next)
  if (url !== shown) return
  swapHead(next)
  update(document.body, next.body)
  announceNavigation({ path: url.pathname, first: false })
}

function onClick(event: MouseEvent): void {
  const link = linkAt(event.target)
  if (!link || !isPlainClick(event)) return
  // The browser may be about to jump within the page.
  savePosition()
  const url = pageUrlOf(link, shown.href)
  if (!url) return
  event.preventDefault()
  void visit(url, 'push', link.href)
}

function onPop(): void {
  const url = new URL(location.href)
  followHistory()
  if (!samePage(url, shown) && !isWithin(url)) return void visit(url, 'pop')
  // Back to the page that is still there, or a jump within it.
  stop()
  shown = url
  restorePosition()
}

/**
 * A step that an island made in its own page, by a query. It leaves `within` in the state of both entries and shows
 * them itself; fetching the page again would only end it.
 */
const isWithin = (url: URL): boolean => url.pathname === shown.pathname && history.state?.within === true

function stop(): void {
  if (pending) pages.abort(keyOf(pending))
  pending = undefined
  stopProgress()
}

/** `written`: the address as a link has it, which may be that of a file: `/report.html`. */
async function visit(url: URL, how: HistoryAction, written?: string): Promise<void> {
  // Pressed twice.
  if (pending?.href === url.href) return
  stop()
  pending = url
  const isStale = () => pending !== url
  startProgress()
  try {
    if (!isDecodable(url.pathname)) return showError(url, how)
    const { status, html } = await pages.get(keyOf(url))
    if (isStale()) return
    if (status === 404 && written?.includes('.html')) return location.assign(written)
    const next = html === undefined ? undefined : parsePage(html)
    if (!next) return loadFully(url)
    await addStyles(next)
    if (isStale()) return
    await transition(() => {
      if (isStale()) return
      updateHistory(url, how)
      swap(next)
      moveToTarget(url, how)
    })
    if (!isStale()) announceNavigation({ path: url.pathname, first: false })
  } catch (error) {
    if (isStale()) return
    console.warn(`Could not load ${url.pathname}`, error)
    if (claimReload(url.pathname)) loadFully(url)
    else showError(url, how)
  } finally {
    if (!isStale()) stop()
  }
}

/** A new version of the site, a file, a redirect: only the browser can show it. */
function loadFully(url: URL): void {
  if (url.href === location.href) location.reload()
  else location.assign(url.href)
}

function showError(url: URL, how: HistoryAction): void {
  updateHistory(url, how)
  showFailure(url.pathname, () => void visit(url, 'replace'))
  moveToTarget(url, 'replace')
}

function updateHistory(url: URL, how: HistoryAction): void {
  if (how !== 'pop') {
    savePosition()
    const again = how === 'replace' || url.href === location.href
    history[again ? 'replaceState' : 'pushState'](null, '', url)
    enterEntry()
  }
  shown = url
}

function moveToTarget(url: URL, how: HistoryAction): void {
  const target = hashTarget(url.hash)
  // As the browser does when it jumps by itself.
  for (const folded of document.querySelectorAll('details')) folded.open ||= folded.contains(target)
  moveFocus(target ?? document.querySelector('main'))
  announce(document.title)
  if (how === 'pop' && restorePosition()) return
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Resolves when `update` has run, not at the end of the animation.
 *
 * Snapshots of a transition take no clicks. The root has `data-leaving` while the old page is captured and loses it
 * before the update, so that styles can capture the old page alone and the new page can be used at once.
 */
async function transition(update: () => void): Promise<void> {
  if (isSlow || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return update()
  const { dataset } = document.documentElement
  const begun = performance.now()
  dataset['leaving'] = ''
  const started = document.startViewTransition(() => {
    clearTimeout(timer)
    isSlow = performance.now() - begun > longestCapture
    delete dataset['leaving']
    update()
  })
  // A transition that is skipped has still updated.
  started.ready.catch(() => {})
  started.finished.catch(() => {})
  const timer = setTimeout(() => started.skipTransition(), longestCapture)
  await started.updateCallbackDone
}

/** In ms. A busy machine may take seconds to capture the old page, while the new one is there. */
const longestCapture = 250
/** Whether it took longer: pages change without a transition from then on. */
let isSlow = false

const keyOf = (url: URL): string => url.pathname + url.search

/** A host without clean addresses may have answered `/x.html` with the page or with its not-found page. */
function correctAddress(): void {
  if (!isDecodable(shown.pathname)) return void visit(shown, 'replace')
  const clean = cleanUrl(shown)
  if (clean.pathname === shown.pathname) return
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  if (canonical && new URL(canonical).pathname === clean.pathname) {
    shown = clean
    history.replaceState(history.state, '', clean)
    return
  }
  pages.get(keyOf(clean)).then(
    ({ status, html }) => void (status === 200 && html && visit(clean, 'replace')),
    () => {},
  )
}
