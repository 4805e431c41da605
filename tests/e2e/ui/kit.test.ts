/** The components, by pointer and keyboard, on the page of the dev server that shows them all. */
import { resolve } from 'node:path'
import type { Browser, Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch, openPage, type OpenPage } from '../../support/browser.ts'
import { startServer, type Server } from '../support/server.ts'
import { defaultTimeout, settled } from '../support/window.ts'
import { violations } from '../support/axe.ts'

const test = suite('ui kit')
let server: Server
let browser: Browser
let shown: OpenPage

test.before(async () => {
  const root = resolve(import.meta.dirname, '../../..')
  server = await startServer('dev', ['clougence'], ['--root', root, '--no-sandbox'])
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await server?.stop()
})

/** With motion and without. The dev server's modules are many: each page is loaded once, and handed from test to test at rest. */
const pages = new Map<boolean, OpenPage>()

async function open({ width = 1280, height = 800, still = false } = {}): Promise<Page> {
  shown = pages.get(still) ?? (await load(still))
  const { page } = shown
  await page.bringToFront()
  await page.setViewport({ width, height })
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  // The width reaches the page and what measures itself a moment later.
  await page.waitForFunction((wanted) => innerWidth === wanted, {}, width)
  await settled(page)
  return page
}

async function load(still: boolean): Promise<OpenPage> {
  const opened = await openPage(browser)
  pages.set(still, opened)
  const { page } = opened
  page.setDefaultTimeout(defaultTimeout)
  page.setDefaultNavigationTimeout(defaultTimeout)
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: still ? 'reduce' : 'no-preference' }])
  await page.goto(`${server.urls['clougence']}en/ui-kit/`)
  await page.waitForFunction(() => document.querySelector('[data-tabs] [role=tab]') !== null)
  await page.waitForFunction(() => document.querySelectorAll('#forms form[data-kit-form]').length === 2)
  return opened
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const until = (page: Page, selector: string) => page.waitForSelector(selector)
const inForms = '#forms [data-theme=light]'

test('a menu opens by pointer after 0.15 s and closes 0.1 s after it left', async () => {
  const page = await open()
  const opener = '[aria-controls=kit-menu-light]'
  await page.evaluate((selector) => {
    const times: Record<string, number> = {}
    const menu = document.querySelector(selector)!.closest('[data-menu]')!
    menu.addEventListener('pointerover', () => (times['over'] ??= performance.now()))
    menu.addEventListener('pointerleave', () => (times['left'] = performance.now()))
    new MutationObserver(([change]) => {
      const open = (change!.target as Element).ariaExpanded === 'true'
      times[open ? 'opened' : 'closed'] = performance.now()
    }).observe(document.querySelector(selector)!, { attributeFilter: ['aria-expanded'] })
    Object.assign(window, { times })
  }, opener)
  await page.hover(opener)
  await until(page, `${opener}[aria-expanded=true]`)
  await page.hover('h1')
  await until(page, `${opener}[aria-expanded=false]`)
  const times = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times)
  // A timer may fire a fraction early by the clock of the page.
  assert.ok(times['opened']! - times['over']! >= 149, JSON.stringify(times))
  assert.ok(times['closed']! - times['left']! >= 99, JSON.stringify(times))
})

test('a menu by keyboard: arrows open it and go round, Escape closes it and gives the focus back', async () => {
  const page = await open()
  const opener = '[aria-controls=kit-menu-light]'
  await page.focus(opener)
  await page.keyboard.press('ArrowDown')
  await until(page, `${opener}[aria-expanded=true]`)
  assert.is(await focused(page), 'Hangzhou')
  await page.keyboard.press('ArrowDown')
  assert.is(await focused(page), 'Frankfurt')
  await page.keyboard.press('Escape')
  await until(page, `${opener}[aria-expanded=false]`)
  assert.is(await focused(page), 'Choose a region')
  await page.keyboard.press('Enter')
  await until(page, `${opener}[aria-expanded=true]`)
  await page.click('h1')
  await until(page, `${opener}[aria-expanded=false]`)
})

