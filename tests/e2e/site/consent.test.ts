/** The question whether visits may be counted: it comes first, is small and covers nothing that a person uses. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { builtSuite } from '../support/builtSuite.ts'
import { openWindow, type View, type Window } from '../support/window.ts'

const notice = '[data-analytics]'
const { test, site, browser } = await builtSuite('consent')
let shown: Window
type Brand = Parameters<typeof site.url>[0]
test.after.each(() => shown.close())

/** For a new visitor. The console of the account pages is not asked whether it answers. */
async function open(path: string, view: View = {}, brand: Brand = 'bladepipe'): Promise<Page> {
  shown = await openWindow(browser, site.url(brand, path), { ...view, isNew: true, reducedMotion: true })
  await shown.page.waitForSelector(notice, { visible: true })
  return shown.page
}

const desktop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844, touch: true }

const isInNotice = (page: Page) => page.evaluate((css) => Boolean(document.activeElement?.closest(css)), notice)

/** That it covers nothing on the way through a page is proven by `keyboard.test.ts`. */
for (const [path, size] of [
  ['/en/login/', desktop],
  ['/register/', phone],
] as const)
  test(`the question is small, and comes after the link that skips it: ${path} at ${size.width} px`, async () => {
    const page = await open(path, size)
    const height = await page.$eval(notice, (element) => element.getBoundingClientRect().height)
    assert.ok(height <= 84, `${height} px`)
    const isAsked: boolean[] = []
    while (isAsked.length < 5) {
      await page.keyboard.press('Tab')
      isAsked.push(await isInNotice(page))
    }
    // The link that skips to the text, the policy, two buttons.
    assert.equal(isAsked, [false, true, true, true, false])
  })

test('an answer takes the question away, and the page stays where it was read', async () => {
  const page = await open('/en/docs/intro/product_intro/')
  await page.focus('[data-consent-answer=denied]')
  await page.keyboard.press('Enter')
  await page.waitForSelector(notice, { hidden: true })
  await page.reload()
  assert.not(await page.$eval(notice, (element) => element.checkVisibility()))
})

test('an answer can be changed: the footer asks again', async () => {
  const page = await open('/')
  await page.click('[data-consent-answer=granted]')
  await page.waitForSelector(notice, { hidden: true })
  await page.click('footer [data-consent-answer=unset]')
  await page.waitForSelector(notice, { visible: true })
  assert.ok(await isInNotice(page))
  await page.reload()
  assert.ok(await page.$eval(notice, (element) => element.checkVisibility()))
})

test('on a phone what floats in the corner lies below the button that asks again', async () => {
  const page = await open('/en/', phone, 'clouddm')
  await page.tap('[data-consent-answer=granted]')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const corner = await page.waitForSelector('[data-back-to-top]', { visible: true })
  const button = await page.waitForSelector('footer [data-consent-answer=unset]')
  const [{ y: top }, { y, height }] = [(await corner!.boundingBox())!, (await button!.boundingBox())!]
  assert.ok(y + height <= top, `${y + height} and ${top}`)
})

test.run()
