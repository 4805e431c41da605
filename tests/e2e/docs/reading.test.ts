/** Reading the documentation and the blog in a browser: what the page does beyond showing its text. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { openPage } from '../../support/browser.ts'
import { brands, type BrandId } from '../support/builtSite.ts'
import { builtSuite } from '../support/builtSuite.ts'

const { test, site, browser } = await builtSuite('reading')
const doc = '/docs/maintain/install_require/'

/** A page that may use the clipboard. Nothing goes wrong on it, and nobody else is asked for anything. */
async function reading(
  path: string,
  work: (page: Page) => Promise<void>,
  { width = 1440, brand = 'clouddm' }: { width?: number; brand?: BrandId } = {},
): Promise<void> {
  const { page, problems, foreign } = await openPage(browser, { width, height: 800 })
  const { origin } = new URL(site.url(brand, '/'))
  await browser
    .defaultBrowserContext()
    .overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write'])
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(site.url(brand, path), { waitUntil: 'networkidle2' })
  await page.bringToFront()
  await work(page)
  assert.equal([problems, foreign], [[], []])
  await page.close()
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a long sidebar is filtered over all of its branches, by words of labels, and by keyboard', async () => {
  await reading(doc, async (page) => {
    const found = () => page.$$eval('[data-found] a', (links) => links.map(({ textContent }) => textContent))
    await page.focus('[data-tree] input')
    await page.keyboard.type('脱敏')
    await page.waitForSelector('[data-found] a')
    const first = await found()
    assert.ok(first.length >= 3 && first.every((text) => text!.includes('脱敏')), first.join())
    assert.is(await page.$eval('[data-tree] > ul', (tree) => tree.checkVisibility()), false)

    await page.keyboard.type(' 没有这样的页面')
    await page.waitForFunction(() => document.querySelector('[data-tree] output')!.textContent !== '')
    assert.equal(await found(), [])

    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('[data-tree] > ul')!.checkVisibility())
    await page.keyboard.type('卸载')
    await page.waitForSelector('[data-found] a')
    await page.keyboard.press('Enter')
    await page.waitForFunction((before) => location.pathname !== before, {}, doc)
    assert.match(await page.$eval('h1', ({ textContent }) => textContent!), '卸载')
  })
})

test('what was opened in the sidebar stays open on other pages, and after a reload', async () => {
  await reading(doc, async (page) => {
    const isOpen = () =>
      page.$eval('[data-tree] details[data-open="console"]', (branch) => (branch as HTMLDetailsElement).open)
    assert.is(await isOpen(), false)
    await page.click('[data-tree] details[data-open="console"] > summary')
    await page.waitForFunction(() => document.querySelectorAll('[data-open="console"] > ul a').length > 3)
    await page.click('[rel=next]')
    await page.waitForFunction((before) => location.pathname !== before, {}, doc)
    assert.is(await isOpen(), true)
    await page.reload({ waitUntil: 'networkidle2' })
    await page.waitForFunction(
      () => document.querySelector<HTMLDetailsElement>('[data-tree] details[data-open="console"]')!.open,
    )
  })
})

test('on a small screen the sidebar is a drawer, which the back button closes without leaving the page', async () => {
  await reading(
    doc,
    async (page) => {
      const isShown = (open: boolean) =>
        page.waitForFunction(
          (open) => document.querySelector('#site-sidebar')!.matches(':popover-open') === open,
          {},
          open,
        )
      await isShown(false)
      await page.click('[data-region=docsbar] [popovertarget]')
      await isShown(true)
      await page.waitForFunction(() => document.querySelector<HTMLElement>('main')!.inert)
      await page.evaluate(() => history.back())
      await isShown(false)
      assert.is(new URL(page.url()).pathname, doc)
      await page.waitForFunction(() => !document.querySelector<HTMLElement>('main')!.inert)
    },
    { width: 390 },
  )
})

