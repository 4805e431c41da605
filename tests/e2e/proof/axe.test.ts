/**
 * Nothing for axe to find: on one page of every type in every brand, and with everything open that opens. Locale, width and
 * colours take turns from page to page, so that each type is seen in three looks; `EVERY_LOOK=1` looks at every combination.
 */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openAccountSite, type AccountSite } from '../account/accountSite.ts'
import { brands, localized, locales, type BrandId } from '../support/builtSite.ts'
import { openWindow, press } from '../support/window.ts'
import { violations } from '../support/axe.ts'
import { pageTypes, pathOf } from './pageTypes.ts'

const test = suite('axe')
let site: AccountSite

test.before(async () => {
  site = await openAccountSite()
})
test.after(() => site?.end())

type Look = { readonly width: 1440 | 390; readonly scheme: 'light' | 'dark' }
const looks: readonly Look[] = [
  { width: 1440, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'light' },
]

async function look(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewport({ width, height: width < 800 ? 844 : 900 })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
}

type Visit = { readonly brand: BrandId; readonly path: string; readonly looks: readonly Look[] }
const all = Boolean(process.env['EVERY_LOOK'])

const visits = pageTypes.flatMap((type, row) =>
  brands.flatMap((brand, column): readonly Visit[] => {
    const path = pathOf(type, brand)
    if (path === undefined) return []
    const turn = row + column
    return locales.flatMap((locale, index) => {
      if (all) return { brand, path: localized(locale, path), looks }
      return index === turn % 2 ? { brand, path: localized(locale, path), looks: [looks[turn % looks.length]!] } : []
    })
  }),
)

test('one page of every type', async () => {
  const problems: string[] = []
  const queue = [...visits]
  // Two at a time, because a page waits for the network now and then.
  await Promise.all([work(), work()])
  assert.equal(problems, [])

  async function work(): Promise<void> {
    const { page, problems: noted, close } = await openWindow(site.browser, undefined)
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      await look(page, visit.looks[0]!)
      await page.goto(site.urlOf(visit.brand, visit.path))
      for (const next of visit.looks) {
        await look(page, next)
        const found = await violations(page)
        problems.push(...found.map((each) => `${visit.brand} ${visit.path} ${next.width} ${next.scheme}: ${each}`))
      }
    }
    problems.push(...noted)
    await close()
  }
})

for (const brand of brands)
  test(`${brand}: with menus, drawers, search and contact card open`, async () => {
    const locale = brand === 'bladepipe' ? 'en' : 'zh'
    const { page, problems, close } = await openWindow(site.browser, undefined)
    const go = (type: string) => page.goto(site.urlOf(brand, localized(locale, pathOf(type, brand)!)))
    const found: string[] = []
    const check = async (within: string, what: string) => {
      await page.waitForFunction((css) => document.querySelector(css)?.checkVisibility(), {}, within)
      for (const scheme of ['light', 'dark'] as const) {
        await look(page, { width: page.viewport()!.width as Look['width'], scheme })
        found.push(...(await violations(page, within)).map((each) => `${what} ${scheme}: ${each}`))
      }
    }

    await look(page, looks[0]!)
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
    await page.waitForSelector('#site-search [role=option]')
    await check('#site-search', 'search with results')

    await look(page, looks[3]!)
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
      await press(page, '[data-opener]')
      await check('#contact-card', 'contact card')
    }
    assert.equal([...found, ...problems], [])
    await close()
  })

test.run()
