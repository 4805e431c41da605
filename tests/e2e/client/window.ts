/** A window of a session of its own, and what a reader does in it. */
import type { Browser, Page } from 'puppeteer'
import type { TestSite } from './testSite.ts'

export type OpenWindow = {
  readonly page: Page
  /** Uncaught errors and console errors, CSP violations among them. Failed requests are not listed: tests cause them. */
  readonly errors: string[]
  readonly warnings: string[]
  close(): Promise<void>
}

/** Storage and history are empty. `prepare` runs in each document before its own scripts. */
export async function openWindow(browser: Browser, url: string, prepare?: () => void): Promise<OpenWindow> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const errors: string[] = []
  const warnings: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
    if (message.type() === 'warn') warnings.push(message.text())
  })
  if (prepare) await page.evaluateOnNewDocument(prepare)
  await page.goto(url)
  return { page, errors, warnings, close: () => context.close() }
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

/** Waits until nothing has been asked of the server for a while, over reloads too. */
export async function settle(site: TestSite, quiet = 400): Promise<void> {
  for (let count = -1; count !== site.requests.length;) {
    count = site.requests.length
    await new Promise((resolve) => setTimeout(resolve, quiet))
  }
}
