/** No text of a drawn screen lies over another, ends beyond its edge or is cut to nothing, on the smallest screens neither, and the brand has its whole name in the bar. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { locales, localized, openBuiltSite, type BrandId } from '../support/builtSite.ts'
import { openWindow } from '../support/window.ts'

const test = suite('cut texts')
const site = await openBuiltSite()
const browser = await launch()
test.after(async () => {
  await browser.close()
  await site.end()
})

type Look = readonly [brand: BrandId, path: string, width: number]

/** Without script all panels of tabs are shown, and with them all screens. */
const withoutScript: readonly Look[] = [
  ...[320, 360, 1_024, 1_280].flatMap((width) =>
    (['bladepipe', 'clouddm'] as const).map((brand): Look => [brand, '/', width]),
  ),
  ['clouddm', '/clouddm_solution/', 320],
]
/** With it bars have all their buttons. */
const withScript: readonly Look[] = [
  ['clouddm', '/docs/devops/devops_flow/', 320],
  ['bladepipe', '/docs/operation/monitoring/', 320],
]

/** Texts over each other in a drawing, and texts that end in dots there or in a bar. */
function spoilt(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Box = { readonly text: string; readonly box: DOMRect }
    const boxesOf = (drawing: Element): readonly Box[] =>
      [...drawing.querySelectorAll('span, b')]
        .filter((part) => part.checkVisibility())
        .flatMap((part) => [...part.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim())
        .flatMap((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].map((box) => ({ text: node.nodeValue!, box }))
        })
    const overlap = ({ box: a }: Box, { box: b }: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
    const over = [...document.querySelectorAll('main figure [role=img]')].flatMap((drawing) => {
      const boxes = boxesOf(drawing)
      const { left, right } = drawing.getBoundingClientRect()
      const outside = boxes.filter(({ box }) => box.width > 0 && (box.left < left || box.right > right))
      const overlaps = boxes.flatMap((one, index) =>
        boxes.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} over ${other.text}`] : [])),
      )
      return [...overlaps, ...outside.map(({ text }) => `${text} ends beyond the edge`)]
    })
    const dotted = [...document.querySelectorAll('main figure span, header span')].filter(
      (part) =>
        part.checkVisibility() &&
        part.scrollWidth > part.clientWidth + 1 &&
        getComputedStyle(part).textOverflow === 'ellipsis' &&
        part.textContent.length < 12,
    )
    return [...over, ...dotted.map((part) => `${part.textContent} is cut`)]
  })
}

test('no text of a drawn screen lies over another, and no short one is cut, in a bar neither', async () => {
  const found: string[] = []
  for (const [javaScript, looks] of [[false, withoutScript] as const, [true, withScript] as const]) {
    const { page, close } = await openWindow(browser, undefined, { reducedMotion: true, javaScript })
    for (const [brand, path, width] of looks)
      for (const locale of locales) {
        await page.setViewport({ width, height: 800 })
        await page.goto(site.url(brand, localized(locale, path)))
        found.push(...(await spoilt(page)).map((what) => `${brand} ${localized(locale, path)} ${width}: ${what}`))
      }
    await close()
  }
  assert.equal(found, [])
})

/** Numbers that are broken over two lines: those of the figures, and those beside tabs. */
const broken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isBroken = (part: Element, pseudo?: string) => {
      const { height, fontSize } = getComputedStyle(part, pseudo)
      return Number.parseFloat(height) > 1.6 * Number.parseFloat(fontSize)
    }
    return [
      ...[...document.querySelectorAll('main dl > div > dd')].filter(
        (figure) => /^[\d,]+\+$/.test(figure.textContent) && isBroken(figure),
      ),
      ...[...document.querySelectorAll('main [role=tab]')].filter((tab) => isBroken(tab, '::before')),
    ].map((part) => part.textContent)
  })

test('a number stays on one line, however narrow the window and however long the name beside it', async () => {
  const found: string[] = []
  const { page, close } = await openWindow(browser, undefined, { reducedMotion: true })
  await page.goto(site.url('clougence', '/en/'))
  await page.waitForSelector('main [role=tab]')
  for (const width of [320, 700, 768, 800, 1_440]) {
    await page.setViewport({ width, height: 800 })
    found.push(...(await broken(page)).map((what) => `${width}: ${what}`))
  }
  await close()
  assert.equal(found, [])
})

test('names of the terms that a form asks for stay on one line', async () => {
  const { page, close } = await openWindow(browser, undefined, { reducedMotion: true })
  for (const width of [360, 390]) {
    await page.setViewport({ width, height: 800 })
    await page.goto(site.url('bladepipe', '/en/register/'))
    assert.equal(
      await page.$$eval('main label a', (links) => links.map((link) => link.getClientRects().length)),
      [1, 1],
    )
  }
  await close()
})

test.run()