test('a tooltip waits 0.1 s to come and to go, belongs to its control, and Escape sends it away', async () => {
  const page = await open()
  const tip = '#kit-tip-light'
  const visibility = (wanted: string) =>
    page.waitForFunction(
      (selector, wanted) => getComputedStyle(document.querySelector(selector)!).visibility === wanted,
      {},
      tip,
      wanted,
    )
  const control = `[aria-describedby="${tip.slice(1)}"]`
  await visibility('hidden')
  assert.is(await page.$eval(tip, (element) => getComputedStyle(element).transitionDelay), '0.1s, 0.1s, 0.22s')
  await page.hover(control)
  await visibility('visible')
  assert.is(await page.$eval(tip, (element) => getComputedStyle(element).transitionDelay), '0.1s')
  await page.hover(tip)
  await visibility('visible')
  await page.keyboard.press('Escape')
  await visibility('hidden')
  await page.hover('h1')
  await page.focus(control)
  await page.keyboard.press('Tab')
  await page.keyboard.down('Shift')
  await page.keyboard.press('Tab')
  await page.keyboard.up('Shift')
  await visibility('visible')
})

test('a tooltip stays in the window, and makes no page wider', async () => {
  for (const width of [320, 340, 360, 390]) {
    const page = await open({ width, still: true })
    for (const control of await page.$$('[aria-describedby^=kit-tip]')) {
      await control.focus()
      await page.waitForFunction((it) => it.nextElementSibling!.getBoundingClientRect().width > 100, {}, control)
      const { left, right } = await control.evaluate((it) => it.nextElementSibling!.getBoundingClientRect().toJSON())
      assert.ok(left >= 0 && right <= width, `${width}: ${left} to ${right}`)
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
    }
  }
})

test('a dialog takes the focus, keeps it, and gives it back', async () => {
  const page = await open()
  await page.focus('[commandfor=kit-dialog-light]')
  await page.keyboard.press('Enter')
  await until(page, '#kit-dialog-light[open]')
  const inside = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || Boolean(activeElement?.closest('#kit-dialog-light'))
    })
  for (let stop = 0; stop < 8; stop++) {
    assert.ok(await inside(), `stop ${stop}`)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await until(page, '#kit-dialog-light:not([open])')
  assert.is(await focused(page), 'Open the dialog')
  await page.click('[commandfor=kit-dialog-light]')
  await until(page, '#kit-dialog-light[open]')
  await page.mouse.click(5, 300)
  await until(page, '#kit-dialog-light:not([open])')
})

test('a drawer closes by Escape and by the back button', async () => {
  const page = await open({ width: 390, height: 844 })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.evaluate(() => history.back())]) {
    await page.focus('[popovertarget=kit-drawer-light]')
    await page.keyboard.press('Enter')
    await until(page, '#kit-drawer-light:popover-open')
    await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-region=footer]')!.inert)
    await leave()
    await page.waitForFunction(() => !document.querySelector('#kit-drawer-light:popover-open'))
    await page.waitForFunction(() => !document.querySelector<HTMLElement>('[data-region=footer]')!.inert)
  }
  assert.match(page.url(), '/en/ui-kit/')
})

test('tabs follow the arrows, answers open one at a time', async () => {
  const page = await open()
  const tabs = '#content [data-theme=light] [role=tab]'
  await page.focus(tabs)
  await page.keyboard.press('ArrowRight')
  assert.is(await focused(page), 'Frankfurt')
  assert.match(
    await page.$eval('#content [data-theme=light] [role=tabpanel]:not([hidden])', ({ textContent }) => textContent),
    'Frankfurt:',
  )
  await page.keyboard.press('End')
  assert.is(await focused(page), 'Virginia')

  const open1 = () => page.$$eval('#content [data-theme=light] details', (all) => all.map((details) => details.open))
  const summaries = await page.$$('#content [data-theme=light] summary')
  await summaries[0]!.focus()
  await page.keyboard.press('Enter')
  assert.equal(await open1(), [true, false, false])
  await summaries[2]!.focus()
  await page.keyboard.press('Space')
  assert.equal(await open1(), [false, false, true])
})