test('the page is copied as Markdown, a heading as its address, and both are said', async () => {
  await reading(doc, async (page) => {
    const said = () => page.waitForFunction(() => document.querySelector('#site-announcer')?.textContent === '已复制')
    await page.click('[data-copy-markdown]')
    await said()
    const text = await clipboard(page)
    assert.match(text, '# 环境要求')
    assert.match(text, '| CPU |')

    await page.evaluate(() => (document.querySelector('#site-announcer')!.textContent = ''))
    await page.focus('#ports > .anchor')
    await page.keyboard.press('Enter')
    await said()
    assert.is(await clipboard(page), `${site.url('clouddm', doc)}#ports`)
    assert.is(await page.evaluate(() => location.hash), '#ports')
  })
})

test('the head of a table that fits stays below the bar; one that does not scrolls by itself', async () => {
  const tops = (page: Page) =>
    page.evaluate(() => {
      const table = document.querySelector('[data-content] .table')!
      const { height } = document.querySelector('[data-region=navbar]')!.getBoundingClientRect()
      const { bottom } = table.getBoundingClientRect()
      scrollBy({ top: bottom - height - 70, behavior: 'instant' })
      return { bar: Math.round(height), head: Math.round(table.querySelector('th')!.getBoundingClientRect().top) }
    })
  await reading(doc, async (page) => {
    await page.waitForSelector('.table[data-fits]')
    const { bar, head } = await tops(page)
    assert.ok(Math.abs(bar - head) <= 2, `bar ${bar}, head ${head}`)
  })
  await reading(
    doc,
    async (page) => {
      await page.waitForFunction(() => document.querySelector('.table[data-fits]'))
      await page.evaluate(() => {
        const cell = document.querySelector<HTMLElement>('[data-content] td')!
        cell.textContent = 'x'.repeat(100)
        cell.style.whiteSpace = 'nowrap'
        dispatchEvent(new Event('resize'))
      })
      await page.waitForFunction(() => {
        const table = document.querySelector<HTMLElement>('[data-content] .table')!
        return !('fits' in table.dataset) && table.tabIndex === 0
      })
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    },
    { width: 390 },
  )
})

test('code and tables that a page puts together itself behave as those of prose', async () => {
  await reading(
    '/docs/dataMigrationAndSync/connection/mysql-to-clickhouse/',
    async (page) => {
      await page.waitForSelector('.table[data-fits]')
      const fading = await page.$$eval('main pre', (boxes) =>
        boxes
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((box) => getComputedStyle(box).getPropertyValue('--more')),
      )
      assert.equal([...new Set(fading)], ['3.5rem'])
    },
    { width: 390, brand: 'clougence' },
  )
})

for (const brand of ['clougence', 'bladepipe'] as const)
  test(`${brand}: a picture that is shown small opens in full, by keyboard too, and Escape gives the focus back`, async () => {
    await reading(
      '/docs/quick/quick_start_byoc/',
      async (page) => {
        await page.waitForSelector('[data-zoom]')
        // The letters of a drawing are to be read, and it has colours of its own for the night.
        assert.ok(await page.$eval('[data-zoom]', ({ clientWidth }) => clientWidth >= 600))
        await page.focus('[data-zoom]')
        await page.keyboard.press('Enter')
        await page.waitForSelector('#site-zoom[open] img')
        const [small, large] = await page.$$eval('[data-zoom], #site-zoom img', ([a, b]) => [
          a!.clientWidth,
          b!.clientWidth,
        ])
        assert.ok(large! > small!, `${small} -> ${large}`)
        assert.is(
          await page.$eval('#site-zoom img', (image) => getComputedStyle(image).backgroundColor),
          'rgba(0, 0, 0, 0)',
        )
        await page.keyboard.press('Escape')
        await page.waitForFunction(() => !document.querySelector('#site-zoom'))
        assert.is(await page.evaluate(() => document.activeElement!.matches('[data-zoom]')), true)
      },
      { width: 390, brand },
    )
  })

test('a post is passed on by plain links to its published address', async () => {
  await reading('/blog/data_management/sql_review_upgrade/', async (page) => {
    const canonical = await page.$eval('link[rel=canonical]', (link) => (link as HTMLLinkElement).href)
    const hrefs = await page.$$eval('article footer a[target=_blank]', (links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)),
    )
    assert.is(hrefs.length, 4)
    for (const href of hrefs) assert.match(href, canonical)
    await page.click('[data-copy-link]')
    await page.waitForSelector('[data-copy-link][data-done]')
  })
})

