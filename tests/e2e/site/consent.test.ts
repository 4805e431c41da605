/** The question whether visits may be counted: it comes first, is small and covers nothing that a person uses. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { builtSuite } from '../support/builtSuite.ts'
import { openWindow, type View, type Window } from '../support/window.ts'

const notice = '[data-analytics]'
const { test, site, browser } = await builtSuite('consent')
let shown: Window
test.after.each(() => shown.close())

/** For a new visitor. The console of the account pages is not asked whether it answers. */
async function open(path: string, view: View = {}): Promise<Page> {
  shown = await openWindow(browser, site.url('bladepipe', path), { ...view, isNew: true, reducedMotion: true })
  await shown.page.waitForSelector(notice, { visible: true })
  return shown.page
}

const desktop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844, touch: true }

/** What has the focus, and whether a person sees all of it: nothing else lies over its edges and its middle. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement as HTMLElement
    const isOwn = (found: Element | null) =>
      !found || element.contains(found) || found.contains(element) || Boolean(element.closest('label')?.contains(found))
    const isSeen = () => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const x = (left + right) / 2
      // Of what is larger than the window, some part is seen.
      const [from, to] = [Math.max(1, top + 2), Math.min(innerHeight - 1, bottom - 2)]
      const points = bottom - top > innerHeight / 3 ? [(from + to) / 2] : [from, (from + to) / 2, to]
      return bottom > 0 && top < innerHeight && points.every((y) => isOwn(document.elementFromPoint(x, y)))
    }
    // It may be on its way in, and what had the focus before on its way out.
    for (let frame = 0; frame < 60 && !isSeen(); frame++) await new Promise(requestAnimationFrame)
    return {
      name: `${element.localName} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30)}`,
      isFirst: Boolean(element.closest('[data-analytics]')),
      isSeen: isSeen(),
      isEnd: element === document.body,
    }
  })

for (const [path, size] of [
  ['/en/login/', desktop],
  ['/register/', phone],
  ['/docs/intro/product_intro/', desktop],
  ['/en/pricing/', phone],
] as const)
  test(`the question covers nothing that is reached by keyboard: ${path} at ${size.width} px`, async () => {
    const page = await open(path, size)
    const height = await page.$eval(notice, (element) => element.getBoundingClientRect().height)
    assert.ok(height <= 84, `${height} px`)
    const stops: Awaited<ReturnType<typeof focused>>[] = []
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press('Tab')
      const now = await focused(page)
      if (now.isEnd) break
      stops.push(now)
    }
    // The link that skips to the text, the policy, two buttons.
    assert.equal(
      stops.slice(0, 5).map(({ isFirst }) => isFirst),
      [false, true, true, true, false],
    )
    assert.ok(stops.length > 15, `${stops.length}`)
    assert.equal(
      stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
      [],
    )
  })

test('an answer takes the question away, and the page stays where it was read', async () => {
  const page = await open('/en/docs/intro/product_intro/')
  await page.focus('[data-consent-answer=denied]')
  await page.keyboard.press('Enter')
  await page.waitForSelector(notice, { hidden: true })
  await page.reload()
  assert.not(await page.$eval(notice, (element) => element.checkVisibility()))
})

test.run()
