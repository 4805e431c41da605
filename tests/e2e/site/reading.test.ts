/** Reading documentation and blog: where one is, what follows, what can be copied and chosen. */
import * as assert from 'uvu/assert'
import { arrives, pathOf, press, textOf } from '../support/window.ts'
import { siteSuite } from './siteSuite.ts'

const { test, site, open } = await siteSuite('reading')

const price = '/en/docs/price/product_price/'
const start = '/en/docs/quick/quick_start_byoc/'

test('the sidebar shows where one is, also on the way to the next page', async () => {
  const page = await open(start)
  const place = () =>
    page.evaluate(() => {
      const current = document.querySelector('[data-tree] [aria-current=page]')!
      const branches: boolean[] = []
      for (let at = current.closest('details'); at; at = at.parentElement!.closest('details')) branches.push(at.open)
      return {
        name: current.textContent,
        isOpen: branches.length > 0 && branches.every(Boolean),
        crumb: document.querySelector('nav li[aria-current=page]')!.textContent,
      }
    })
  const [first, title] = [await place(), await textOf(page, 'h1')]
  assert.equal([first.isOpen, first.crumb], [true, first.name])
  const next = await page.$eval('a[rel=next]', (link) => new URL((link as HTMLAnchorElement).href).pathname)
  await press(page, 'a[rel=next]')
  await arrives(page, next)
  assert.is.not((await place()).name, first.name)
  assert.ok((await place()).isOpen)
  await press(page, 'a[rel=prev]')
  await arrives(page, start)
  assert.equal([await place(), await textOf(page, 'h1')], [first, title])
})

test('a branch that was opened stays open on other pages of the session', async () => {
  const page = await open(start)
  const branch = await page.$eval(
    '[data-tree] details:not([open])',
    (details) => (details as HTMLElement).dataset['open'],
  )
  const isOpen = () =>
    page.$eval(`[data-tree] details[data-open="${branch}"]`, (details) => (details as HTMLDetailsElement).open)
  await press(page, `[data-tree] details[data-open="${branch}"] > summary`)
  await press(page, 'a[rel=next]')
  await page.waitForFunction((path) => location.pathname !== path, {}, start)
  assert.ok(await isOpen())
  await page.goto(site.url('clougence', price))
  await page.waitForFunction(
    (id) => document.querySelector<HTMLDetailsElement>(`[data-tree] details[data-open="${id}"]`)!.open,
    {},
    branch,
  )
})

test('numbers below a drawing are those that are drawn in it, on a phone too', async () => {
  const page = await open('/en/docs/console/console_editor/', {}, 'clouddm')
  const numbers = (part: string) =>
    page.$$eval(`figure:has(figcaption ol) ${part} span`, (all) =>
      all.filter((span) => /^\d$/.test(span.textContent) && span.checkVisibility()).map((span) => span.textContent),
    )
  for (const width of [1440, 390]) {
    await page.setViewport({ width, height: 900 })
    const below = await numbers('figcaption')
    assert.ok(below.length > 1, `${width} px: ${below.length} numbers`)
    assert.equal(below, (await numbers('> :first-child')).toSorted(), `${width} px`)
  }
})

test('J-13 contents follow the reading and lead to headings that the bar does not cover', async () => {
  const page = await open(price)
  const current = () => page.$eval('[data-toc] [aria-current]', ({ textContent }) => textContent)
  await page.waitForSelector('[data-toc] [aria-current]')
  const names = await page.$$eval('[data-toc] a', (links) => links.map(({ textContent }) => textContent))
  assert.is(await current(), names[0])
  const third = '[data-toc] li:nth-child(3) a'
  const hash = await page.$eval(third, (link) => (link as HTMLAnchorElement).hash)
  await page.click(third)
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-toc] [aria-current]')?.textContent === wanted,
    {},
    names[2],
  )
  assert.is(new URL(page.url()).hash, hash)
  const top = await page.$eval(hash, (heading) => heading.getBoundingClientRect().top)
  const bar = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('[data-region=navbar], [data-region=docsbar]')].map(
        (each) => each.getBoundingClientRect().bottom,
      ),
    ),
  )
  assert.ok(top >= bar, `${top} below ${bar}`)
  // The anchor of a heading is a link to it, by keyboard too.
  await page.focus('#enterprise .anchor')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.hash === '#enterprise')
})

