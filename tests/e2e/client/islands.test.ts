/** Islands in a real browser: hydration, triggers, children, crashes, refreshes. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { clientSuite } from './clientSuite.ts'
import { follow, press } from './window.ts'

const { test, site, open } = await clientSuite('islands')
const lives = (page: Page) => page.evaluate(() => (window as unknown as { lives: string[] }).lives.toSorted())
const alive = (page: Page, label: string) =>
  page.waitForFunction((name) => (window as unknown as { lives?: string[] }).lives?.includes(`+${name}`), {}, label)
const text = (page: Page, css: string) => page.$eval(css, (element) => element.textContent)

test('islands take over the markup that is there', async () => {
  const { page, errors, close } = await open('/islands/')
  await alive(page, 'one')
  await alive(page, 'nested')
  await page.click('[data-counter=one] [data-more]')
  assert.is(await text(page, '[data-counter=one] label'), 'one: 2')
  const ids = await page.$$eval('[data-counter] > input', (inputs) =>
    inputs.map(({ id, labels }) => `${id} ${labels?.length}`),
  )
  assert.is(new Set(ids).size, 4)
  assert.ok(ids.every((id) => id.endsWith(' 1')))
  assert.equal(errors, [])
  await close()
})

test('islands begin and end with their page, those of a kept region go on', async () => {
  const { page, errors, close } = await open('/a/')
  await alive(page, 'nav')
  await follow(page, '[href="/b/"]', '/b/')
  await alive(page, 'page')
  await follow(page, '[href="/a/"]', '/a/')
  await page.waitForFunction(() => (window as unknown as { lives: string[] }).lives.includes('-page'))
  assert.equal(await lives(page), ['+nav', '+page', '-page'])
  assert.equal(errors, [])
  await close()
})

test('what an island shows in the body and in the head lives as long as the island', async () => {
  const { page, errors, close } = await open('/b/')
  const shown = () =>
    page.$$eval('[data-portal],[name^=portal-]', (all) => all.map((each) => each.textContent || each.localName))
  for (const label of ['page', 'nav']) {
    await press(page, `[data-opener=${label}]`)
    await page.waitForSelector(`[data-portal=${label}]`)
  }
  await page.evaluate(() => (window as unknown as { refresh(): Promise<void> }).refresh())
  assert.equal(await shown(), ['meta', 'meta', 'page', 'nav'])
  await follow(page, '[href="/a/"]', '/a/')
  await page.waitForFunction(() => document.querySelectorAll('[data-portal]').length === 1)
  assert.equal(await shown(), ['meta', 'nav'])
  await press(page, '[data-portal=nav]')
  await page.waitForFunction(() => !document.querySelector('[data-portal]'))
  assert.equal(errors, [])
  await close()
})

test('children are HTML that hydration leaves alone and the island can hide and show', async () => {
  const { page, errors, close } = await open('/islands/')
  await alive(page, 'two')
  await alive(page, 'nested')
  await page.click('[data-counter=nested] [data-more]')
  await page.click('[data-counter=two] > [data-more]')
  assert.is(await text(page, '[data-counter=nested] label'), 'nested: 1')
  assert.is(await text(page, '[data-slot-text]'), 'Static child with a link')
  await page.click('[data-counter=two] > [data-fold]')
  await page.waitForFunction(() => !document.querySelector('[data-slot-text]'))
  await page.waitForFunction(() => (window as unknown as { lives: string[] }).lives.includes('-nested'))
  await page.click('[data-counter=two] > [data-fold]')
  assert.is(await text(page, '[data-slot-text]'), 'Static child with a link')
  await page.waitForFunction(
    () => (window as unknown as { lives: string[] }).lives.filter((life) => life === '+nested').length === 2,
  )
  await page.click('[data-counter=nested] [data-more]')
  assert.equal(errors, [])
  await close()
})

test('a click on an island that sleeps is repeated when it lives, once', async () => {
  const release = site.hold('/assets/Lazy.js')
  const { page, errors, quiet, close } = await open('/islands/')
  await quiet()
  assert.not.ok(site.requests.includes('script /assets/Lazy.js'))
  await page.click('[data-lazy]')
  assert.is(await text(page, '[data-lazy]'), 'pressed 0')
  release()
  await page.waitForFunction(() => document.querySelector('[data-lazy]')!.textContent === 'pressed 1')
  await page.click('[data-lazy]')
  assert.is(await text(page, '[data-lazy]'), 'pressed 2')
  assert.is(
    await page.$eval('[data-lazy]', (element) => element.getAttribute('data-lazy')),
    '</script><img src=x onerror=alert(1)>"',
  )
  assert.equal(errors, [])
  await close()
})

test('a click on an island that sleeps is none where one goes on writing', async () => {
  const release = site.hold('/assets/Lazy.js')
  const { page, errors, quiet, close } = await open('/islands/')
  await quiet()
  const isHeld = () => page.$eval('site-island:has([data-lazy])', (island) => island.hasAttribute('data-pressed'))
  await page.click('[data-lazy]')
  assert.is(await isHeld(), true)
  await page.type('site-island:has([data-lazy]) input', 'a')
  assert.is(await isHeld(), false)
  release()
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLElement>('[data-lazy]')!
    return Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
  assert.is(await text(page, '[data-lazy]'), 'pressed 0')
  assert.is(await page.$eval('site-island:has([data-lazy]) input', (input) => (input as HTMLInputElement).value), 'a')
  assert.equal(errors, [])
  await close()
})

test('a part that an island loads when it is needed is in the page, and is taken over as it is', async () => {
  const release = site.hold('/assets/Part.js')
  const { page, errors, close } = await open('/parts/')
  await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/assets/Parts.js`).length)
  assert.is(await text(page, '[data-part]'), 'part 0')
  await page.evaluate(() => Object.assign(window, { written: document.querySelector('[data-part]') }))
  release()
  await page.waitForFunction(() => {
    const part = document.querySelector<HTMLElement>('[data-part]')!
    part.click()
    return part.textContent !== 'part 0'
  })
  assert.ok(await page.$eval('[data-part]', (part) => part === (window as unknown as { written: Element }).written))
  assert.equal(errors, [])
  await close()
})

test('a link in an island that sleeps works by itself', async () => {
  site.hold('/assets/Counter.js')
  const { page, close } = await open('/islands/')
  await follow(page, '[data-slot-text] a', '/a/')
  await close()
})

test('an island that loads with its page waits until the page has been painted', async () => {
  const { page, errors, close } = await open('/islands/', () => {
    const held: FrameRequestCallback[] = []
    const paint = requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => held.push(callback)
    Object.assign(window, {
      release() {
        window.requestAnimationFrame = paint
        held.forEach(paint)
      },
    })
  })
  await page.waitForFunction(() => customElements.get('site-island'), { polling: 20 })
  assert.not.ok(site.requests.includes('script /assets/Counter.js'))
  await page.evaluate(() => (window as unknown as { release(): void }).release())
  await alive(page, 'one')
  assert.equal(errors, [])
  await close()
})

test('an island far below lives when it comes near', async () => {
  const { page, quiet, close } = await open('/islands/')
  await quiet()
  assert.not.ok(site.requests.includes('script /assets/Seen.js'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForSelector('[data-seen=true]')
  await close()
})

test('J-02 an island that throws says so with its causes as text; the page lives and Try again works', async () => {
  const { page, close } = await open('/islands/')
  await page.waitForFunction(() => 'repair' in window)
  await alive(page, 'nav')
  const buttons = await page.$$('[data-break]')
  for (const button of buttons) await button.click()
  await page.waitForFunction(() => document.querySelectorAll('[data-crash]').length === 5)
  const crashes = await page.$$eval('[data-crash]', (views) =>
    views.map((view) => [...view.querySelectorAll('p')].map(({ textContent }) => textContent)),
  )
  const title = 'This page crashed.'
  assert.equal(crashes, [
    [title, 'Outer', 'Caused by: Middle <img src=x>', 'Caused by: root text'],
    [title, 'just text'],
    [title, 'undefined'],
    [title, 'Round'],
    [title, '[object Object]'],
  ])
  await page.click('[data-counter=nav] [data-more]')
  assert.is(await text(page, '[data-counter=nav] label'), 'nav: 1')
  // Try again begins anew, and may crash again.
  await page.click('[data-crash] button')
  await page.waitForFunction(() => document.querySelectorAll('[data-crash]').length === 4)
  await page.evaluate(() => {
    const meta = document.head.appendChild(document.createElement('meta'))
    meta.name = 'site:words'
    meta.content = JSON.stringify({ crashed: '页面已崩溃。' })
  })
  await page.click('[data-break]')
  await page.waitForFunction(() => document.querySelectorAll('[data-crash]').length === 5)
  assert.is(await text(page, '[data-crash] strong'), '页面已崩溃。')
  await page.evaluate(() => (window as unknown as { repair(): void }).repair())
  await page.click('[data-crash] button')
  await page.click('[data-break]')
  assert.is(await page.$$eval('[data-crash]', ({ length }) => length), 4)
  await close()
})

test('a refresh touches what was edited and nothing else', async () => {
  const { page, errors, close } = await open('/edited/')
  await alive(page, 'kept')
  await alive(page, 'before')
  await page.click('[data-counter=kept] > [data-more]')
  await page.click('#details summary')
  await page.evaluate(() => {
    scrollTo(0, 50)
    Object.assign(document.querySelector('#same')!, { original: true })
    // As in dev, where this is what happens.
    for (const island of document.querySelectorAll('site-island')) Object.assign(island, { served: island.innerHTML })
  })
  site.edited('after')
  await page.evaluate(() => (window as unknown as { refresh(): Promise<void> }).refresh())
  await alive(page, 'after')
  assert.equal(
    await page.evaluate(() => ({
      title: document.title,
      text: document.querySelector('#text')!.textContent,
      same: 'original' in document.querySelector('#same')!,
      open: document.querySelector<HTMLDetailsElement>('#details')!.open,
      counter: document.querySelector('[data-counter=kept] label')!.textContent,
      slot: document.querySelector('[data-counter=kept] site-slot')!.textContent,
    })),
    { title: 'Edited after', text: 'after', same: true, open: true, counter: 'kept: 1', slot: 'slot after' },
  )
  assert.equal(await lives(page), ['+after', '+before', '+kept', '+nav', '-before'])
  assert.equal(errors, [])
  await close()
})

test.run()
