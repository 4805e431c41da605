/** The search dialog over the real site: keys, results, the page that is opened, recent queries, small screens. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { arrives } from '../support/window.ts'
import { activeOption, ask, dialog, openSearch, optionsIn, says, withControl } from './dialogOf.ts'
import { searchSuite } from './searchSuite.ts'
import { still, violations } from '../support/axe.ts'

const { test, at, visit } = await searchSuite('search dialog')

const docs = '/en/docs/intro/product_intro/'
const isOpen = (page: Page) => page.$eval(dialog, (element) => (element as HTMLDialogElement).open)
const focused = (page: Page, css: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), css)
const closed = (page: Page) => page.waitForSelector(`${dialog}:not([open])`)

test('the button, Ctrl-K, Cmd-K and "/" open it; Escape closes it, and the focus returns', async () => {
  const { page, problems } = await visit(at(docs))
  await openSearch(page)
  await page.keyboard.press('Escape')
  await closed(page)
  for (const open of [
    () => page.click('[data-search-open]'),
    () => withControl(page, 'k'),
    () => withControl(page, 'k', 'Meta'),
    () => page.keyboard.press('/'),
  ]) {
    await page.focus('[data-search-open]')
    await open()
    await page.waitForSelector(`${dialog}[open] input:focus`)
    await page.keyboard.press('Escape')
    await closed(page)
    assert.ok(await focused(page, '[data-search-open]'))
  }
  await withControl(page, 'k')
  await withControl(page, 'k')
  await closed(page)
  assert.equal(problems, [])
})

test('the focus stays within it; "/" in a field is a letter', async () => {
  const { page } = await visit(at(docs))
  await openSearch(page)
  await ask(page, 'ci/cd', /pages? found/)
  assert.is(await page.$eval(`${dialog} input`, (field) => (field as HTMLInputElement).value), 'ci/cd')
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    // Beyond the last one a browser goes to its own bars.
    assert.ok(
      await page.evaluate(
        (css) => document.activeElement?.closest(css) || document.activeElement === document.body,
        dialog,
      ),
    )
  }
})

test('results are pages with their sections; arrows choose, Enter opens, the words are highlighted there', async () => {
  const { page, problems } = await visit(at(docs))
  await openSearch(page)
  await ask(page, 'masking', /^\d+ pages found$/)
  const options = await optionsIn(page)
  assert.ok(options.some(({ href }) => href.includes('#')) && options.some(({ href }) => !href.includes('#')))
  assert.match(options[0]!.text, /masking/i)
  assert.ok((await page.$$(`${dialog} [role=group]`)).length > 1)
  assert.ok((await page.$$(`${dialog} [role=option] mark`)).length > 1)

  assert.ok((await activeOption(page))!.startsWith(options[0]!.text))
  await page.keyboard.press('ArrowUp')
  assert.ok((await activeOption(page))!.startsWith(options.at(-1)!.text))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  assert.ok((await activeOption(page))!.startsWith(options[1]!.text))

  const { pathname, hash } = new URL(options[1]!.href, page.url())
  await page.keyboard.press('Enter')
  await arrives(page, decodeURI(pathname))
  assert.equal([await isOpen(page), new URL(page.url()).hash], [false, hash])
  await page.waitForFunction(() => CSS.highlights.get('search')?.size)
  await page.keyboard.press('Escape')
  assert.is(await page.evaluate(() => CSS.highlights.has('search')), false)
  assert.equal(problems, [])
})

test('Chinese is found by any part of it', async () => {
  const { page, problems } = await visit(at('/docs/intro/product_intro/'))
  await openSearch(page, 'k')
  await ask(page, '据脱', /^找到 \d+ 个页面$/)
  assert.match((await optionsIn(page))[0]!.text, /数据脱敏/)
  await ask(page, '企業微信審批', /^找到 \d+ 个页面$/)
  assert.equal(problems, [])
})

test('pages made of components are found by their sections', async () => {
  const { page } = await visit(at(docs))
  await openSearch(page)
  await ask(page, 'priority of fixes', /found/)
  const options = await optionsIn(page)
  assert.ok(
    options.some(({ href }) => href === '/en/pricing/#editions-title'),
    JSON.stringify(options),
  )
})

test('"More" adds pages and leaves those that are there', async () => {
  const { page } = await visit(at(docs))
  await openSearch(page)
  await ask(page, 'data', /pages found/)
  const before = await optionsIn(page)
  await page.click(`${dialog} [data-search-more]`)
  await page.waitForFunction(
    (css, count) => document.querySelectorAll(`${css} [role=option]`).length > count,
    {},
    dialog,
    before.length,
  )
  const after = await optionsIn(page)
  assert.equal(
    after.slice(0, before.length).map(({ href }) => href),
    before.map(({ href }) => href),
  )
})

test('nothing found says so, near results say so', async () => {
  const { page } = await visit(at(docs))
  await openSearch(page)
  await ask(page, 'qqqqzzzzq', /^Nothing was found for “qqqqzzzzq”\.$/)
  assert.equal(await optionsIn(page), [])
  assert.is(await page.$eval(`${dialog} input`, (field) => field.getAttribute('aria-expanded')), 'false')
  await ask(page, 'msaking', /come near/)
  assert.ok((await optionsIn(page)).length > 0)
})

test('queries that led somewhere are remembered, asked again, removed', async () => {
  const { page } = await visit(at(docs))
  for (const query of ['masking', 'docker', 'webhook']) {
    await openSearch(page)
    await ask(page, query, /pages? found/)
    const [first] = await optionsIn(page)
    await page.keyboard.press('Enter')
    await arrives(page, decodeURI(new URL(first!.href, page.url()).pathname))
  }
  const texts = async () => (await optionsIn(page)).map(({ text }) => text)
  const waitFor = (list: readonly string[]) =>
    page.waitForFunction(
      (css, wanted) =>
        [...document.querySelectorAll(`${css} [role=option]`)].map(({ textContent }) => textContent).join() === wanted,
      {},
      dialog,
      list.join(),
    )
  await page.reload()
  await openSearch(page)
  await waitFor(['webhook', 'docker', 'masking'])
  await says(page, /^Recent searches$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await waitFor(['docker', 'masking'])
  await page.click(`${dialog} button[aria-label="Remove “masking”"]`)
  await waitFor(['docker'])
  assert.ok(await focused(page, `${dialog} input`))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await says(page, /pages? found/)
  assert.is(await page.$eval(`${dialog} input`, (field) => (field as HTMLInputElement).value), 'docker')
  await page.click(`${dialog} [aria-label="Clear the query"]`)
  await waitFor(['docker'])
  await page.click(`${dialog} [data-search-more]`)
  await page.waitForSelector(`${dialog} [data-search-hint]`)
  assert.equal(await texts(), [])
})

test('on a telephone it fills the screen, and all of it can be reached by a thumb', async () => {
  for (const width of [390, 320]) {
    const { page } = await visit(at(docs), { width, height: 700, touch: true })
    await openSearch(page)
    await ask(page, 'masking', /pages found/)
    await still(page)
    const sizes = await page.evaluate((css) => {
      const box = document.querySelector(css)!.getBoundingClientRect()
      const low = [...document.querySelectorAll(`${css} :is(button, [role=option])`)]
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().height < 40)
      return [box.width, box.height, document.documentElement.scrollWidth, low.length]
    }, dialog)
    assert.equal(sizes, [width, 700, width, 0])
  }
})

test('axe finds nothing in it, light and dark, in any state', async () => {
  for (const scheme of ['light', 'dark']) {
    const { page } = await visit(at(docs), { reducedMotion: true, width: scheme === 'dark' ? 390 : 1440 })
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    await page.evaluate(() => localStorage.setItem('search:recent:en', '["masking","docker"]'))
    await page.reload()
    await openSearch(page)
    await says(page, /^Recent searches$/)
    assert.equal(await violations(page, dialog), [], `recent, ${scheme}`)
    for (const [query, said] of [
      ['masking', /found/],
      ['msaking', /near/],
      ['qqqqzzzzq', /Nothing/],
    ] as const) {
      await ask(page, query, said)
      assert.equal(await violations(page, dialog), [], `${query}, ${scheme}`)
    }
  }
})

test.run()
