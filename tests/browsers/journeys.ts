/** Ways through the site that need its scripts, or things that browsers do each in their own way. */
import type { BrandId } from '../e2e/support/builtSite.ts'
import { arrives, click, until, type Visitor } from './visitor.ts'

type UrlOf = (brand: BrandId, path: string) => string

export type Journey = {
  readonly name: string
  /** `url` is of the site, `themed` of a project of the theme. */
  run(visitor: Visitor, url: UrlOf, themed: (path: string) => string): Promise<void>
}

const wide = [1440, 900] as const
/** The narrowest that all can have. */
const narrow = [460, 850] as const

function must(is: boolean, what: string): void {
  if (!is) throw new Error(what)
}

/** Whether the page was not loaded anew since. */
const mark = (visitor: Visitor) => visitor.evaluate(() => void Object.assign(window, { visited: true }))
const isSame = (visitor: Visitor) => visitor.evaluate(() => 'visited' in window)
const isIn = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.querySelector(css)!.contains(document.activeElement), selector)
const focus = (visitor: Visitor, selector: string) =>
  visitor.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), selector)
const scheme = (visitor: Visitor) => visitor.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

export const journeys: readonly Journey[] = [
  {
    name: 'a link changes the page without loading it, and back shows the one before',
    async run(visitor, url) {
      await visitor.resize(...wide)
      await visitor.goto(url('bladepipe', '/en/'))
      await mark(visitor)
      await click(visitor, '[data-region=navbar] a[href="/en/pricing/"]')
      await arrives(visitor, '/en/pricing/')
      must(/Pricing/.test(await visitor.evaluate(() => document.title)), 'the title is the old one')
      await visitor.evaluate(() => history.back())
      await arrives(visitor, '/en/')
      must(await isSame(visitor), 'the page was loaded anew')
    },
  },
  {
    name: 'a menu opens by keyboard, and Escape gives the focus back',
    async run(visitor, url) {
      const button = 'nav > ul > li:nth-child(2) > button'
      await visitor.resize(...wide)
      await visitor.goto(url('clougence', '/en/'))
      await focus(visitor, button)
      await visitor.press('Enter')
      await until(visitor, 'open', (css) => document.querySelector(css)!.ariaExpanded === 'true', button)
      await visitor.press('ArrowDown')
      must(await isIn(visitor, '#menu-solutions'), 'an arrow does not lead into the menu')
      await visitor.press('Escape')
      await until(visitor, 'closed', (css) => document.querySelector(css)!.ariaExpanded === 'false', button)
      must(await isIn(visitor, button), 'the focus is elsewhere')
    },
  },
  ...(['#site-menu', '#site-sidebar'] as const).map((drawer) => ({
    name: `on a phone the drawer ${drawer} opens, and Escape closes it`,
    async run(visitor: Visitor, url: UrlOf) {
      await visitor.resize(...narrow)
      await visitor.goto(url('clouddm', drawer === '#site-menu' ? '/en/' : '/en/docs/'))
      const button = `[popovertarget=${drawer.slice(1)}]`
      await focus(visitor, button)
      await visitor.press('Enter')
      await until(visitor, 'open', (css) => document.querySelector(css)!.matches(':popover-open'), drawer)
      await visitor.press('Escape')
      await until(visitor, 'closed', (css) => !document.querySelector(css)!.matches(':popover-open'), drawer)
      must(await isIn(visitor, button), 'the focus is elsewhere')
    },
  })),
  {
    name: 'search finds while one types, and Enter leads there',
    async run(visitor, url) {
      await visitor.resize(...wide)
      await visitor.goto(url('clouddm', '/'))
      await mark(visitor)
      await visitor.press('/')
      await until(visitor, 'a field', () => document.activeElement?.matches('dialog#site-search[open] input'))
      await visitor.type('mysql')
      const found = () => document.querySelectorAll<HTMLAnchorElement>('#site-search [role=option]').length > 2
      await until(visitor, 'results', found)
      await visitor.press('ArrowDown')
      const href = await until(visitor, 'one that is chosen', () =>
        document.querySelector('#site-search [role=option][aria-selected=true]')?.getAttribute('href'),
      )
      await visitor.press('Enter')
      await arrives(visitor, new URL(href, 'http://a').pathname)
      must(await isSame(visitor), 'the page was loaded anew')
      must(await visitor.evaluate(() => !document.querySelector('dialog[open]')), 'the dialog stays open')
    },
  },
  {
    name: 'a chosen colour mode goes along to the next page and the next visit',
    async run(visitor, url) {
      await visitor.resize(...wide)
      await visitor.goto(url('bladepipe', '/'))
      const dark = () => {
        document.querySelector<HTMLElement>('[data-region=navbar] [data-theme-button]')!.click()
        return getComputedStyle(document.documentElement).colorScheme === 'dark'
      }
      await until(visitor, 'dark', dark)
      await visitor.goto(url('bladepipe', '/pricing/'))
      must((await scheme(visitor)) === 'dark', 'the next page is not dark')
      await visitor.evaluate(() => localStorage.removeItem('theme'))
    },
  },
  {
    name: 'the calculator follows its sliders, and the address the calculator',
    async run(visitor, url) {
      const total = () => document.querySelector('[data-panel=cloud] strong')!.textContent
      await visitor.goto(url('bladepipe', '/en/pricing/'))
      const before = await visitor.evaluate(total)
      await focus(visitor, '#calculator input[type=range]')
      await until(visitor, 'a calculator that lives', () => {
        const tab = document.querySelector('#calculator [role=tab]')
        return tab && Object.keys(tab).some((key) => key.startsWith('__reactProps'))
      })
      for (let presses = 0; presses < 4; presses++) await visitor.press('ArrowRight')
      await until(visitor, 'an address', () => location.search)
      must((await visitor.evaluate(total)) !== before, 'the sum is the same')
    },
  },
  {
    name: 'the catalogue is filtered by what one types',
    async run(visitor, url) {
      const filter = '[data-catalogue-controls] input[type=search]'
      const cards = () => document.querySelectorAll('[data-catalogue-results] h2').length
      await visitor.goto(url('clougence', '/en/connector/'))
      const all = await visitor.evaluate(cards)
      await until(visitor, 'a field', (css) => document.querySelector<HTMLElement>(css)?.checkVisibility(), filter)
      await focus(visitor, filter)
      await visitor.type('mysql')
      const fewer = (most: number) => {
        const shown = [...document.querySelectorAll('[data-catalogue-results] h2')]
        return shown.length < most && shown.some(({ textContent }) => textContent === 'MySQL')
      }
      await until(visitor, 'fewer', fewer, all)
    },
  },
  {
    name: 'a login without an answer says so, and keeps what was typed',
    async run(visitor, url) {
      await visitor.goto(url('bladepipe', '/en/login/'))
      await focus(visitor, 'input[name=account]')
      await visitor.type('ada@example.com')
      await focus(visitor, 'input[name=password]')
      await visitor.type('First1#pass')
      await visitor.press('Enter')
      await until(visitor, 'an answer', () =>
        [...document.querySelectorAll('[role=alert]')].some((each) => each.checkVisibility() && each.textContent),
      )
      const kept = await visitor.evaluate(() => document.querySelector<HTMLInputElement>('input[name=account]')!.value)
      must(kept === 'ada@example.com', 'the account is gone')
    },
  },
  {
    name: 'the question about visits is answered once',
    async run(visitor, url) {
      await visitor.goto(url('clougence', '/'))
      await visitor.evaluate(() => localStorage.removeItem('consent'))
      await visitor.goto(url('clougence', '/docs/'))
      await click(visitor, '[data-consent-answer=denied]')
      await visitor.goto(url('clougence', '/blog/'))
      must(
        await visitor.evaluate(() => !document.querySelector('[data-consent-answer]')?.checkVisibility()),
        'it is asked again',
      )
    },
  },
  {
    name: 'a picture that is shown small opens in full, and Escape gives the focus back',
    async run(visitor, url) {
      await visitor.resize(...narrow)
      await visitor.goto(url('clougence', '/docs/quick/quick_start_byoc/'))
      await until(visitor, 'a picture that opens', () => document.querySelector('[data-zoom]') !== null)
      await focus(visitor, '[data-zoom]')
      await visitor.press('Enter')
      await until(visitor, 'the picture', () => document.querySelector('#site-zoom[open] img') !== null)
      await visitor.press('Escape')
      await until(visitor, 'the page', () => !document.querySelector('#site-zoom'))
      must(await isIn(visitor, '[data-zoom]'), 'the focus is elsewhere')
    },
  },
  {
    name: 'tabs are chosen by keyboard, and the choice is there on the next visit',
    async run(visitor, _url, themed) {
      const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent
      await visitor.resize(...wide)
      await visitor.goto(themed('/docs/intro/'))
      await until(visitor, 'tabs', chosen)
      await focus(visitor, '[role=tab][aria-selected=true]')
      await visitor.press('ArrowRight')
      await until(visitor, 'the second', () =>
        [...document.querySelectorAll('[role=tabpanel]')].some(
          (panel) => panel.checkVisibility() && panel.textContent.includes('By Yarn.'),
        ),
      )
      await visitor.goto(themed('/docs/intro/'))
      must((await until(visitor, 'tabs', chosen)) === 'Yarn', 'the choice is forgotten')
    },
  },
  {
    name: 'a page from right to left begins on the right, and its menu opens there',
    async run(visitor, _url, themed) {
      await visitor.resize(...narrow)
      await visitor.goto(themed('/ar/docs/intro/'))
      const [left, right] = await visitor.evaluate(() => {
        const bar = [...document.querySelectorAll('header')].find((each) => each.checkVisibility())!
        const boxes = [...bar.querySelectorAll('a')].map((each) => each.getBoundingClientRect())
        const logo = boxes.find(({ width }) => width > 15)!
        return [logo.left, innerWidth - logo.right]
      })
      must(right! < left!, `the logo is ${left} px from the left and ${right} px from the right`)
      await focus(visitor, '[popovertarget=site-sidebar]')
      await visitor.press('Enter')
      await until(visitor, 'a drawer on the right', () => {
        const drawer = document.querySelector('#site-sidebar:popover-open')
        return drawer !== null && Math.abs(innerWidth - drawer.getBoundingClientRect().right) < 1
      })
    },
  },
]
