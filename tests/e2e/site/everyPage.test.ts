/**
 * One page of every type in every brand: nothing goes wrong, all islands live, nothing is too wide. The locales take turns
 * from brand to brand; `EVERY_LOOK=1` looks at both.
 */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openAccountSite } from '../account/accountSite.ts'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'
import { brands, localized, locales, type BrandId } from '../support/builtSite.ts'
import { openWindow, settled } from '../support/window.ts'

const test = suite('every page')
const site = await openAccountSite()
test.after(() => site.end())

type Visit = { readonly brand: BrandId; readonly path: string }
const all = Boolean(process.env['EVERY_LOOK'])
const visits = pageTypes.flatMap((type, row) =>
  brands.flatMap((brand, column) => {
    const path = pathOf(type, brand)
    const wanted = locales.filter((_, index) => all || (row + column) % locales.length === index)
    return path === undefined ? [] : wanted.map((locale): Visit => ({ brand, path: localized(locale, path) }))
  }),
)

/** Places whose days begin and end at other times, and the three ways to choose colours. */
const timezones = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']
const themes = ['light', 'dark', 'system']

/** What was found, by what it is about. */
const found = { console: [] as string[], islands: [] as string[], width: [] as string[], language: [] as string[] }

const queue = [...visits]
// Two at a time, because a page waits for the network now and then.
await Promise.all([look(0), look(1)])

async function look(turn: number): Promise<void> {
  const { page, problems, close } = await openWindow(site.browser, undefined, { prepare: markServerNodes })
  for (let visit = queue.shift(); visit; visit = queue.shift(), turn++) {
    const { brand, path } = visit
    const name = `${brand} ${path}`
    await page.setViewport({ width: 1440, height: 900 })
    await page.emulateTimezone(timezones[turn % timezones.length]!)
    await page.goto(site.urlOf(brand, path))
    // For the next page of this brand.
    await page.evaluate((theme) => localStorage.setItem('theme', theme), themes[turn % themes.length]!)
    const missed = await wakeIslands(page)
    found.islands.push(...missed.map((island) => `${name}: ${island}`))
    for (const width of [640, 320]) {
      await page.setViewport({ width, height: 700 })
      found.width.push(...(await tooWide(page)).map((element) => `${name} ${width}: ${element}`))
    }
    const lang = await page.evaluate(() => document.documentElement.lang)
    if (lang !== (path.startsWith('/en/') ? 'en' : 'zh-CN')) found.language.push(`${name}: ${lang}`)
    await settled(page)
    found.console.push(...problems.splice(0).map((problem) => `${name}: ${problem}`))
  }
  await close()
}

/** Before any script of the page has run. Nodes that hydration throws away lose the mark. */
function markServerNodes(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    for (const node of document.querySelectorAll('site-island > *')) Object.assign(node, { fromServer: true })
  })
}

/** Wakes all islands, whatever they wait for. Gives those that did not take over the markup that was there. */
async function wakeIslands(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('site-island')) {
      island.firstElementChild?.scrollIntoView({ behavior: 'instant' })
      island.dispatchEvent(new PointerEvent('pointerenter'))
    }
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('site-island > :first-child')].every((node) =>
      Object.keys(node).some((key) => key.startsWith('__reactProps')),
    ),
  )
  return page.$$eval('site-island', (islands) =>
    islands
      .filter(({ firstElementChild: node }) => node && !('fromServer' in node))
      .map((island) => (island as HTMLElement).dataset['id']!),
  )
}

/** Elements that reach beyond the screen and take the page with them. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return wide
      .slice(-2)
      .map((element) => element.cloneNode(false))
      .map((element) => (element as Element).outerHTML)
  })
}

test('J-17 D-11 no message, no violation of the policy, no failed request', () => {
  assert.equal(found.console, [])
  assert.equal(site.bugs, [])
})

test('D-11 every island takes over the markup that is there', () => {
  assert.equal(found.islands, [])
})

test('at 320 px, and at 640 as with 200 % zoom, nothing scrolls sideways', () => {
  assert.equal(found.width, [])
})

test('every page names its language', () => {
  assert.equal(found.language, [])
  assert.ok(visits.length > 60, `${visits.length} pages`)
})

test.run()
