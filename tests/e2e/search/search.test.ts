/** Searching the real site: keys, results, the page that is opened, recent queries, the address, what can go wrong. */
import type { Browser, Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openBuiltSite, type BuiltSite } from '../support/builtSite.ts'
import { arrives, openWindow, type View, type Window } from '../support/window.ts'
import { activeOption, ask, dialog, openSearch, optionsIn, says, withControl } from './dialogOf.ts'
import { openProxy, type Fault, type Proxy } from './faultyProxy.ts'

const test = suite('search')
let site: BuiltSite
let browser: Browser
let proxy: Proxy
const windows: Window[] = []

test.before(async () => {
  site = await openBuiltSite()
  ;[browser, proxy] = await Promise.all([launch(), openProxy(site.url('clouddm', '/'))])
})
test.after(async () => {
  await browser?.close()
  proxy?.close()
  await site?.server.stop()
})
test.after.each(async () => {
  proxy.fail()
  await Promise.all(windows.splice(0).map(({ close }) => close()))
})

async function visit(url: string, view?: View): Promise<Window> {
  const shown = await openWindow(browser, url, view)
  windows.push(shown)
  return shown
}
const home = (path = '/en/docs/intro/product_intro/') => site.url('clouddm', path)
const isOpen = (page: Page) => page.$eval(dialog, (element) => (element as HTMLDialogElement).open)
const focused = (page: Page, css: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), css)
const closed = (page: Page) => page.waitForSelector(`${dialog}:not([open])`)
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q')
const queryIs = (page: Page, query: string | null) =>
  page.waitForFunction((wanted) => new URLSearchParams(location.search).get('q') === wanted, {}, query)

