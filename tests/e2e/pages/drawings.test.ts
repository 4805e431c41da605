/** What charts and screens show is whole: no figure and no control is cut off by what it is drawn in. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { openPage } from '../../support/browser.ts'
import type { BrandId } from '../support/builtSite.ts'
import { builtSuite } from '../support/builtSuite.ts'
import { defaultTimeout } from '../support/window.ts'

const { test, site, browser } = await builtSuite('drawings')
const widths = [360, 390, 768, 1024, 1440]
const charts: readonly (readonly [BrandId, string])[] = [
  ['clougence', '/'],
  ['clougence', '/why/'],
  ['bladepipe', '/en/why/'],
]
const tickets: readonly (readonly [BrandId, string])[] = [
  ['clouddm', '/clouddm_solution/'],
  ['clouddm', '/en/clouddm_solution/'],
]

/** What `look` finds on each page at each width, with where. */
async function findings(
  pages: readonly (readonly [BrandId, string])[],
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { page } = await openPage(browser)
  page.setDefaultTimeout(defaultTimeout)
  const found: string[] = []
  for (const [brand, path] of pages) {
    await page.goto(site.url(brand, path))
    for (const width of widths) {
      await page.setViewport({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready)
      found.push(...(await look(page)).map((text) => `${brand} ${path} at ${width}: ${text}`))
    }
  }
  await page.close()
  return found
}

test('each figure of a chart is inside of the chart', async () => {
  const cut = (page: Page) =>
    page.$$eval('main figure svg text', (texts) => {
      const outside = (text: SVGTextElement) => {
        const [own, frame] = [text.getBoundingClientRect(), text.ownerSVGElement!.getBoundingClientRect()]
        return own.top < frame.top || own.bottom > frame.bottom
      }
      if (!texts.length) return ['no chart']
      return texts.filter((text) => text.checkVisibility() && outside(text)).map(({ textContent }) => textContent)
    })
  assert.equal(await findings(charts, cut), [])
})

test('the stages of a ticket keep their distance to the edge of the screen', async () => {
  const tooWide = (page: Page) =>
    page.$$eval('main figure :is(div, span)', (parts) => {
      if (!parts.length) return ['no screen']
      const isBox = (part: Element) => {
        const { display, overflowX } = getComputedStyle(part)
        return display !== 'inline' && overflowX === 'visible' && part.checkVisibility()
      }
      return parts
        .filter((part) => part.scrollWidth > part.clientWidth && isBox(part))
        .map(({ textContent }) => textContent)
    })
  assert.equal(await findings(tickets, tooWide), [])
})

test.run()
