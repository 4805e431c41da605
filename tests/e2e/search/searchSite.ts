/** What the files of these tests share: the built site, a browser, windows that are closed behind each test. */
import type { Browser } from 'puppeteer'
import type { Test } from 'uvu'
import { launch } from '../../support/browser.ts'
import { openBuiltSite, type BuiltSite } from '../support/builtSite.ts'
import { openWindow, type View, type Window } from '../support/window.ts'

export type SearchSite = {
  readonly site: BuiltSite
  /** A page of the brand with all kinds of pages. */
  at(path: string): string
  visit(url: string, view?: View): Promise<Window>
}

export function openForSearch(test: Test): SearchSite {
  let site: BuiltSite
  let browser: Browser
  const windows: Window[] = []

  test.before(async () => {
    site = await openBuiltSite()
    browser = await launch()
  })
  test.after(async () => {
    await browser?.close()
    await site?.server.stop()
  })
  test.after.each(() => Promise.all(windows.splice(0).map(({ close }) => close())).then(() => {}))

  return {
    get site() {
      return site
    },
    at: (path) => site.url('clouddm', path),
    async visit(url, view) {
      const shown = await openWindow(browser, url, view)
      windows.push(shown)
      return shown
    },
  }
}
