/** Tests of the dev server: one small site and one browser for all, a window for each. */
import { suite } from 'uvu'
import { launch } from '../../support/browser.ts'
import { openDevSite } from '../support/devSite.ts'
import { openWindow, type Window } from '../support/window.ts'

/** `shown` is the window of the test that runs; it is empty at first. */
export async function devSuite(name: string, files?: Parameters<typeof openDevSite>[0]) {
  const test = suite(`dev: ${name}`)
  const [site, browser] = await Promise.all([openDevSite(files), launch()])
  const shown = {} as Window
  test.before.each(async () => {
    Object.assign(shown, await openWindow(browser, undefined))
  })
  test.after.each(() => shown.close())
  test.after(async () => {
    await browser.close()
    site.end()
  })
  return { test, site, shown }
}
