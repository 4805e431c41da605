/**
 * The way through pages by keyboard alone. Brand, language and width take turns from type to type; `EVERY_LOOK=1` walks
 * through every type in all of them.
 */
import type { ElementHandle, Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'
import { brands, localized, locales, type BrandId } from '../support/builtSite.ts'
import { builtSuite } from '../support/builtSuite.ts'
import { openWindow } from '../support/window.ts'
import { prepareStops, stopOf } from './focusStop.ts'

const { test, site, browser } = await builtSuite('keyboard')
const all = Boolean(process.env['EVERY_LOOK'])
const widths = [1440, 390] as const

type Visit = { readonly brand: BrandId; readonly path: string; readonly width: (typeof widths)[number] }

/** Their frame and their parts are those of another type. */
const alike = new Set([
  ...['docTags', 'docCategory', 'connection', 'blogTag', 'archive', 'authors'],
  ...['analytics', 'rag', 'collaboration', 'registerFromMarket', 'reset'],
])

const visits = pageTypes.flatMap((type, row) => {
  const possible = brands.filter((brand) => pathOf(type, brand) !== undefined)
  const looks = possible.flatMap((brand) =>
    locales.flatMap((locale) =>
      widths.map((width): Visit => ({ brand, path: localized(locale, pathOf(type, brand)!), width })),
    ),
  )
  return all ? looks : alike.has(type) ? [] : [looks[(row * 5) % looks.length]!]
})

/** As a new visitor sees it: with the question about counting, which is the first stop there is. */
async function open({ brand, path, width }: Visit): Promise<{ page: Page; close(): Promise<void> }> {
  const view = { width, height: width < 800 ? 844 : 900, isNew: true, reducedMotion: true }
  const { page, close } = await openWindow(browser, undefined, view)
  await prepareStops(page)
  await page.goto(site.url(brand, path))
  return { page, close }
}

/** Longer than any way there is: whoever needs more is caught in a circle. */
const most = 600

/** What a person who presses Tab again and again meets, one line for each thing that is wrong. */
async function walk(page: Page): Promise<{ readonly stops: number; readonly found: readonly string[] }> {
  const found: string[] = []
  const seen = new Set<number>()
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press('Tab')
    const { name, number, isEnd, problems } = await stopOf(page)
    if (isEnd) return { stops, found }
    found.push(...problems.map((problem) => `${name} ${problem}`))
    if (seen.has(number)) return { stops, found: [...found, `${name} comes twice`] }
    seen.add(number)
  }
  return { stops: most, found: [...found, 'there is no end'] }
}

test('every stop shows that it has the focus, is in the window, covered by nothing, and follows the page', async () => {
  const found: string[] = []
  const queue = [...visits]
  async function work(): Promise<void> {
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      const { page, close } = await open(visit)
      const way = await walk(page)
      const name = `${visit.brand} ${visit.path} ${visit.width}`
      if (way.stops < 12) found.push(`${name}: only ${way.stops} stops`)
      found.push(...way.found.map((problem) => `${name}: ${problem}`))
      await close()
    }
  }
  await Promise.all([work(), work()])
  if (found.length) throw new Error(found.join('\n'))
})

/** What opens something over the page: menus, drawers, dialogs. */
const openers = '[aria-expanded]:not(summary), [popovertarget], [data-search-open], a[data-dialog], [data-contact-open]'
const over = 'dialog[open], :popover-open, [aria-expanded=true]'

/** Each opener that is shown, once for each that looks like it. */
async function openersOf(page: Page): Promise<readonly ElementHandle<HTMLElement>[]> {
  const kinds = new Set<string>()
  const found: ElementHandle<HTMLElement>[] = []
  for (const opener of (await page.$$(openers)) as ElementHandle<HTMLElement>[]) {
    const kind = await opener.evaluate((each) => {
      const names = ['aria-controls', 'popovertarget', 'data-dialog', 'class']
      const isShown = each.checkVisibility({ visibilityProperty: true })
      return isShown ? names.map((name) => each.getAttribute(name)).join() : undefined
    })
    if (kind === undefined || kinds.has(kind)) continue
    kinds.add(kind)
    found.push(opener)
  }
  return found
}

/** In ms. */
const timeout = 30_000

/** What is wrong when it is opened and closed by keys. */
async function tryOpener(page: Page, opener: ElementHandle<HTMLElement>): Promise<string | undefined> {
  const name = await opener.evaluate((each) => each.ariaLabel ?? each.textContent.trim())
  // What floats steps aside for a focus on the page, from which no key leads there at once.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.waitForFunction((each) => each.checkVisibility({ visibilityProperty: true }), { timeout }, opener)
  await opener.focus()
  await page.keyboard.press('Enter')
  if (!(await page.waitForSelector(over, { timeout }).catch(() => null))) return `${name} opens nothing`
  await page.keyboard.press('Escape')
  const isClosed = await page
    .waitForFunction((css) => !document.querySelector(css), { timeout }, over)
    .catch(() => false)
  if (!isClosed) return `${name} stays open`
  const isBack = await page
    .waitForFunction((each) => document.activeElement === each, { timeout }, opener)
    .catch(() => false)
  return isBack ? undefined : `the focus is not back at ${name}`
}

test('Escape closes whatever a key has opened, and the focus is where it was', async () => {
  const found: string[] = []
  for (const [brand, path] of [
    ['clougence', '/pricing/'],
    ['bladepipe', '/en/connector/'],
    ['clouddm', '/docs/maintain/install_require/'],
  ] as const)
    for (const width of widths) {
      const { page, close } = await open({ brand, path, width })
      await page.waitForSelector('[data-search-open]')
      for (const opener of await openersOf(page)) {
        const problem = await tryOpener(page, opener)
        if (problem) found.push(`${brand} ${path} ${width}: ${problem}`)
      }
      await close()
    }
  assert.equal(found, [])
})

test.run()
