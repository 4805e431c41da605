/** Tests of the engine's browser code: one small site and one browser for all. */
import { suite } from 'uvu'
import { launch } from '../../support/browser.ts'
import { startTestSite } from './testSite.ts'
import { openWindow } from './window.ts'

/** Each test finds the site as it was: nothing asked for, nothing slow or broken. */
export async function clientSuite(name: string) {
  const test = suite(name)
  const [site, browser] = await Promise.all([startTestSite(), launch()])
  test.before.each(() => {
    site.requests.length = 0
    site.releaseAll()
    site.broken.clear()
  })
  test.after(async () => {
    await browser.close()
    await site.close()
  })
  const open = (path: string, prepare?: () => void) => openWindow(browser, site.origin + path, prepare)
  return { test, site, open }
}
