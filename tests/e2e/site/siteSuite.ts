/** Tests of the built site: one server and one browser for all, a window for each. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openBuiltSite, type BrandId } from '../support/builtSite.ts'
import { openWindow, type View, type Window } from '../support/window.ts'

/** A test opens the window it needs, `usual` unless it says otherwise; what went wrong in it fails the test. */
export async function siteSuite(name: string, usual: View = {}) {
  const test = suite(name)
  const [site, browser] = await Promise.all([openBuiltSite(), launch()])
  let shown: Window | undefined

  async function close(): Promise<void> {
    const problems = shown?.problems ?? []
    await shown?.close()
    shown = undefined
    assert.equal(problems, [])
  }
  test.after.each(close)
  test.after(async () => {
    await browser.close()
    await site.end()
  })

  const open = async (path: string, view: View = {}, brand: BrandId = 'clougence'): Promise<Page> => {
    shown = await openWindow(browser, site.url(brand, path), { ...usual, ...view })
    return shown.page
  }
  return { test, site, open, close }
}
