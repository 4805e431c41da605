/** What stands around every page: announcement, colours, contact card, ways to jump, motion. None of it may flash. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { brands } from '../support/builtSite.ts'
import { arrives, press, settled } from '../support/window.ts'
import { siteSuite } from './siteSuite.ts'

const { test, site, open, close: closeWindow } = await siteSuite('chrome', { prepare: noteFirst })

/** What the root says when the body begins: nothing can have been painted before. */
function noteFirst(): void {
  new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    Object.assign(window, { first: { ...document.documentElement.dataset } })
  }).observe(document, { childList: true, subtree: true })
}

const firstOf = (page: Page, name: string) =>
  page.evaluate((key) => (window as unknown as { first: DOMStringMap }).first[key], name)
const rootOf = (page: Page, name: string) => page.evaluate((key) => document.documentElement.dataset[key], name)
const isShown = (page: Page, selector: string) => page.$eval(selector, (element) => element.checkVisibility())
const inkOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color)

test('colours go from the system’s to light, to dark and back; the choice is there before the first paint', async () => {
  const page = await open('/en/about/')
  const label = () => page.$eval('[data-region=navbar] [data-theme-button]', ({ ariaLabel }) => ariaLabel!)
  const light = await inkOf(page)
  const steps: [string | undefined, string][] = []
  for (const _ of 'four') {
    await press(page, '[data-region=navbar] [data-theme-button]')
    steps.push([await rootOf(page, 'theme'), await label()])
  }
  assert.equal(
    steps.map(([theme]) => theme),
    ['light', 'dark', undefined, 'light'],
  )
  assert.is(new Set(steps.map(([, text]) => text)).size, 3)
  await press(page, '[data-region=navbar] [data-theme-button]')
  await page.waitForFunction((old) => getComputedStyle(document.body).color !== old, {}, light)
  await press(page, '[data-region=footer] a[href="/en/pricing/"]')
  await arrives(page, '/en/pricing/')
  assert.is(await rootOf(page, 'theme'), 'dark')
  await page.reload()
  assert.is(await firstOf(page, 'theme'), 'dark')
  await press(page, '[data-region=navbar] [data-theme-button]')
  await page.reload()
  assert.is(await firstOf(page, 'theme'), undefined)
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
  await page.waitForFunction((old) => getComputedStyle(document.body).color !== old, {}, light)
})

test('documentation is light until someone chooses, whatever the system says; other pages are as the system', async () => {
  const page = await open('/en/docs/intro/product_intro/')
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
  await page.reload()
  assert.equal([await firstOf(page, 'theme'), await rootOf(page, 'theme')], ['light', 'light'])
  const light = await inkOf(page)
  await press(page, '[data-region=navbar] a[href="/en/pricing/"]')
  await arrives(page, '/en/pricing/')
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === undefined)
  await page.waitForFunction((old) => getComputedStyle(document.body).color !== old, {}, light)
  await page.evaluate(() => history.back())
  await arrives(page, '/en/docs/intro/product_intro/')
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light')
  // Dark, then as the system.
  await press(page, '[data-region=navbar] [data-theme-button]')
  await press(page, '[data-region=navbar] [data-theme-button]')
  await page.reload()
  assert.equal([await firstOf(page, 'theme'), await rootOf(page, 'theme')], [undefined, undefined])
})

test('J-05 colours that nobody chose are ignored', async () => {
  const page = await open('/en/about/')
  for (const value of ['pink', '', '"dark"', '<img src=x>', '__proto__', 'dark '.repeat(1e5)]) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), value)
    await page.reload()
    assert.is(await firstOf(page, 'theme'), undefined)
    assert.is(await rootOf(page, 'theme'), undefined)
  }
})

/** On the next page, and after a reload, where the attribute stands before anything is painted. */
async function staysClosed(page: Page, selector: string, closed: string): Promise<void> {
  await press(page, '[data-region=footer] a[href="/en/pricing/"]')
  await arrives(page, '/en/pricing/')
  assert.is(await isShown(page, selector), false)
  await page.reload()
  assert.is(await firstOf(page, closed), '')
  assert.is(await isShown(page, selector), false)
}

/** Scripts take it for that day from now on. */
async function turnClockTo(page: Page, day: string | undefined): Promise<void> {
  await page.evaluateOnNewDocument((today) => {
    globalThis.Date = class extends Date {
      override toISOString = () => `${today}T00:00:00.000Z`
    } as DateConstructor
  }, day)
  await page.reload()
}

test('J-11 an announcement is dismissed by its id, and over after its day', async () => {
  const page = await open('/en/')
  await turnClockTo(page, await rootOf(page, 'until'))
  const bar = '[data-announcement-close]'
  const id = await rootOf(page, 'announcement')
  assert.ok(id)
  assert.is(await firstOf(page, 'announcementClosed'), undefined)
  assert.ok(await isShown(page, bar))
  await press(page, bar)
  assert.is(await isShown(page, bar), false)
  await staysClosed(page, bar, 'announcementClosed')
  // The next one has another id.
  await page.evaluate(() => localStorage.setItem('announcement', 'the one before'))
  await page.reload()
  assert.ok(await isShown(page, bar))
  await turnClockTo(page, '2099-01-01')
  assert.is(await firstOf(page, 'announcementClosed'), '')
  assert.is(await isShown(page, bar), false)
})

