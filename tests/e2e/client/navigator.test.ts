/** The navigator in a real browser: what is fetched and what is swapped. */
import * as assert from 'uvu/assert'
import { clientSuite } from './clientSuite.ts'
import { elapse, follow, holdTimers, press } from './window.ts'

/** What fixtures/site.ts and the tests leave on the window. */
type Left = { navigations: string[]; kept?: string }

const { test, site, open } = await clientSuite('navigator')
const fetches = () => site.requests.filter((request) => request.startsWith('empty'))
const documents = () => site.requests.filter((request) => request.startsWith('document'))

test('a link is followed without loading the document again', async () => {
  const { page, errors, close } = await open('/a/')
  await page.evaluate(() => ((window as unknown as Left).kept = 'same'))
  await follow(page, '[href="/b/"]', '/b/')
  assert.is(await page.evaluate(() => (window as unknown as Left).kept), 'same')
  assert.is(new URL(page.url()).pathname, '/b/')
  assert.equal(documents(), ['document /a/'])
  assert.equal(await page.evaluate(() => (window as unknown as Left).navigations), ['/a/ first', '/b/'])
  assert.equal(errors, [])
  await close()
})

test('a page is prefetched when the pointer rests on its link, and only once', async () => {
  const { page, close } = await open('/a/')
  const answered = page.waitForResponse(`${site.origin}/b/`)
  await page.hover('[data-region=navbar] > [href="/b/"]')
  await answered
  assert.equal(fetches(), ['empty /b/'])
  await follow(page, '[href="/b/"]', '/b/')
  assert.equal(fetches(), ['empty /b/'])
  await close()
})

test('a pointer on its way prefetches nothing, nor does one of a reader who saves data', async () => {
  const { page, quiet, close } = await open('/a/')
  await holdTimers(page)
  // In one go: a busy machine would make any two commands a pause.
  const pass = (...selectors: string[]) =>
    page.evaluate((all) => {
      for (const css of all) document.querySelector(css)!.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    }, selectors)
  await pass('[href="/b/"]', '[href="/c/"]', 'h1')
  await elapse(page)
  await quiet()
  assert.equal(fetches(), [])
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await pass('[href="/b/"]')
  await elapse(page)
  await quiet()
  assert.equal(fetches(), [])
  await close()
})

test('the head describes the page that is shown', async () => {
  const { page, close } = await open('/a/')
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await follow(page, '[href="/b/"]', '/b/')
  const headOf = () =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')!.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href,
      alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(({ href }) => href),
      og: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
      styles: [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
      colour: getComputedStyle(document.querySelector('h1')!).color,
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset['theme'],
      onlyB: 'onlyB' in document.documentElement.dataset,
      body: document.body.dataset['body'],
    }))
  const b = await headOf()
  assert.equal(b, {
    title: 'Page B',
    description: 'About Page B',
    canonical: 'https://example.com/b/',
    alternates: ['https://example.com/zh/b/'],
    og: 'B',
    data: ['{"name":"Page B"}'],
    styles: ['/assets/base.css', '/assets/b.css'],
    colour: 'rgb(1, 2, 3)',
    lang: 'en',
    theme: 'dark',
    onlyB: true,
    body: '/b/',
  })
  await follow(page, '[href="/c/"]', '/c/')
  const c = await headOf()
  assert.is(c.title, '页面 C')
  assert.is(c.lang, 'zh-CN')
  assert.is(c.theme, 'dark')
  assert.is(c.og, undefined)
  assert.is(c.onlyB, false)
  assert.equal(c.styles, ['/assets/base.css'])
  await close()
})

test('regions of the same version keep their nodes, their state and the page-dependent attributes', async () => {
  const { page, errors, close } = await open('/a/')
  await page.waitForFunction(() => (window as unknown as { lives?: string[] }).lives?.includes('+nav'))
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[data-region]')) Object.assign(region, { original: true })
    document.querySelector('.sidebar')!.scrollTop = 300
    document.querySelector<HTMLDetailsElement>('[data-open=first]')!.open = true
  })
  await page.click('[data-counter=nav] [data-more]')
  await page.click('#menu-button')
  // A branch that opens above pushes the position down; what the reader looks at stays where it is.
  const entryTop = () =>
    page.evaluate(() => Math.round(document.querySelector('.sidebar p:nth-of-type(12)')!.getBoundingClientRect().top))
  const before = await entryTop()
  await follow(page, '#menu a', '/b/')
  assert.equal(
    await page.evaluate(() => ({
      original: [...document.querySelectorAll('[data-region]')].map((region) => 'original' in region),
      open: [...document.querySelectorAll<HTMLDetailsElement>('[data-open]')].map((details) => details.open),
      active: document.querySelector('[data-entry=b]')!.hasAttribute('data-active'),
      current: [...document.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href')),
      counter: document.querySelector('[data-counter=nav] label')!.textContent,
      menu: document.querySelector('#menu')!.matches(':popover-open'),
      order: [...document.querySelector('.layout')!.children].map(({ localName }) => localName),
    })),
    {
      original: [true, true],
      open: [true, true],
      active: true,
      current: ['/b/'],
      counter: 'nav: 1',
      menu: false,
      order: ['div', 'main'],
    },
  )
  assert.is(await entryTop(), before)
  await follow(page, '[data-region=navbar] > [href="/c/"]', '/c/')
  assert.equal(
    await page.evaluate(() => [
      [...document.querySelectorAll('[data-region]')].map((region) => 'original' in region),
      document.querySelector('.layout')!.className,
    ]),
    [[false], 'layout layout-false'],
  )
  assert.equal(errors, [])
  await close()
})

