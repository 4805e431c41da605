/** A window of a session of its own, and what a reader does in it. */
import type { Browser, Page } from 'puppeteer'
import { openSession } from '../../support/session.ts'
import { watchRequests } from '../support/window.ts'

export type OpenWindow = {
  readonly page: Page
  /** Uncaught errors and console errors, CSP violations among them. Failed requests are not listed: tests cause them. */
  readonly errors: string[]
  readonly warnings: string[]
  /** Until all that the page asked for has come and has led to no further request, over reloads too. */
  quiet(): Promise<void>
  close(): Promise<void>
}

/** Storage and history are empty. `prepare` runs in each document before its own scripts. */
export async function openWindow(browser: Browser, url: string, prepare?: () => void): Promise<OpenWindow> {
  const session = await openSession(browser)
  const page = await session.newPage()
  const errors: string[] = []
  const warnings: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
    if (message.type() === 'warn') warnings.push(message.text())
  })
  const quiet = watchRequests(page)
  if (prepare) await page.evaluateOnNewDocument(prepare)
  await page.goto(url)
  return { page, errors, warnings, quiet, close: () => session.end() }
}

/** Presses it wherever it is, without moving the pointer over other things on the way. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector)
  await page.evaluate((css) => document.querySelector<HTMLElement>(css)!.click(), selector)
}

export async function follow(page: Page, selector: string, path: string): Promise<void> {
  await press(page, selector)
  await shows(page, path)
}

/** Waits for the page with this path. */
export const shows = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction((expected) => document.documentElement.dataset['page'] === expected, { timeout: 10_000 }, path)

/** The page hears of it a little later than the network ends. */
export async function goOffline(page: Page): Promise<void> {
  await page.setOfflineMode(true)
  await page.waitForFunction(() => !navigator.onLine)
}

/** What a held timer would do, by its number. */
type Held = { readonly held: Map<number, () => void> }

/** The page's timers, those that are set from now on, wait for `elapse`. */
export const holdTimers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const held: Held['held'] = new Map()
    let last = 1_000_000
    window.setTimeout = ((handler: (...args: unknown[]) => void, _ms?: number, ...args: unknown[]) => {
      held.set(++last, () => handler(...args))
      return last
    }) as typeof window.setTimeout
    window.clearTimeout = (timer) => void held.delete(Number(timer))
    Object.assign(window, { held })
  })

/** All held timers run, as if their time had come. */
export const elapse = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { held } = window as unknown as Held
    for (const [timer, run] of held) {
      held.delete(timer)
      run()
    }
  })