test('on paper there is the text and nothing to press', async () => {
  await reading(doc, async (page) => {
    await page.emulateMediaType('print')
    const shown = await page.$$eval(
      '[data-region=navbar], [data-region=docsbar], #site-sidebar, [data-toc], [data-copy-markdown], nav[aria-label], .copy',
      (all) => all.filter((each) => each.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
    assert.equal(
      shown.filter((html) => !html.includes('当前位置')),
      [],
    )
    assert.is(await page.$eval('[data-content]', (prose) => prose.checkVisibility()), true)
  })
})

test('on paper a pair has its facts and nothing to choose, and prices have all rows and answers', async () => {
  const paper = { width: 700, brand: 'clougence' } as const
  const facts = async (page: Page) => {
    await page.emulateMediaType('print')
    const wrong = await page.evaluate(() => {
      const areSeen = (selector: string) =>
        [...document.querySelectorAll(selector)].map((part) => part.checkVisibility())
      return [areSeen('main h2 + *').indexOf(false), areSeen('main [data-region=connections] > *').indexOf(true)]
    })
    assert.equal(wrong, [-1, -1])
  }
  await reading('/docs/dataMigrationAndSync/connection/mysql-to-clickhouse/', facts, paper)
  const prices = async (page: Page) => {
    await page.emulateMediaType('print')
    const cut = await page.$$eval(
      'main section:has(> table), main details > div',
      (parts) => parts.filter(({ clientHeight, scrollHeight }) => clientHeight < Math.max(scrollHeight, 1)).length,
    )
    assert.is(cut, 0)
  }
  await reading('/pricing/', prices, paper)
})

for (const path of [doc, '/blog/', '/blog/data_management/sql_review_upgrade/']) {
  test(`${path} loads at most 15 kB of script on a first visit`, async () => {
    const { page } = await openPage(browser)
    const scripts: Promise<number>[] = []
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname.endsWith('.js'))
        scripts.push(answer.buffer().then((body) => gzipSync(body).length))
    })
    await page.goto(site.url('clouddm', path), { waitUntil: 'networkidle2' })
    const total = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
    assert.ok(total > 5_000 && total <= 15_000, `${total} bytes`)
    await page.close()
  })
}

test('D-12 without script a page is read, and leads on: tree, contents, languages, Markdown', async () => {
  const { page } = await openPage(browser, { width: 1440 })
  await page.setJavaScriptEnabled(false)
  await page.goto(site.url('clouddm', doc))
  const visible = (selector: string) =>
    page.$$eval(selector, (all) => all.filter((each) => each.checkVisibility()).length)
  assert.is(await visible('h1'), 1)
  assert.ok((await visible('[data-tree] a')) > 3)
  assert.ok((await visible('[data-toc] a')) > 3)
  assert.is(await visible('[data-tree] input, [data-copy-markdown], [data-theme-button], .copy'), 0)
  assert.is(await visible('a[href$="index.md"]'), 1)
  await page.click('[data-tree] details:not([open]) > summary')
  assert.is((await visible('[data-tree] details:first-of-type[open]')) > 0, true)
  await page.close()
})

/** Names of other brands, and where they may be said all the same. */
const strangers = {
  clougence: [['BladePipe', /^\/(?:en\/)?about\/$/]],
  bladepipe: [['CloudCanal', /^$/]],
  clouddm: [['BladePipe', /^$/]],
} as const

test('D-13 no brand speaks of another, and no English page has a Chinese title', () => {
  const found = brands.flatMap((brand) =>
    site.pages(brand).flatMap((path) => {
      const html = site.html(brand, path)
      const names = strangers[brand].filter(([name, allowed]) => html.includes(name) && !allowed.test(path))
      const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
      const isStandIn = html.includes('name="robots" content="noindex"')
      const leaks = path.startsWith('/en/') && !isStandIn && /\p{Script=Han}/u.test(title) ? [title] : []
      return [...names.map(([name]) => name), ...leaks].map((leak) => `${brand} ${path}: ${leak}`)
    }),
  )
  assert.equal(found, [])
})

test.run()
