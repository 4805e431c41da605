/** Text of twice the size, as people set it in their browser: pages are laid out as in a window of half the width. */
import * as assert from 'uvu/assert'
import { settled } from '../support/window.ts'
import { siteSuite } from './siteSuite.ts'

const { test, open, close } = await siteSuite('large text', {}, { args: ['--blink-settings=defaultFontSize=32'] })

const pages = [
  ['clougence', '/'],
  ['bladepipe', '/en/'],
  ['clougence', '/docs/quick/quick_start_byoc/'],
  ['clouddm', '/en/docs/maintain/install_require/'],
  ['bladepipe', '/en/pricing/'],
  ['clouddm', '/blog/'],
] as const

for (const [brand, path] of pages)
  test(`${brand} ${path}: nothing in the bar lies over anything else, and nothing moves sideways`, async () => {
    const faults: string[] = []
    for (const width of [640, 1024, 1440, 1920]) {
      const page = await open(path, { width }, brand)
      await settled(page)
      const found = await page.evaluate(() => {
        const shown = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter(
          (element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('ul ul'),
        )
        const boxes = shown.map((element) => ({ element, box: element.getBoundingClientRect() }))
        const over = boxes.flatMap(({ element, box }, index) =>
          boxes.slice(index + 1).flatMap((other) => {
            if (element.contains(other.element)) return []
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
            return across > 1 && down > 1 ? [`${element.textContent} lies over ${other.element.textContent}`] : []
          }),
        )
        const size = parseFloat(getComputedStyle(document.documentElement).fontSize)
        if (size !== 32) return [`text of ${size} px`]
        const wide = document.documentElement.scrollWidth - innerWidth
        return [...over, ...(wide > 0 ? [`${wide} px too wide`] : [])]
      })
      faults.push(...found.map((fault) => `${width}: ${fault}`))
      await close()
    }
    assert.equal(faults, [])
  })

test.run()