test('a bar shows only where a page is slow, and never more than one', async () => {
  const { page, close } = await open('/a/')
  await page.evaluate(() => {
    const seen: string[] = []
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) seen.push((node as Element).className ?? '')
    }).observe(document.documentElement, { childList: true })
    Object.assign(window, { seen })
  })
  const started = performance.now()
  await follow(page, '[href="/b/"]', '/b/')
  // On a busy machine this page is slow, too.
  const longest = performance.now() - started < 200 ? 0 : 1
  assert.ok(Number(await page.evaluate('seen.length')) <= longest)
  await page.evaluate('seen.length = 0')
  const release = site.hold('/c/')
  const done = follow(page, '[href="/c/"]', '/c/')
  await page.waitForSelector('.site-progress[aria-hidden=true]')
  release()
  await done
  await page.waitForFunction(() => !document.querySelector('.site-progress'))
  assert.equal(await page.evaluate('seen'), ['site-progress'])
  await close()
})

test('the newest navigation wins', async () => {
  const { page, errors, warnings, quiet, close } = await open('/a/')
  const release = site.hold('/slow/')
  await press(page, '#to-slow')
  await follow(page, '[href="/b/"]', '/b/')
  release()
  await quiet()
  assert.is(await page.title(), 'Page B')
  assert.is(await page.evaluate(() => history.length), 2 + 1) // about:blank, A, B
  assert.equal([errors, warnings], [[], []])
  await close()
})

test('focus moves to the main part and the title is announced', async () => {
  const { page, close } = await open('/a/')
  assert.is(await page.$eval('#site-announcer', (element) => element.textContent), '')
  await page.evaluate(() => document.querySelector('#site-announcer')!.setAttribute('data-same', ''))
  await follow(page, '[href="/b/"]', '/b/')
  assert.equal(
    await page.evaluate(() => {
      const announcer = document.querySelector('#site-announcer')!
      return [
        document.activeElement!.localName,
        announcer.textContent,
        announcer.getAttribute('aria-live'),
        announcer.hasAttribute('data-same'),
      ]
    }),
    ['main', 'Page B', 'polite', true],
  )
  await close()
})

test('a not-found page is swapped like any other', async () => {
  const { page, close } = await open('/a/')
  await follow(page, '#to-missing', '/404.html')
  assert.is(new URL(page.url()).pathname, '/missing/')
  assert.equal(documents(), ['document /a/'])
  await close()
})

for (const [name, link, path] of [
  ['a file', '#to-file', '/file.txt'],
  ['another build', '#to-new-build', '/new-build/'],
  ['a redirect', '#to-moved', '/c/'],
] as const) {
  test(`${name} is left to the browser`, async () => {
    const { page, close } = await open('/a/')
    await Promise.all([page.waitForNavigation(), press(page, link)])
    assert.is(new URL(page.url()).pathname, path)
    assert.is(documents().at(-1), `document ${path}`)
    await close()
  })
}

test('pages work where view transitions are missing or unwanted', async () => {
  const { page, close } = await open('/a/')
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await follow(page, '[href="/b/"]', '/b/')
  await page.evaluate(() => Object.assign(document, { startViewTransition: undefined }))
  await follow(page, '[href="/a/"]', '/a/')
  await close()
})

test('a page does not wait for a browser that takes long to capture the one before, and the next ones not at all', async () => {
  const { page, close } = await open('/a/')
  const asked = await page.evaluateHandle(() => ({ times: 0 }))
  await page.evaluate((count) => {
    const startViewTransition = (update: () => void) => {
      count.times++
      const { promise, resolve } = Promise.withResolvers<void>()
      const skipTransition = () => resolve(update())
      return { ready: promise, finished: promise, updateCallbackDone: promise, skipTransition }
    }
    Object.assign(document, { startViewTransition })
  }, asked)
  await follow(page, '[href="/b/"]', '/b/')
  assert.is(await page.$('[data-leaving]'), null)
  await follow(page, '[href="/a/"]', '/a/')
  assert.is((await asked.jsonValue()).times, 1)
  await close()
})

test.run()