test('the button, Ctrl-K, Cmd-K and "/" open it; Escape closes it, and the focus returns', async () => {
  const { page, problems } = await visit(home())
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
  const { page } = await visit(home())
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

test('results are pages with their sections; arrows choose, Enter opens, the words are marked there', async () => {
  const { page, problems } = await visit(home())
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
  const { page, problems } = await visit(site.url('clouddm', '/docs/intro/product_intro/'))
  await openSearch(page, 'k')
  await ask(page, '据脱', /^找到 \d+ 个页面$/)
  assert.match((await optionsIn(page))[0]!.text, /数据脱敏/)
  await ask(page, '企業微信審批', /^找到 \d+ 个页面$/)
  assert.equal(problems, [])
})

test('pages made of components are found by their sections', async () => {
  const { page } = await visit(home())
  await openSearch(page)
  await ask(page, 'priority of fixes', /found/)
  const options = await optionsIn(page)
  assert.ok(
    options.some(({ href }) => href === '/en/pricing/#editions-title'),
    JSON.stringify(options),
  )
})

test('"More" adds pages and leaves those that are there', async () => {
  const { page } = await visit(home())
  await openSearch(page)
  await ask(page, 'data', /pages found/)
  const before = await optionsIn(page)
  await page.click(`${dialog} [data-more]`)
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
  const { page } = await visit(home())
  await openSearch(page)
  await ask(page, 'qqqqzzzzq', /^Nothing was found for “qqqqzzzzq”\.$/)
  assert.equal(await optionsIn(page), [])
  assert.is(await page.$eval(`${dialog} input`, (field) => field.getAttribute('aria-expanded')), 'false')
  await ask(page, 'msaking', /come near/)
  assert.ok((await optionsIn(page)).length > 0)
})

test('queries that led somewhere are remembered, asked again, removed', async () => {
  const { page } = await visit(home())
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
  await page.click(`${dialog} [data-more]`)
  await page.waitForSelector(`${dialog} [data-hint]`)
  assert.equal(await texts(), [])
})

test('a query has an address that can be shared', async () => {
  const { page, problems } = await visit(home('/en/search/?q=docker'))
  await says(page, /pages? found/, 'main')
  const options = await optionsIn(page, 'main')
  assert.is(await page.$eval('main input', (field) => (field as HTMLInputElement).value), 'docker')
  await ask(page, 'audit log', /pages? found/, 'main')
  await queryIs(page, 'audit log')
  const other = await visit(page.url())
  await says(other.page, /pages? found/, 'main')
  assert.equal(await optionsIn(other.page, 'main'), await optionsIn(page, 'main'))
  assert.not.equal(
    (await optionsIn(page, 'main')).map(({ href }) => href),
    options.map(({ href }) => href),
  )
  await page.click('main [aria-label="Clear the query"]')
  await queryIs(page, null)
  assert.equal(problems, [])
})

test('the dialog leads to that page with its query; going back from a result finds it again', async () => {
  const { page } = await visit(home())
  await openSearch(page)
  await ask(page, 'docker', /pages? found/)
  await page.click(`${dialog} footer a`)
  await page.waitForFunction(() => location.pathname === '/en/search/')
  await says(page, /pages? found/, 'main')
  assert.is(queryOf(page), 'docker')
  const [first] = await optionsIn(page, 'main')
  await page.click('main [role=option]')
  await arrives(page, decodeURI(new URL(first!.href, page.url()).pathname))
  await page.goBack()
  await says(page, /pages? found/, 'main')
  assert.is(queryOf(page), 'docker')
})

test('E-02 E-03 no address throws, freezes or runs anything', async () => {
  const queries = [
    'hello~9999',
    'foo:bar^5 +x -y *',
    '%00%01%1b%7f',
    '%E2%80%AE%D7%A9%D7%9C%D7%95%D7%9D%E2%80%8F',
    '%ED%A0%80%F0%9F%98%80%',
    '"><img src=x onerror=window.ran=1><script>window.ran=1</script>',
    'a*'.repeat(2000),
    '数据'.repeat(100),
  ]
  const { page, problems } = await visit(home('/en/search/'))
  for (const query of queries) {
    // Not encoded once more: a stray percent sign is part of the attack.
    await page.goto(`${site.server.urls['clouddm']}en/search/?q=${query}`)
    await says(page, /found|near|Nothing/, 'main')
    assert.is(await page.evaluate(() => 'ran' in window), false, query)
  }
  assert.equal(problems, [])
})

test('without script the page says what is missing, and there is no button', async () => {
  const { page } = await visit(home('/en/search/'), { javaScript: false })
  assert.match(await page.$eval('main', ({ textContent }) => textContent), /needs JavaScript/)
  assert.is(await page.$eval('[data-search-open]', (button) => button.checkVisibility()), false)
})

test('on a telephone it fills the screen, and all of it can be reached by a thumb', async () => {
  for (const width of [390, 320]) {
    const { page } = await visit(home(), { width, height: 700, touch: true })
    await openSearch(page)
    await ask(page, 'masking', /pages found/)
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

/** Only what a page cannot help: that a file did not come. */
const ours = (problems: readonly string[]) =>
  problems.filter((problem) => !/^(?:request|status|console: .*ERR_)/.test(problem))

test('E-06 while the index is on its way it says so', async () => {
  const { page, problems } = await visit(`${proxy.url}en/docs/intro/product_intro/`)
  proxy.fail(/\/search\/en\//, 'hang')
  await openSearch(page)
  await page.type(`${dialog} input`, 'masking')
  await page.waitForSelector(`${dialog} [role=status][data-busy]`)
  await page.waitForFunction(
    (css) => document.querySelector(css)!.textContent.startsWith('Searching …'),
    {},
    `${dialog} [role=status]`,
  )
  proxy.fail()
  await says(page, /pages found/)
  assert.equal(ours(problems), [])
})

const failures: readonly (readonly [name: string, fault: Fault, said: RegExp])[] = [
  ['missing', 'gone', /not where it should be/],
  ['cut off', 'cut', /damaged/],
  ['refused', 'refused', /could not be loaded/],
  ['of another version', { body: '{"v":99}' }, /has been updated/],
  ['no index at all', { body: '[]' }, /damaged/],
]
for (const [name, fault, said] of failures) {
  test(`E-06 an index that is ${name}: it says so, and Retry finds what was typed`, async () => {
    const { page, problems } = await visit(`${proxy.url}en/docs/intro/product_intro/`)
    proxy.fail(/\/search\/en\/index\.json/, fault)
    await openSearch(page)
    await says(page, said)
    await page.type(`${dialog} input`, 'masking')
    proxy.fail()
    await page.click(`${dialog} [role=alert] button`)
    // A page older than the index is loaded anew, and the dialog with it.
    if (name === 'of another version') {
      await page.waitForSelector(`${dialog}:not([open])`)
      await openSearch(page)
      await ask(page, 'masking', /pages found/)
    } else await says(page, /pages found/)
    assert.ok((await optionsIn(page)).length > 0)
    assert.equal(ours(problems), [])
  })
}

test('E-06 a shard that fails fails this query, not the next one', async () => {
  const { page } = await visit(`${proxy.url}en/docs/intro/product_intro/`)
  await openSearch(page)
  await ask(page, 'docker', /pages? found/)
  proxy.fail(/\/search\/en\/\w{8}\.json/, 'refused')
  await ask(page, 'webhook gitee', /could not be loaded/)
  proxy.fail()
  await page.keyboard.press('Enter')
  await says(page, /pages? found/)
})

test('E-07 what one has loaded is not loaded again', async () => {
  const { page } = await visit(`${proxy.url}en/docs/intro/product_intro/`)
  await openSearch(page)
  await ask(page, 'docker', /pages? found/)
  proxy.asked.length = 0
  await ask(page, 'dockerx', /found|near|Nothing/)
  await ask(page, 'docker', /pages? found/)
  assert.not(proxy.asked.some((path) => path.endsWith('index.json')))
  assert.is(new Set(proxy.asked).size, proxy.asked.length)
})

test.run()
