/** What is pressed by itself, and not within a text, is high enough for a finger. */
import * as assert from 'uvu/assert'
import { siteSuite } from './siteSuite.ts'

const { test, open, close } = await siteSuite('fingers', { width: 390, height: 844, touch: true, isNew: true })

const pages = [
  ['clougence', '/'],
  ['bladepipe', '/en/pricing/'],
  ['bladepipe', '/en/login/'],
  ['clougence', '/register/'],
  ['clouddm', '/en/about/'],
  ['clouddm', '/blog/'],
  ['clougence', '/en/connector/oracle/'],
] as const

test('buttons, links of the footer and links that stand alone are 40 px high on phones', async () => {
  const found: string[] = []
  for (const [brand, path] of pages) {
    const page = await open(path, {}, brand)
    const low = await page.evaluate(() => {
      const alone = 'footer nav a, main nav a, main summary:not(figure *), main a:has(> svg), main button'
      const parts = [...document.querySelectorAll<HTMLElement>(`aside button, ${alone}`)]
      return parts
        .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((part) => part.getBoundingClientRect().height < 39.9)
        .map((part) => `${part.getBoundingClientRect().height} px: ${part.textContent}`)
    })
    found.push(...low.map((part) => `${brand} ${path} ${part}`))
    await close()
  }
  assert.equal(found, [])
})

test('rows of the documentation’s drawer and what copies code are 40 px high, too', async () => {
  const page = await open('/en/docs/quick/quick_start/', {}, 'bladepipe')
  const low = (selector: string) =>
    page.$$eval(selector, (parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect().height)
        .filter((height) => height < 39.9),
    )
  await page.waitForSelector('main .copy')
  assert.equal(await low('main .copy'), [])
  await page.tap('[popovertarget=site-sidebar]')
  await page.waitForSelector('#site-sidebar:popover-open')
  assert.equal(await low('#site-sidebar :is(a, summary)'), [])
})

test.run()