test('J-11 the contact card stays closed for the session; its button brings it back', async () => {
  // It is open from the start where it covers nothing.
  const page = await open('/en/about/', { width: 1800 })
  const [card, opener, close] = ['#contact-card', '[data-contact-open]', '[data-contact-close]']
  assert.equal([await isShown(page, card), await isShown(page, opener)], [true, false])
  await press(page, close)
  assert.equal([await isShown(page, card), await isShown(page, opener)], [false, true])
  await staysClosed(page, card, 'contactClosed')
  await page.click(opener)
  assert.ok(await isShown(page, card))
  await page.keyboard.press('Escape')
  assert.is(await isShown(page, card), false)
  // Another session begins with it.
  await closeWindow()
  const again = await open('/en/about/', { width: 1800 })
  assert.ok(await isShown(again, card))
})

test('the contact card is for brands that have one, and waits behind a button on small screens', async () => {
  const page = await open('/en/about/', { width: 390, height: 844, touch: true })
  for (const brand of brands) {
    await page.goto(site.url(brand, '/en/about/'))
    const cards = await page.$$('#contact-card')
    assert.is(cards.length, brand === 'bladepipe' ? 0 : 1, brand)
    if (!cards.length) continue
    assert.is(await isShown(page, '#contact-card'), false)
    await page.tap('[data-contact-open]')
    assert.ok(await isShown(page, '#contact-card'))
  }
})

test('without an account there is no code: the card has mail and phone, and no icon leads nowhere', async () => {
  const page = await open('/en/about/')
  for (const brand of brands) {
    await page.goto(site.url(brand, '/en/about/'))
    assert.is(await page.$('img[src="/contact-code.svg"], footer [aria-label=WeChat]'), null, brand)
    const ways = await page.$$eval('#contact-card a', (links) => links.map(({ protocol }) => protocol))
    assert.equal(ways, brand === 'bladepipe' ? [] : ['mailto:', 'tel:'], brand)
    const code = await page.goto(site.url(brand, '/contact-code.svg'))
    assert.is(code!.status(), 404, brand)
  }
})

test('the first key leads to a link that skips the navigation', async () => {
  const page = await open('/en/pricing/')
  await page.keyboard.press('Tab')
  const skip = await page.evaluate(() => {
    const { className, textContent, offsetHeight } = document.activeElement as HTMLElement
    const { top, left } = document.activeElement!.getBoundingClientRect()
    return { className, textContent, seen: top >= 0 && left >= 0 && offsetHeight > 20 }
  })
  assert.equal(skip, { className: 'skip', textContent: 'Skip to content', seen: true })
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.localName === 'main')
  await page.keyboard.press('Tab')
  assert.ok(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)))
})

test('the bar gets its shadow after 10 px; far down there is a way back to the top', async () => {
  const page = await open('/en/')
  const is = (name: string, wanted: boolean) =>
    page.waitForFunction((flag, on) => flag in document.documentElement.dataset === on, {}, name, wanted)
  await is('scrolled', false)
  await page.evaluate(() => scrollTo(0, 10))
  await settled(page)
  await is('scrolled', false)
  await page.evaluate(() => scrollTo(0, 11))
  await is('scrolled', true)
  await is('scrolledFar', false)
  await page.evaluate(() => scrollTo(0, innerHeight * 2))
  await is('scrolledFar', true)
  assert.is(await page.$eval('[data-region=navbar]', (bar) => Math.round(bar.getBoundingClientRect().top)), 0)
  await page.click('[data-back-to-top]')
  await page.waitForFunction(() => scrollY === 0)
  assert.is(await page.evaluate(() => document.activeElement!.localName), 'main')
  await is('scrolledFar', false)
})

test('J-12 who wants less motion gets none that goes on by itself', async () => {
  const page = await open('/en/', { reducedMotion: true })
  for (const brand of brands)
    for (const path of ['/en/', '/en/solution1/', '/en/why/']) {
      await page.goto(site.url(brand, path))
      await settled(page)
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect!.getComputedTiming().activeDuration) > 10_000,
          )
          .map((animation) => (animation as CSSAnimation).animationName),
      )
      assert.equal(moving, [], `${brand} ${path}`)
    }
  assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), 'auto')
})

test('the arrow of a block that opens turns, and is there at once for those who want less motion', async () => {
  const page = await open('/en/pricing/')
  for (const [value, animated] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }])
    const running = await page.$eval('main details', (block) => {
      block.open = false
      block.getAnimations({ subtree: true }).forEach((each) => each.finish())
      block.querySelector('summary')!.click()
      return block
        .getAnimations({ subtree: true })
        .some(({ effect }) => Number(effect!.getComputedTiming().endTime) > 0)
    })
    assert.is(running, animated, value)
    assert.ok(await page.$eval('main details', (block) => block.open))
  }
})

test('who does not ask for that can stop it, for good', async () => {
  const page = await open('/en/')
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect!.getComputedTiming().activeDuration) > 10_000,
          ).length,
    )
  assert.ok((await running()) > 0)
  await press(page, '[data-motion-button]')
  await page.waitForFunction(() => document.documentElement.dataset['motion'] === 'paused')
  assert.is(await running(), 0)
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset['motion'] === 'paused')
  assert.is(await running(), 0)
})

test.run()