test('on a phone the contents are a disclosure above the text', async () => {
  const page = await open(price, { width: 390, height: 844, touch: true })
  await page.waitForFunction(() => document.querySelector<HTMLDetailsElement>('[data-toc]')?.open === false)
  const link = '[data-toc] a'
  assert.is(await page.$eval(link, (each) => each.checkVisibility()), false)
  await page.tap('[data-toc] summary')
  await page.waitForFunction((css) => document.querySelector(css)!.checkVisibility(), {}, link)
})

test('tabs of one group follow each other, and the choice is remembered', async () => {
  const page = await open(price)
  await page.waitForSelector('[data-tabs] [role=tab]')
  const chosen = () =>
    page.$$eval('[data-tabs] [aria-selected=true]', (tabs) => tabs.map(({ textContent }) => textContent))
  const panels = () => page.$$eval('[data-tabs] [role=tabpanel]:not([hidden])', ({ length }) => length)
  const [first] = await chosen()
  assert.equal(await chosen(), [first, first])
  assert.is(await panels(), 2)
  await page.focus('[data-tabs] [aria-selected=true]')
  await page.keyboard.press('ArrowRight')
  const [second] = await chosen()
  assert.is.not(second, first)
  assert.equal(await chosen(), [second, second])
  assert.is(await page.evaluate(() => document.activeElement!.textContent), second)
  assert.is(await panels(), 2)
  await page.reload()
  await page.waitForSelector('[data-tabs] [role=tab]')
  assert.equal(await chosen(), [second, second])
  await page.focus('[data-tabs] [aria-selected=true]')
  await page.keyboard.press('Home')
  assert.equal(await chosen(), [first, first])
  await page.click('[data-tabs] [aria-selected=false]')
  assert.equal(await chosen(), [second, second])
  // A hash may lead into a panel that is not shown.
  await page.$eval('[data-tabs] [role=tabpanel][hidden] > :not(.tab-label)', (hidden) => (hidden.id = 'within'))
  await page.evaluate(() => (location.hash = '#within'))
  await page.waitForSelector('#within', { visible: true })
  assert.equal(await chosen(), [first, first])
})

test('tabs have their room before their script comes', async () => {
  const page = await open('about:blank')
  const heights = () =>
    page.$$eval('.tabs', (boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().height)))
  const empty = { contentType: 'text/javascript', body: '' }
  let isEmpty = true
  await page.setRequestInterception(true)
  page.on('request', (request) =>
    isEmpty && request.resourceType() === 'script' ? void request.respond(empty) : void request.continue(),
  )
  await page.goto(site.url('clougence', price))
  assert.is(await page.$('.tabs [role=tablist]'), null)
  const before = await heights()
  isEmpty = false
  await page.reload()
  await page.waitForSelector('.tabs [role=tablist]')
  assert.ok(before.length > 1)
  assert.equal(await heights(), before)
})

test('tabs whose script never comes are sections one below the other, after a while', async () => {
  const page = await open('about:blank')
  await page.setRequestInterception(true)
  const empty = { contentType: 'text/javascript', body: '' }
  page.on(
    'request',
    (request) => void (request.resourceType() === 'script' ? request.respond(empty) : request.continue()),
  )
  for (const [path, sections] of [
    [price, '.tabs > .tab'],
    ['/en/', '#functions [data-tabs] > section'],
  ] as const) {
    await page.goto(site.url('clougence', path))
    const places = () =>
      page.$$eval(sections, (all) =>
        all
          .filter((section) => section.checkVisibility({ visibilityProperty: true }))
          .map((section) => section.getBoundingClientRect())
          .map(({ top, bottom }) => ({ top, bottom })),
      )
    const all = await page.$$eval(sections, ({ length }) => length)
    assert.ok((await places()).length < all, path)
    await page.waitForFunction(
      (sections) =>
        [...document.querySelectorAll(sections)].every((one) => one.checkVisibility({ visibilityProperty: true })),
      {},
      sections,
    )
    const shown = await places()
    assert.ok(
      shown.every(({ top, bottom }, at) => bottom - top > 40 && (at === 0 || top >= shown[at - 1]!.bottom)),
      path,
    )
  }
})

