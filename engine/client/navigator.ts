/**
 * Plain links, felt as an app: the next page is fetched and what differs is swapped. Whatever goes wrong, the browser
 * takes over: there is nothing here that a full load would not do, only slower.
 */
import { announce, moveFocus, startAnnouncer } from './announcer.ts'
import { showFailure } from './failure.ts'
import { addStyles, startHead, swapHead } from './head.ts'
import { announceNavigation } from './lifecycle.ts'
import { cleanUrl, isDecodable, isPlainClick, pageOf, readUrl, samePage } from './links.ts'
import { morph } from './morph.ts'
import { createPages, fetchPage } from './pages.ts'
import { linkAt, startPrefetch } from './prefetch.ts'
import { startProgress, stopProgress } from './progress.ts'
import { hashTarget } from './hashTarget.ts'
import { enterEntry, followHistory, restorePosition, savePosition, startScroll } from './scroll.ts'
import { mayReload } from './session.ts'
import { parsePage, swap } from './swap.ts'

/** `pop`: the history has moved already, only the page is missing. */
type How = 'push' | 'replace' | 'pop'

const pages = createPages(fetchPage)
/** Address of the page that is shown. While a page is loading, `location` may be ahead. */
let shown: URL
/** The navigation under way. A newer one wins. */
let pending: URL | undefined

export function startNavigator(): void {
  shown = new URL(location.href)
  startHead()
  startAnnouncer()
  startScroll()
  startPrefetch((link) => {
    const url = pageOf(link, shown.href)
    if (url && isDecodable(url.pathname)) pages.get(keyOf(url)).catch(() => {})
  })
  document.addEventListener('click', onClick)
  addEventListener('popstate', onPop)
  // The site's own script, which comes after this one, may want to hear of the first page.
  queueMicrotask(() => announceNavigation({ path: shown.pathname, first: true }))
  tidyAddress()
}

/** Goes to a page as a click on a link would. Anything that is not a page of this site is left to the browser. */
export function navigate(href: string): void {
  const link = readUrl(href, location.href)
  const url = link && pageOf({ href: link.href, target: '', hasAttribute: () => false }, shown.href)
  if (url) void visit(url, 'push')
  else location.assign(href)
}

/** What was fetched before is old; for the dev server. */
export const forgetPages = (): void => pages.clear()

/** Fetches the shown page again and touches what differs; for the dev server, after an edit. */
export async function refresh(): Promise<void> {
  const url = shown
  pages.clear()
  // A page that cannot be had leaves the one that is there.
  const page = await pages.get(keyOf(url)).catch(() => undefined)
  if (!page || url !== shown) return
  const next = page.html === undefined ? undefined : parsePage(page.html)
  // A redirect, for one, is shown by the browser alone.
  if (!next) return location.reload()
  await addStyles(next)
  if (url !== shown) return
  swapHead(next)
  morph(document.body, next.body)
  announceNavigation({ path: url.pathname, first: false })
}

function onClick(event: MouseEvent): void {
  const link = linkAt(event.target)
  if (!link || !isPlainClick(event)) return
  // The browser may be about to jump within the page.
  savePosition()
  const url = pageOf(link, shown.href)
  if (!url) return
  event.preventDefault()
  void visit(url, 'push')
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
 * A step an island made in its own page, by a query: it marks both entries with `within` in their state, and follows
 * by itself. Fetching the page again would only end it.
 */
const isWithin = (url: URL): boolean => url.pathname === shown.pathname && history.state?.within === true

function stop(): void {
  if (pending) pages.drop(keyOf(pending))
  pending = undefined
  stopProgress()
}

async function visit(url: URL, how: How): Promise<void> {
  // Pressed twice.
  if (pending?.href === url.href) return
  stop()
  pending = url
  const isStale = () => pending !== url
  startProgress()
  try {
    if (!isDecodable(url.pathname)) return fail(url, how, new URIError(`The address ${url.pathname} cannot be read.`))
    const { html } = await pages.get(keyOf(url))
    if (isStale()) return
    const next = html === undefined ? undefined : parsePage(html)
    if (!next) return loadFully(url)
    await addStyles(next)
    if (isStale()) return
    await transition(() => {
      if (isStale()) return
      enter(url, how)
      swap(next)
      arrive(url, how)
    })
    if (!isStale()) announceNavigation({ path: url.pathname, first: false })
  } catch (error) {
    if (isStale()) return
    console.warn(`Could not load ${url.pathname}`, error)
    if (mayReload(url.pathname)) loadFully(url)
    else fail(url, how, error)
  } finally {
    if (!isStale()) stop()
  }
}

/** A new version of the site, a file, a redirect: shown by the browser alone. */
function loadFully(url: URL): void {
  if (url.href === location.href) location.reload()
  else location.assign(url.href)
}

function fail(url: URL, how: How, error: unknown): void {
  enter(url, how)
  showFailure(error, () => void visit(url, 'replace'))
  arrive(url, 'replace')
}

function enter(url: URL, how: How): void {
  if (how !== 'pop') {
    savePosition()
    const again = how === 'replace' || url.href === location.href
    history[again ? 'replaceState' : 'pushState'](null, '', url)
    enterEntry()
  }
  shown = url
}

function arrive(url: URL, how: How): void {
  const target = hashTarget(url.hash)
  moveFocus(target ?? document.querySelector('main'))
  announce(document.title)
  if (how === 'pop' && restorePosition()) return
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Resolves when `update` has run, not when all has moved.
 *
 * Pictures of a transition take no clicks. So that styles can make one of the leaving page alone, and the page that comes
 * can be used at once, the root has `data-leaving` while pictures are taken and loses it before the update.
 */
async function transition(update: () => void): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return update()
  const { dataset } = document.documentElement
  dataset['leaving'] = ''
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => {
    delete dataset['leaving']
    update()
  })
  // A transition that is skipped has still updated.
  ready.catch(() => {})
  finished.catch(() => {})
  await updateCallbackDone
}

const keyOf = (url: URL): string => url.pathname + url.search

/** A host that knows no clean addresses may have answered `/x.html` with the page or with its not-found page. */
function tidyAddress(): void {
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