test('numbers by arrows, buttons and typing; what is none is said', async () => {
  const page = await open()
  const value = () =>
    page.$eval(`${inForms} input[inputmode=numeric][id]:not([name])`, (input) => (input as HTMLInputElement).value)
  const field = `${inForms} input[inputmode=numeric]:not([name])`
  await page.focus(field)
  await page.keyboard.press('ArrowUp')
  await page.waitForFunction((selector) => document.querySelector<HTMLInputElement>(selector)!.value === '3', {}, field)
  await page.click(`${inForms} [aria-label="One less: Worker nodes"]`)
  await page.waitForFunction((selector) => document.querySelector<HTMLInputElement>(selector)!.value === '2', {}, field)
  await page.focus(field)
  await page.keyboard.type('x')
  await until(page, `${field}[aria-invalid=true]`)
  await page.keyboard.press('Tab')
  await until(page, `${field}:not([aria-invalid])`)
  assert.is(await value(), '2')

  await page.focus(`${inForms} input[type=range]`)
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(
    (selector) => document.querySelector(selector)!.getAttribute('aria-valuetext') === '31 million',
    {},
    `${inForms} input[type=range]`,
  )
})

test('a password shows its rules as they are met, and itself when asked', async () => {
  const page = await open()
  // What drives the field comes with its first touch.
  const rulesAre = (expected: string) =>
    page.waitForFunction(
      (selector, wanted) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['met']).join() === wanted,
      {},
      `${inForms} [data-met]`,
      expected,
    )
  await rulesAre('false,false,false')
  await page.type(`${inForms} input[name=password]`, 'abc12345')
  await rulesAre('true,true,false')
  await page.keyboard.type('#')
  await rulesAre('true,true,true')
  await page.click(`${inForms} [data-show-password]`)
  await until(page, `${inForms} input[name=password][type=text]`)
})

test('a page of the list is turned, and messages come, are said and go', async () => {
  const page = await open()
  await page.click(`${inForms} nav > button:last-child`)
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent === '5',
    {},
    `${inForms} nav [aria-current=page]`,
  )
  await page.click(`${inForms} [data-kit-form] > div:last-child button:first-child`)
  await page.waitForFunction(
    () => document.querySelector('[data-toast] [role=status]')?.textContent === 'The task was saved.',
  )
  await page.click(`${inForms} [data-kit-form] > div:last-child button:last-child`)
  await page.waitForFunction(() =>
    /could not be saved/.test(document.querySelector('[data-toast] [role=alert]')?.textContent ?? ''),
  )
  await page.click('[data-toast=bad] button')
  await page.waitForFunction(() => !document.querySelector('[data-toast=bad]'))
  // The pointer has left: what was good goes by itself.
  await page.hover('h1')
  await page.waitForFunction(() => !document.querySelector('[data-toast]'))
})

for (const width of [1440, 390, 320])
  test(`axe finds nothing, nothing is wider than the screen: ${width} px`, async () => {
    const page = await open({ width, height: 900, still: true })
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    // Everything stands there twice, light and dark.
    assert.equal(await violations(page, undefined, ['landmark-unique']), [])
    assert.equal(shown.problems, [])
  })

test('where motion is unwelcome nothing moves from its place', async () => {
  const page = await open({ still: true })
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' &&
          (effect as KeyframeEffect)
            .getKeyframes()
            .some((frame) => 'transform' in frame || 'translate' in frame || 'rotate' in frame),
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  )
  assert.equal(moving, [])
})

test.run()
