/**
 * One page of every type: nothing goes wrong, nothing for axe to find, all islands live. Brand, locale, width and colours take
 * turns from type to type; `EVERY_LOOK=1` looks at every combination.
 */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openAccountSite } from '../account/accountSite.ts'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'
import { violations } from '../support/axe.ts'
import { brands, localized, locales, type BrandId } from '../support/builtSite.ts'
import { wakeIslands } from '../support/islands.ts'
import { look, looks, type Look } from '../support/looks.ts'
import { openWindow, settled } from '../support/window.ts'

const test = suite('every page')
const site = await openAccountSite()
test.after(() => site.end())

type Visit = { readonly brand: BrandId; readonly path: string; readonly looks: readonly Look[] }
const all = Boolean(process.env['EVERY_LOOK'])

const ofEveryType = pageTypes.flatMap((type, row) => {
  const possible = brands.flatMap((brand) => {
    const path = pathOf(type, brand)
    return path === undefined ? [] : [{ brand, path }]
  })
  const seen = all ? possible : [possible[row % possible.length]!]
  return seen.flatMap(({ brand, path }) =>
    locales
      .filter((_, index) => all || row % locales.length === index)
      .map((locale): Visit => ({
        brand,
        path: localized(locale, path),
        looks: all ? looks : [looks[(row >> 1) % looks.length]!],
      })),
  )
})

const pairs = '/docs/dataMigrationAndSync/connection/'
/** The longest lists, and pages made from tables. */
const lists = ['/connector/', '/en/connector/mysql/', '/connector/openai/', `/en${pairs}kafka-to-mysql/`, pairs]
const ofLists = lists.map((path, row): Visit => ({
  brand: 'clougence',
  path,
  looks: all ? looks : [looks[row % looks.length]!],
}))

const visits = [...ofEveryType, ...ofLists].reduce((pages, visit) => {
  const name = `${visit.brand} ${visit.path}`
  return pages.set(name, { ...visit, looks: [...new Set([...(pages.get(name)?.looks ?? []), ...visit.looks])] })
}, new Map<string, Visit>())

/** Places whose days begin and end at other times. */
const timezones = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']

/** What was found, by what it is about. */
const found = {
  console: [] as string[],
  axe: [] as string[],
  islands: [] as string[],
  language: [] as string[],
}

const queue = [...visits]
// Two at a time, because a page waits for the network now and then.
await Promise.all([work(0), work(1)])

async function work(turn: number): Promise<void> {
  const { page, problems, close } = await openWindow(site.browser, undefined, { prepare: noteServerNodes })
  for (let next = queue.shift(); next; next = queue.shift(), turn++) {
    const [name, { brand, path, looks }] = next
    await page.emulateTimezone(timezones[turn % timezones.length]!)
    await go(page, site.urlOf(brand, path), { look: looks[0]!, isChosen: looks.length === 1 && turn % 3 > 0 })
    for (const each of looks) {
      await look(page, each, 'reduce')
      const broken = await violations(page)
      found.axe.push(...broken.map((rule) => `${name} ${each.width} ${each.scheme}: ${rule}`))
    }
    await look(page, looks.at(-1)!, 'no-preference')
    const missed = await missedIslands(page)
    found.islands.push(...missed.map((island) => `${name}: ${island}`))
    const lang = await page.evaluate(() => document.documentElement.lang)
    if (lang !== (path.startsWith('/en/') ? 'en' : 'zh-CN')) found.language.push(`${name}: ${lang}`)
    await settled(page)
    found.console.push(...problems.splice(0).map((problem) => `${name}: ${problem}`))
  }
  await close()
}

/** The colours are those the system wants, or chosen by somebody whose system wants the others. */
async function go(page: Page, url: string, { look: seen, isChosen }: { look: Look; isChosen: boolean }): Promise<void> {
  const other = seen.scheme === 'light' ? 'dark' : 'light'
  await look(page, { ...seen, scheme: isChosen ? other : seen.scheme }, 'no-preference')
  const choose = (theme: string) => localStorage.setItem('theme', theme)
  const { identifier } = await page.evaluateOnNewDocument(choose, isChosen ? seen.scheme : 'system')
  await page.goto(url)
  await page.removeScriptToEvaluateOnNewDocument(identifier)
}

/** Before any script of the page has run. Nodes that hydration throws away lose what is noted here. */
function noteServerNodes(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    for (const node of document.querySelectorAll('site-island > *')) Object.assign(node, { fromServer: true })
  })
}

/** Islands that did not take over the markup that was there. */
async function missedIslands(page: Page): Promise<readonly string[]> {
  await wakeIslands(page)
  return page.$$eval('site-island', (islands) =>
    islands
      .filter(({ firstElementChild: node }) => node && !('fromServer' in node))
      .map((island) => (island as HTMLElement).dataset['id']!),
  )
}

test('J-17 D-11 no message, no violation of the policy, no failed request', () => {
  assert.equal(found.console, [])
  assert.equal(site.bugs, [])
})

test('one page of every type has nothing for axe to find', () => {
  assert.equal(found.axe, [])
})

test('D-11 every island takes over the markup that is there', () => {
  assert.equal(found.islands, [])
})

test('every page names its language', () => {
  assert.equal(found.language, [])
  assert.ok(visits.size > 30, `${visits.size} pages`)
})

test.run()
