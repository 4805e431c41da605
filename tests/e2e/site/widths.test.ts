/** No page moves sideways on any screen, no button of its bar is pushed out or empty, and no column or mark of its footer and no card stands alone: from the smallest phone to a large desk, in small steps. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'
import { brands, locales, localized, openBuiltSite } from '../support/builtSite.ts'
import { openWindow } from '../support/window.ts'

const test = suite('widths')

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)
const widths = [...steps(320, 480, 4), ...steps(600, 1_920, 40)]
/** Languages take turns from brand to brand and from type to type, and so do widths; `EVERY_LOOK=1` looks at all of them everywhere. */
const isEvery = Boolean(process.env['EVERY_LOOK'])
const widthsOf = (turn: number): readonly number[] =>
  isEvery ? widths : widths.filter((_, index) => index % 8 === turn % 8)

const site = await openBuiltSite()
const browser = await launch()
test.after(async () => {
  await browser.close()
  await site.end()
})

const queue = brands.flatMap((brand, column) =>
  locales.flatMap((locale, layer) =>
    pageTypes.flatMap((type, row) => {
      const path = pathOf(type, brand)
      const name = `${brand} ${locale} ${type}`
      const isSeen = isEvery || (column + layer + row) % locales.length === 0
      return path === undefined || !isSeen
        ? []
        : [{ name, brand, path: localized(locale, path), widths: widthsOf(row + 3 * column) }]
    }),
  ),
)
const visited = queue.length

/**
 * What reaches beyond the screen and takes the page with it, at the widths where it does. A copy of the page in a frame is as
 * wide as its frame, and a frame changes its width many times as fast as a window. It is laid out but not painted.
 */
function tooWide(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  return page.evaluate(async (widths) => {
    for (const script of document.querySelectorAll('script')) script.remove()
    const frame = document.createElement('iframe')
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; height: 800px; border: 0; visibility: hidden'
    frame.srcdoc = `<!doctype html>${document.documentElement.outerHTML}`
    document.body.replaceChildren(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    const { documentElement: root, body } = frame.contentDocument!
    if (!body.querySelector('main') || !frame.contentDocument!.styleSheets.length) return ['the copy is not whole']
    // No time passes between two widths, so that what changes gradually would stay as it was.
    const { CSSStyleSheet: Sheet } = frame.contentWindow as Window & typeof globalThis
    const still = new Sheet()
    still.replaceSync('* { transition: none !important }')
    frame.contentDocument!.adoptedStyleSheets = [still]
    // Languages, search, colours and the menu, or what stands for them.
    const inBar = [...body.querySelectorAll('[data-region=navbar] :is(a, button):has(> svg) > svg')]
    const links = [...body.querySelectorAll('[data-region=navbar] [hreflang]')]
    const widthOf = (link: Element) => {
      const content = frame.contentDocument!.createRange()
      content.selectNodeContents(link)
      return content.getBoundingClientRect().width
    }
    // Three buttons of a first view, and what a page of the catalogue shows.
    const filled = [...body.querySelectorAll('main h1 ~ div:has(> a:nth-child(3)), [data-catalogue-results]')]
    const isRest = (row: Element) => {
      const [before, last] = [...row.children]
        .filter((part) => part.checkVisibility())
        .slice(-2)
        .map((part) => part.getBoundingClientRect())
      return (
        last &&
        before!.left > row.getBoundingClientRect().left + 1 &&
        last.top >= before!.bottom &&
        // A link of text may have a row of its own.
        last.height > 44 &&
        last.width < row.clientWidth / 2 + 1
      )
    }
    const hints = [...body.querySelectorAll('main p[aria-hidden]:has(+ section[tabindex])')]
    const isIdle = (hint: Element) => {
      const box = hint.nextElementSibling!
      return hint.checkVisibility() && box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight
    }
    const rows = [...body.querySelectorAll('footer nav, main div:has(> article:nth-child(3):last-child)')]
    const isAlone = (part: Element | null | undefined) =>
      part && part.getBoundingClientRect().top >= part.previousElementSibling!.getBoundingClientRect().bottom
    // A card that has no neighbour fills its row.
    const cards = [...body.querySelectorAll('main section div > article:only-child')]
    const isNarrow = (card: Element) => card.clientWidth < card.parentElement!.clientWidth - 2
    const marks = [...body.querySelectorAll('footer div:has(> a[rel]:first-child + a[rel])')]
    const findingAt = (width: number): string | undefined => {
      const cut = inBar.find((part) => {
        const { left, right, width: own } = part.getBoundingClientRect()
        return part.checkVisibility() && (left < 0 || right > root.clientWidth || own < 16)
      })
      if (cut) return `${width}: ${cut.outerHTML}`
      const blank = links.find((link) => link.checkVisibility() && widthOf(link) < 16)
      if (blank) return `${width}: nothing to see in ${blank.outerHTML}`
      const alone = width < 760 ? undefined : (rows.find((row) => isAlone(row.lastElementChild)) ?? filled.find(isRest))
      if (alone) return `${width}: the last of a row stands alone: ${alone.outerHTML.slice(0, 200)}`
      const lone = cards.find(isNarrow) ?? marks.find((row) => width >= 360 && isAlone(row.lastElementChild))
      if (lone) return `${width}: alone in its row: ${lone.outerHTML.slice(0, 200)}`
      const idle = hints.find(isIdle)
      if (idle) return `${width}: ${idle.textContent} Nothing does.`
      if (root.clientWidth !== width) return `${width}: the copy is ${root.clientWidth} px wide`
      if (root.scrollWidth <= root.clientWidth) return undefined
      const last = [...body.querySelectorAll('*')].findLast(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
      )
      return `${width}: ${(last?.cloneNode(false) as Element | undefined)?.outerHTML ?? 'the page'}`
    }
    const found: string[] = []
    for (const width of widths) {
      // Only when the frame is drawn again do its rules know of the new width.
      const resized = new Promise((resolve) => frame.contentWindow!.addEventListener('resize', resolve, { once: true }))
      frame.style.width = `${width}px`
      await resized
      const finding = findingAt(width)
      if (finding) found.push(finding)
    }
    return found
  }, widths)
}

test('D-11 from 320 to 480 px in steps of 4, from 600 to 1,920 in steps of 40, nothing scrolls sideways and the bar is whole', async () => {
  const found: string[] = []
  async function work(): Promise<void> {
    const { page, close } = await openWindow(browser, undefined, { reducedMotion: true, width: 1_920 })
    for (let next = queue.shift(); next; next = queue.shift()) {
      await page.goto(site.url(next.brand, next.path))
      found.push(...(await tooWide(page, next.widths)).map((wide) => `${next!.name} ${wide}`))
    }
    await close()
  }
  await Promise.all([work(), work()])
  assert.equal(found, [])
  assert.ok(visited > 60, `${visited} pages`)
})

test.run()
