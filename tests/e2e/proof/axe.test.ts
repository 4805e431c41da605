/**
 * Nothing for axe to find with everything open that opens; light and dark take turns, `EVERY_LOOK=1` looks at both. Pages as they are
 * at first are looked at by `everyPage.test.ts`.
 */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openAccountSite, type AccountSite } from '../account/accountSite.ts'
import { brands, localized } from '../support/builtSite.ts'
import { look, looks, type Look } from '../support/looks.ts'
import { openWindow, press } from '../support/window.ts'
import { violations } from '../support/axe.ts'
import { pathOf } from './pageTypes.ts'

const test = suite('axe')
const schemes = ['light', 'dark'] as const
const all = Boolean(process.env['EVERY_LOOK'])
let site: AccountSite

test.before(async () => {
  site = await openAccountSite()
})
test.after(() => site?.end())

for (const [number, brand] of brands.entries())
  test(`${brand}: with menus, drawers, search and contact card open`, async () => {
    const locale = brand === 'bladepipe' ? 'en' : 'zh'
    const { page, problems, close } = await openWindow(site.browser, undefined)
    const go = (type: string) => page.goto(site.urlOf(brand, localized(locale, pathOf(type, brand)!)))
    const found: string[] = []
    let turn = number
    const check = async (within: string, what: string) => {
      await page.waitForFunction((css) => document.querySelector(css)?.checkVisibility(), {}, within)
      turn++
      for (const scheme of schemes.filter((_, index) => all || turn % schemes.length === index)) {
        await look(page, { width: page.viewport()!.width as Look['width'], scheme }, 'reduce')
        found.push(...(await violations(page, within)).map((each) => `${what} ${scheme}: ${each}`))
      }
    }

    await look(page, looks[0]!, 'reduce')
    await go('home')
    for (const menu of await page.$$('[data-menu=""]')) {
      const list = await menu.$eval('button', (button) => {
        button.click()
        return button.getAttribute('aria-controls')
      })
      await check(`#${list}`, 'menu')
    }
    await press(page, '[data-search-open]')
    await page.waitForSelector('dialog#site-search[open]')
    await check('#site-search', 'search')
    await page.type('#site-search input', 'mysql')
    // An answer to the letters before fades while the last one is looked for.
    await page.waitForSelector('#site-search :not([data-stale]):has(> form) [role=option]')
    await check('#site-search', 'search with results')

    await look(page, looks[3]!, 'reduce')
    await go('home')
    await press(page, '[popovertarget=site-menu]')
    await page.$$eval('#site-menu button[aria-expanded=false]', (buttons) =>
      buttons.forEach((button) => (button as HTMLElement).click()),
    )
    await check('#site-menu', 'drawer')
    await go('doc')
    await press(page, '[popovertarget=site-sidebar]')
    await check('#site-sidebar', 'sidebar')
    if (await page.$('#contact-card')) {
      await go('home')
      await press(page, '[data-contact-open]')
      await check('#contact-card', 'contact card')
    }
    assert.equal([...found, ...problems], [])
    await close()
  })

test.run()