test('tabs in a column say so, and follow the arrows that lead along it', async () => {
  const page = await open('/en/')
  const list = '#functions [role=tablist]'
  const orientation = () => page.$eval(list, (element) => element.ariaOrientation)
  const names = await page.$$eval(`${list} > [role=tab]`, (tabs) => tabs.map(({ textContent }) => textContent))
  const focused = () => page.evaluate(() => document.activeElement!.textContent)
  await page.focus(`${list} > [aria-selected=true]`)
  assert.is(await orientation(), 'vertical')
  await page.keyboard.press('ArrowDown')
  assert.is(await focused(), names[1])
  await page.keyboard.press('ArrowUp')
  assert.is(await focused(), names[0])
  await page.setViewport({ width: 390, height: 844 })
  await page.focus(`${list} > :nth-child(2)`)
  assert.is.not(await orientation(), 'vertical')
  await page.keyboard.press('ArrowDown')
  assert.is(await focused(), names[1])
})

test('code can be copied as it is written', async () => {
  const page = await open(start)
  await page.waitForSelector('figure.code > .copy')
  const { origin } = new URL(page.url())
  await page
    .browserContext()
    .overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write'])
  await page.bringToFront()
  const code = await page.$eval('figure.code:has(> .copy) code', ({ textContent }) => textContent.trimEnd())
  // As transformers of code add them: a popup that no selection takes, and a line of their own.
  await page.$eval('figure.code:has(> .copy) code', (element) => {
    const [popup, said] = [document.createElement('span'), document.createElement('div')]
    popup.style.userSelect = 'none'
    for (const each of [popup, said]) each.textContent = 'no code'
    element.append(popup, said)
  })
  await page.click('figure.code > .copy')
  await page.waitForFunction(() => document.querySelector('figure.code > .copy')?.textContent === 'Copied')
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), code)
})

test('what is wrong with a page can be told to those who support it', async () => {
  const html = await (await fetch(site.url('clougence', start))).text()
  const [, letter] = /href="(mailto:[^"]*\?subject=[^"]*)"/.exec(html)!
  const { pathname, searchParams } = new URL(letter!.replaceAll('&amp;', '&'))
  assert.match(pathname, /^\S+@\S+$/)
  assert.match(searchParams.get('subject')!, 'Quick start (BYOC)')
  assert.match(searchParams.get('body')!, new RegExp(`^https://[^/]+${start}$`))
  // Search engines keep another page of these.
  const notes = await (await fetch(site.url('clougence', '/en/docs/releaseinfo/1_7_0/'))).text()
  assert.match(notes, `body=${encodeURIComponent('https://www.clougence.com/en/docs/releaseinfo/1_7_0/')}"`)
})

test('the blog leads from list to category to post, and on to its neighbours', async () => {
  const page = await open('/en/blog/')
  const posts = await page.$$eval('main article h2 a, main article h3 a', (links) => links.length)
  assert.ok(posts >= 4, `${posts} posts`)
  for (const way of ['archive/', 'tags/', 'authors/', 'rss.xml'])
    assert.ok(await page.$(`main a[href="/en/blog/${way}"]`), way)
  // A drawn cover says the category; no label of the card says it again.
  const repeated = await page.$$eval('main article:has(> div[aria-hidden])', (cards) =>
    cards.filter((card) => {
      const category = card.querySelector(':scope > div[aria-hidden]')!.textContent
      return [...card.querySelectorAll('li')].some(({ textContent }) => textContent === category)
    }),
  )
  assert.is(repeated.length, 0)
  await press(page, 'main a[href="/en/blog/tags/announcement/"]')
  await arrives(page, '/en/blog/tags/announcement/')
  const some = await page.$$eval('main article', ({ length }) => length)
  assert.ok(some > 0 && some < posts, `${some} of ${posts}`)
  await press(page, 'main article :is(h2, h3) a')
  await page.waitForSelector('main [data-content]')
  const title = await textOf(page, 'h1')
  assert.ok(await page.$('main time'))
  const neighbour = 'a[rel=next], a[rel=prev]'
  const to = await page.$eval(neighbour, (link) => decodeURI(new URL((link as HTMLAnchorElement).href).pathname))
  await press(page, neighbour)
  await arrives(page, to)
  assert.is(pathOf(page), to)
  assert.is.not(await textOf(page, 'h1'), title)
})

test.run()
