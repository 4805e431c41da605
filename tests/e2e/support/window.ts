/** A window with a session of its own, which notes everything a good page never does. */
import type { Browser, HTTPRequest, Page } from 'puppeteer'
import { declineCounting } from '../../support/browser.ts'
import { openSession } from '../../support/session.ts'

export type Window = {
  readonly page: Page
  /** Console warnings and errors, uncaught errors, failed and refused requests, other hosts, CSP violations. */
  readonly problems: string[]
  close(): Promise<void>
}

export type View = {
  readonly width?: number
  readonly height?: number
  readonly touch?: boolean
  readonly timezone?: string
  readonly javaScript?: boolean
  readonly reducedMotion?: boolean
  /** Was never asked whether visits may be counted. */
  readonly isNew?: boolean
  /** Runs in each document before its own scripts. */
  readonly prepare?: () => void
}

/** In ms. Longer than any answer of a test takes. */
const quietTime = 15_000

/** Long, because the machine may be busy with other things. */
export const defaultTimeout = 60_000

export async function openWindow(browser: Browser, url: string | undefined, view: View = {}): Promise<Window> {
  const session = await openSession(browser)
  const page = await session.newPage()
  page.setDefaultTimeout(defaultTimeout)
  page.setDefaultNavigationTimeout(defaultTimeout)
  const problems = watchProblems(page)
  const { width = 1440, height = 900, touch = false } = view
  await page.setViewport({ width, height, hasTouch: touch, isMobile: touch })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: view.reducedMotion ? 'reduce' : 'no-preference' },
  ])
  if (view.timezone) await page.emulateTimezone(view.timezone)
  if (view.javaScript === false) await page.setJavaScriptEnabled(false)
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  if (!view.isNew) await page.evaluateOnNewDocument(declineCounting)
  if (view.prepare) await page.evaluateOnNewDocument(view.prepare)
  if (url) await page.goto(url)
  return { page, problems, close: () => session.end() }
}

function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()]
    // The status of every answer is looked at below.
    if ((type === 'error' || type === 'warn') && !text.startsWith('Failed to load resource'))
      problems.push(`console: ${text}`)
  })
  page.on('pageerror', (error) => problems.push(`script: ${String(error)}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && !/(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname))
      problems.push(`other host: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Leaving a page ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document'
    if (response.status() >= 400 && !isPage) problems.push(`status ${response.status()}: ${response.url()}`)
  })
  return problems
}

/** Presses it wherever it is, without moving the pointer over other things on the way. */
export const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate((css) => {
    const element = document.querySelector<HTMLElement>(css)
    if (!element) throw new Error(`There is no ${css}`)
    element.click()
  }, selector)

/** Waits until the page has nothing left to do: what hydrates when idle has begun to, and two frames were painted. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A page that moves on a busy machine is never idle by itself; islands wait as long.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/**
 * Call it before the page goes anywhere. What it returns waits until all that the page asked for has come and has led
 * to no further request, over reloads too.
 */
export function watchRequests(page: Page): () => Promise<void> {
  let asked = 0
  const open = new Set<HTTPRequest>()
  page.on('request', (request) => {
    asked++
    // How the requests of a page that is left end is not always told.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))

  return async () => {
    let since = performance.now()
    // How a request ended is not always told; one that says nothing for so long is not waited for.
    for (let before = -1; before !== asked || (open.size && performance.now() - since < quietTime);) {
      if (before !== asked) since = performance.now()
      before = asked
      await settled(page).catch((error) => {
        // A reload takes away the page that was looked at, and has asked for something.
        if (asked === before) throw error
      })
    }
  }
}

/** Waits for the page at this path, reached in whatever way, and until it has come to rest: a click would miss what moves. */
export const arrives = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      decodeURI(location.pathname) === wanted &&
      decodeURI(new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname) === wanted &&
      !document
        .querySelector('main')
        ?.getAnimations()
        .some(({ playState }) => playState === 'running'),
    {},
    path,
  )

export const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element.textContent ?? '').trim())

export const pathOf = (page: Page): string => decodeURI(new URL(page.url()).pathname)
