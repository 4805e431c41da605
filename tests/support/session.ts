/** Sessions of a browser: what one stores the next does not find. */
import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer'

export type Session = {
  newPage(): Promise<Page>
  /** Closes its pages. */
  end(): Promise<void>
}

type Kept = { readonly context: BrowserContext; readonly page: Page; readonly protocol: CDPSession }

/** Those that have ended, by browser. */
const ended = new WeakMap<Browser, Kept[]>()

/**
 * A session of its own is a process of its own that has compiled nothing, which costs more than most of what is done in it.
 * So one that has ended is emptied and begins again; a page that nobody sees keeps its process.
 */
export async function openSession(browser: Browser): Promise<Session> {
  const free = ended.get(browser) ?? []
  ended.set(browser, free)
  const kept = free.pop() ?? (await create(browser))
  return {
    newPage: () => kept.context.newPage(),
    async end() {
      const pages = (await kept.context.pages()).filter((page) => page !== kept.page)
      await Promise.all(pages.map((page) => page.close()))
      await empty(kept)
      free.push(kept)
    },
  }
}

async function create(browser: Browser): Promise<Kept> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  return { context, page, protocol: await page.createCDPSession() }
}

async function empty({ context, protocol }: Kept): Promise<void> {
  await context.clearPermissionOverrides()
  await protocol.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await protocol.send('Network.clearBrowserCookies')
  await protocol.send('Network.clearBrowserCache')
}
