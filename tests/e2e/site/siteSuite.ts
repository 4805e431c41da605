/** Tests of the built site: one server and one browser for all, a window for each. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import type { Launch } from '../../support/browser.ts'
import type { BrandId } from '../support/builtSite.ts'
import { builtSuite } from '../support/builtSuite.ts'
import { openWindow, type View, type Window } from '../support/window.ts'

/** A test opens the window it needs, `usual` unless it says otherwise; what went wrong in it fails the test. */
export async function siteSuite(name: string, usual: View = {}, browserIs: Launch = {}) {
  const { test, site, browser } = await builtSuite(name, browserIs)
  let shown: Window | undefined

  async function close(): Promise<void> {
    const problems = shown?.problems ?? []
    await shown?.close()
    shown = undefined
    // uvu does not show what a hook throws.
    if (problems.length) console.log(problems)
    assert.equal(problems, [])
  }
  test.after.each(close)

  const open = async (path: string, view: View = {}, brand: BrandId = 'clougence'): Promise<Page> => {
    shown = await openWindow(browser, site.url(brand, path), { ...usual, ...view })
    return shown.page
  }
  return { test, site, open, close }
}
