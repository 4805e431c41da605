/** The bar on top and its drawer: by pointer, by keyboard, by touch, and on the way through the history. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { arrives, pathOf, press, textOf } from '../support/window.ts'
import { siteSuite } from './siteSuite.ts'

const { test, site, open } = await siteSuite('menus')

const phone = { width: 390, height: 844, touch: true }
const openMenus = (page: Page) =>
  page.$$eval('[data-menu=""] > [aria-expanded=true]', (buttons) => buttons.map((each) => each.textContent))
const becomes = (page: Page, names: readonly string[]) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-menu=""] > [aria-expanded=true]')].map((each) => each.textContent).join() ===
      wanted,
    {},
    names.join(),
  )
const focused = (page: Page) => page.evaluate(() => document.activeElement!.textContent)
const menu = (nth: number) => `nav > ul > li:nth-child(${nth}) > button`

test('nothing in the bar covers another thing, with the longest menu and the search as a field', async () => {
  const page = await open('/en/docs/quick/quick_start/', {}, 'bladepipe')
  for (const width of [1280, 1360, 1440, 1560, 1920]) {
    await page.setViewport({ width, height: 900 })
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('[data-region=navbar]')!
      const parts = [...bar.querySelectorAll('a, button')].filter((part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      const boxes = parts.map((part) => part.getBoundingClientRect()).sort((a, b) => a.left - b.left)
      return boxes.slice(1).filter(({ left }, index) => left < boxes[index]!.right - 1).length
    })
    assert.is(covered, 0, `${width}`)
  }
})

test('J-12 a menu opens when the pointer rests on it, stays on the way into it, and closes behind it', async () => {
  const page = await open('/en/')
  await page.hover(menu(1))
  await becomes(page, ['Product'])
  await page.hover('#menu-product a')
  await becomes(page, ['Product'])
  // The click that usually follows does not close what the hover has opened.
  await page.hover(menu(2))
  await becomes(page, ['Solutions'])
  await page.click(menu(2))
  assert.equal(await openMenus(page), ['Solutions'])
  await page.click(menu(2))
  await becomes(page, [])
  await page.hover(menu(3))
  await becomes(page, ['Resources'])
  await page.hover('h1')
  await becomes(page, [])
})

test('J-12 a menu by keyboard: Enter, arrows, Escape, and Tab away', async () => {
  const page = await open('/en/')
  await page.focus(menu(2))
  await page.keyboard.press('Enter')
  await becomes(page, ['Solutions'])
  const links = await page.$$eval('#menu-solutions a', (all) => all.map(({ textContent }) => textContent))
  await page.keyboard.press('ArrowDown')
  assert.is(await focused(page), links[0])
  await page.keyboard.press('ArrowUp')
  assert.is(await focused(page), 'Solutions')
  await page.keyboard.press('ArrowUp')
  assert.is(await focused(page), links.at(-1))
  await page.keyboard.press('Escape')
  await becomes(page, [])
  assert.is(await focused(page), 'Solutions')
  await page.keyboard.press('Space')
  await becomes(page, ['Solutions'])
  for (const _ of [...links, 'out']) await page.keyboard.press('Tab')
  await becomes(page, [])
  // One key opens and goes in, also where nothing moves.
  for (const value of ['no-preference', 'reduce']) {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }])
    await page.focus(menu(3))
    await page.keyboard.press('ArrowDown')
    await becomes(page, ['Resources'])
    assert.is(await focused(page), 'Blog', value)
    await page.keyboard.press('Escape')
    await becomes(page, [])
  }
})

test('J-12 a menu by touch: a tap opens, a tap elsewhere closes', async () => {
  const page = await open('/en/', { width: 1440, height: 900, touch: true })
  const taps = [
    [menu(1), ['Product']],
    [menu(3), ['Resources']],
    ['h1', []],
    [menu(1), ['Product']],
    // What takes no focus closes it, too.
    ['[data-region=footer] p', []],
  ] as const
  for (const [place, opened] of taps) {
    await page.tap(place)
    await becomes(page, opened)
  }
})

test('J-12 a menu does not stay open over the page before, whose bar is the same', async () => {
  const page = await open('/en/connector/mysql/')
  await press(page, 'a[href="/en/connector/oracle/"]')
  await arrives(page, '/en/connector/oracle/')
  // By pointer, because what has the focus closes when the page takes it.
  await page.hover(menu(2))
  await becomes(page, ['Solutions'])
  await page.evaluate(() => history.back())
  await arrives(page, '/en/connector/mysql/')
  await becomes(page, [])
  // The page that came lies under a pointer that rests; a timer of the menu would be due before this one.
  await page.$eval(menu(2), async (button) => {
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    await new Promise((resolve) => setTimeout(resolve, 160))
  })
  assert.equal(await openMenus(page), [])
  await page.hover(menu(3))
  await becomes(page, ['Resources'])
})

test('the group of the page is marked, in both languages and by its longest prefix', async () => {
  const page = await open('/')
  const active = () =>
    page.$eval('[data-region=navbar] nav [data-active]', (each) => (each as HTMLElement).dataset['entry'])
  const groups = [
    ['/', 'product'],
    ['/why/', 'product'],
    ['/connector/mysql/', 'product'],
    ['/solution2/', 'solutions'],
    ['/blog/', 'resources'],
    ['/docs/quick/quick_start_byoc/', 'resources'],
    ['/pricing/', 'pricing'],
    ['/about/', 'about'],
  ] as const
  for (const [path, group] of groups)
    for (const localized of [path, `/en${path}`]) {
      await page.goto(site.url('clougence', localized))
      assert.is(await active(), group, localized)
    }
})

test('the drawer has the entries of the bar, and shows each', async () => {
  const entriesOf = (page: Page) =>
    page.$$eval('[data-region=navbar] nav > ul > li', (entries) =>
      entries.flatMap((entry) =>
        [...entry.querySelectorAll('button, a')].map((each) => `${each.textContent} ${each.getAttribute('href')}`),
      ),
    )
  const wide = await entriesOf(await open('/en/', {}, 'bladepipe'))
  assert.ok(wide.length > 10)
  const page = await open('/en/', phone, 'bladepipe')
  await page.tap('[popovertarget=site-menu]')
  await page.waitForSelector('#site-menu:popover-open')
  for (const group of await page.$$('#site-menu nav > ul > li > button, nav#site-menu > ul > li > button'))
    await group.click()
  assert.equal(await entriesOf(page), wide)
  assert.ok(
    await page.$$eval('[data-region=navbar] nav > ul > li > :is(button, a)', (all) =>
      all.every((each) => each.checkVisibility({ visibilityProperty: true })),
    ),
  )
})

test('the drawer: what is behind it is out of reach; Escape closes it and gives the focus back', async () => {
  const page = await open('/en/', phone)
  const behind = () =>
    page.$$eval('main, [data-region=footer]', (all) => all.map((each) => (each as HTMLElement).inert))
  const isOpen = () => page.$eval('#site-menu', (drawer) => drawer.matches(':popover-open'))
  await page.tap('[popovertarget=site-menu]')
  await page.waitForSelector('#site-menu:popover-open')
  await page.waitForFunction(() => document.querySelector('main')!.inert)
  assert.equal(await behind(), [true, true])
  await page.tap(menu(1))
  await becomes(page, ['Product'])
  assert.ok(await page.$eval('#menu-product a', (link) => link.checkVisibility()))
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('main')!.inert)
  assert.is(await isOpen(), false)
  assert.equal(await behind(), [false, false])
  assert.is(await page.evaluate(() => document.activeElement!.getAttribute('popovertarget')), 'site-menu')
})

test('what is behind a drawer is in reach as soon as it is closed, not only when the browser has told so', async () => {
  const page = await open('/en/', phone)
  await page.tap('[popovertarget=site-menu]')
  await page.waitForFunction(() => document.querySelector('main')!.inert)
  const reached = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#site-menu')!.hidePopover()
    const link = document.querySelector<HTMLElement>('main a[href]')!
    link.focus()
    return document.activeElement === link
  })
  assert.ok(reached)
})

test('the browser’s back button closes the drawer and stays; a link in it leads on, and back from there', async () => {
  const page = await open('/en/', phone)
  const [opens, closed] = ['#site-menu:popover-open', '#site-menu:not(:popover-open)']
  for (const _ of ['once', 'again']) {
    await page.tap('[popovertarget=site-menu]')
    await page.waitForSelector(opens)
    await page.waitForFunction(() => document.querySelector('main')!.inert)
    await page.evaluate(() => history.back())
    await page.waitForSelector(closed)
    await page.waitForFunction(() => !document.querySelector('main')!.inert)
    assert.is(pathOf(page), '/en/')
  }
  await page.tap('[popovertarget=site-menu]')
  await page.waitForSelector(opens)
  await page.waitForFunction(() => document.querySelector('main')!.inert)
  await press(page, '#site-menu a[href="/en/pricing/"]')
  await arrives(page, '/en/pricing/')
  await page.waitForSelector(closed)
  await page.evaluate(() => history.back())
  await arrives(page, '/en/')
  assert.is(await page.$(opens), null)
  assert.is(await page.$eval('main', (main) => main.inert), false)
})

test('the drawer of a documentation closes on back, and when the window grows', async () => {
  const page = await open('/en/docs/quick/quick_start_byoc/', phone)
  assert.is(await page.$eval('[data-region=navbar]', (bar) => bar.checkVisibility()), false)
  await page.tap('[popovertarget=site-sidebar]')
  await page.waitForSelector('#site-sidebar:popover-open')
  await page.waitForFunction(() => document.querySelector('main')!.inert)
  await page.evaluate(() => history.back())
  await page.waitForSelector('#site-sidebar:not(:popover-open)')
  await page.tap('[popovertarget=site-sidebar]')
  await page.waitForSelector('#site-sidebar:popover-open')
  await page.waitForFunction(() => document.querySelector('main')!.inert)
  // Still a touch screen: a change of the device would load the page anew.
  await page.setViewport({ ...phone, hasTouch: true, isMobile: true, width: 1440 })
  await page.waitForSelector('#site-sidebar:not(:popover-open)')
  await page.waitForFunction(() => !document.querySelector('main')!.inert)
  assert.ok(await page.$eval('#site-sidebar', (sidebar) => sidebar.checkVisibility()))
})

test('the bar is 70 px high; below 1,024 px the documentation has a bar of its own', async () => {
  const page = await open('/en/docs/quick/quick_start_byoc/')
  const bars = () =>
    page.$$eval('[data-region=navbar], [data-region=docsbar]', (all) =>
      all.map((bar) => (bar.checkVisibility() ? bar.getBoundingClientRect().height : 0)),
    )
  await page.setViewport({ width: 1024, height: 900 })
  const [wide, none] = await bars()
  assert.equal([Math.round(wide!), none], [70, 0])
  await page.setViewport({ width: 1023, height: 900 })
  const [gone, own] = await bars()
  assert.ok(gone === 0 && own! >= 56, `${gone} ${own}`)
  await page.goto(site.url('clougence', '/en/pricing/'))
  assert.is(Math.round((await bars())[0]!), 70)
  // It arrives within 0.8 s.
  assert.is(await page.$eval('main', (main) => getComputedStyle(main).animationDuration), '0.8s')
})

test('the other language is the same page', async () => {
  const page = await open('/pricing/')
  const docs = '/docs/quick/quick_start_byoc/'
  for (const path of ['/pricing/', docs, '/blog/tags/announcement/', '/']) {
    await page.goto(site.url('clougence', path))
    const here = await textOf(page, 'h1')
    const link = `[data-region=${path === docs ? 'docsbar' : 'navbar'}] [hreflang]:not([aria-current])`
    await press(page, link)
    await arrives(page, `/en${path}`)
    assert.equal([await page.evaluate(() => document.documentElement.lang), await textOf(page, link)], ['en', '中文'])
    await press(page, link)
    await arrives(page, path)
    assert.is(await textOf(page, 'h1'), here)
  }
})

test('a brand has the groups it offers', async () => {
  const page = await open('/en/', {}, 'clouddm')
  const groups = () =>
    page.$$eval('[data-region=navbar] nav > ul > li', (all) => all.map((each) => each.firstElementChild!.textContent))
  const offersCloud = async () => (await page.$('[data-region=navbar] [data-try-cloud]')) !== null
  const without = await groups()
  assert.not.ok(without.includes('Product'))
  assert.not(await offersCloud())
  await page.goto(site.url('bladepipe', '/en/'))
  assert.equal([(await groups())[0], (await groups()).at(-1)], ['Product', 'Learn More'])
  assert.ok(await offersCloud())
})

test.run()
