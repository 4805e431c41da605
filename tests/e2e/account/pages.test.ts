/** The account pages themselves: markup before script, accessibility, widths, the way there; for faults see `faults.test.ts`. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { View } from '../../support/browser.ts'
import { violations } from '../support/axe.ts'
import { fill, openAccountSite, openAsleep, openForm, waitForText, type AccountSite } from './accountSite.ts'

const test = suite('account pages')
const pages = ['login', 'register', 'resetPwd', 'registerFromMarket']
/** Without a subscription the last has no form. */
const pathOf = (name: string) =>
  `/${name}/${name === 'registerFromMarket' ? '?marketplaceType=AWS&token=market-token' : ''}`
let site: AccountSite

test.before(async () => {
  site = await openAccountSite()
})
test.after(() => site?.end())

const open = (brand: string, path: string, view?: View) => openForm(site, brand, path, view)

test('the markup is whole without script, and tells that it needs it', async () => {
  for (const name of pages) {
    const html = await site.html('bladepipe', `/en/${name}/`)
    assert.match(html, /<form[^>]*method="post"/, name)
    assert.match(html, /<label[^>]*for="[^"]+"[^>]*>E-mail</, name)
    assert.match(html, /<noscript>/, name)
    assert.match(html, /name="robots" content="noindex/, name)
    assert.match(html, /90-day commercial trial/, name)
  }
})

for (const [brand, prefix, dark] of [
  ['bladepipe', '/en', false],
  ['clouddm', '', true],
] as const) {
  test(`no violations of axe: ${brand}, ${dark ? 'dark' : 'light'}, 1440 and 320 px`, async () => {
    for (const name of pages) {
      const { page, problems, close } = await open(brand, `${prefix}${pathOf(name)}`, { dark })
      await page.click('form button[type=submit]')
      await page.waitForSelector('[aria-invalid="true"]')
      for (const width of [1440, 320]) {
        await page.setViewport({ width, height: 800 })
        assert.equal(await violations(page), [], `${name} ${width} with problems`)
        assert.ok(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${name} ${width} is too wide`,
        )
      }
      assert.equal(problems, [])
      await close()
    }
  })
}

test('problems belong to their fields, and the first one has the focus; a click that comes before the script counts', async () => {
  const { page, close } = await openAsleep(site, 'bladepipe', '/en/login/')
  await page.waitForSelector('form [type=submit]:not([disabled])')
  // Without a pointer that comes first.
  await page.$eval('form [type=submit]', (button) => (button as HTMLElement).click())
  await page.waitForSelector('input[name=password][aria-invalid="true"]')
  assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'account')
  const said = await page.$$eval('[aria-invalid="true"]', (inputs) =>
    inputs.map((input) => document.getElementById(input.getAttribute('aria-describedby')!)!.textContent),
  )
  assert.equal(said, ['E-mail is required', 'Password is required'])
  await page.type('input[name=account]', 'a')
  await page.waitForSelector('input[name=account]:not([aria-invalid])')
  await page.click('input[name=policy]')
  await page.keyboard.press('Enter')
  await waitForText(page, '[role=alert]', 'Please agree')
  await close()
})

test('tabs by keyboard; the rules follow the password; it can be looked at', async () => {
  const { page, close } = await open('clouddm', '/en/login/')
  await page.focus('[role=tab][aria-selected=true]')
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('input[name=code]')
  assert.is(await page.evaluate(() => document.activeElement!.textContent), 'SMS code')
  await page.click('[data-code]')
  await waitForText(page, '[role=alert]', 'Please enter your phone number')
  assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'account')
  await close()

  const register = await open('clouddm', '/en/register/')
  const met = () =>
    register.page.$$eval('[data-met]', (all) => all.map((rule) => (rule as HTMLElement).dataset['met'] === 'true'))
  assert.equal(await met(), [false, false, false])
  await register.page.type('input[name=password]', 'abc1')
  assert.equal(await met(), [false, true, false])
  await register.page.type('input[name=password]', 'abcd_')
  assert.equal(await met(), [true, true, true])
  await register.page.click('[data-show-password]')
  assert.is(await register.page.$eval('input[name=password]', (input) => (input as HTMLInputElement).type), 'text')
  await register.close()
})

test('K-13 browsers and password managers can fill in every field', async () => {
  const known = /^(?:username|nickname|organization|email|tel|current-password|new-password|one-time-code)$/
  for (const brand of ['bladepipe', 'clouddm', 'clougence']) {
    for (const name of pages) {
      const form = /<form[^>]*method="post"[^]*?<\/form>/.exec(await site.html(brand, `/${name}/`))![0]
      for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
        if (tag.includes('type="checkbox"')) continue
        assert.match(/autocomplete="([^"]*)"/i.exec(tag)?.[1] ?? tag, known, `${brand} ${name}`)
        assert.not.match(tag, /readonly|onpaste/i)
      }
    }
  }
})

test('K-10 K-13 anything may be pasted; who comes to a password has its key fetched', async () => {
  for (const [index, name] of pages.entries()) {
    // Whether the password is what wakes the form, or one comes to it later.
    const { page, close } = await (index % 2 ? openAsleep : openForm)(site, 'bladepipe', `/en${pathOf(name)}`)
    const refused = await page.$$eval('form input', (inputs) =>
      inputs
        .filter((input) => !input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })))
        .map((input) => input.name),
    )
    assert.equal(refused, [], name)
    const asked = page.waitForRequest((request) => request.url().endsWith('/getPublicKey'))
    await Promise.all([asked, page.focus('input[name=password]')])
    await close()
  }
})

test('trying the cloud leads nobody to the login page, with a note of what for', async () => {
  const { page, close } = await open('bladepipe', '/en/register/')
  await page.click('[data-region="navbar"] [data-try-cloud]')
  await page.waitForFunction(() => location.pathname === '/en/login/')
  assert.is(await page.evaluate(() => localStorage.getItem('loginSource')), 'try_cloud_free')
  await page.goto(site.urlOf('bladepipe', '/en/register/'))
  await page.click('[data-region="navbar"] [data-log-in]')
  await page.waitForFunction(() => location.pathname === '/en/login/')
  assert.is(await page.evaluate(() => localStorage.getItem('loginSource')), 'sign_in')
  await close()
})

test('K-06 page views are logged for those who agreed, with their address but no secrets', async () => {
  const { page, close } = await open('bladepipe', '/en/register/')
  const asked: { path: string; body: string }[] = []
  page.on('request', (request) => {
    const { port, pathname } = new URL(request.url())
    if (port === '8111' && request.method() === 'POST') asked.push({ path: pathname, body: request.postData() ?? '' })
  })
  const views = () =>
    asked.filter(({ path }) => path === '/addviewlog').map(({ body }) => (JSON.parse(body) as { uri: string }).uri)
  const logged = () =>
    page.waitForResponse(
      (response) => response.url().endsWith('/addviewlog') && response.request().method() === 'POST' && response.ok(),
    )
  await page.goto(site.urlOf('bladepipe', '/en/about/'), { waitUntil: 'networkidle0' })
  assert.equal(views(), [])
  await page.evaluate(() => localStorage.setItem('consent', 'granted'))
  await Promise.all([logged(), page.goto(site.urlOf('bladepipe', '/en/login/?bd_vid=click&token=canary'))])
  assert.equal(views(), ['/en/login/?bd_vid=click&token=***'])
  assert.is(await page.evaluate(() => localStorage.getItem('vbid_for_cc')), 'click')
  await close()
})

for (const [answer, count] of [
  ['denied', 0],
  ['granted', 1],
] as const) {
  test(`K-06 visitors are asked once whether views may be counted, and "${answer}" holds`, async () => {
    const { page, problems, close } = await open('bladepipe', '/en/register/', { isNew: true })
    let views = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/addviewlog') && request.method() === 'POST') views++
    })
    const notice = await page.waitForSelector('[data-analytics]', { visible: true })
    assert.equal(await violations(page), [])
    await notice!.$eval(`[data-consent-answer=${answer}]`, (button) => (button as HTMLElement).click())
    await page.waitForSelector('[data-analytics]', { hidden: true })
    await page.waitForNetworkIdle()
    assert.is(views, count)
    await page.reload({ waitUntil: 'networkidle0' })
    assert.not(await page.$eval('[data-analytics]', (element) => element.checkVisibility()))
    assert.is(views, 2 * count)
    assert.equal(problems, [])
    await close()
  })
}

test('a marketplace registers with what its address says, and without that the visitor is told', async () => {
  const lost = await openAsleep(site, 'bladepipe', '/en/registerFromMarket/', { width: 390, height: 850 })
  const saysSo = () => waitForText(lost.page, '[role=alert]', 'This link carries no subscription')
  await saysSo()
  assert.not(await lost.page.$('form [type=submit]'))
  assert.is(
    await lost.page.$$eval(
      'form[data-account-form] input',
      (inputs) => inputs.filter((input) => !input.closest('[inert]')).length,
    ),
    0,
  )
  assert.ok((await shiftsUntil(lost.page, saysSo)) < 0.05)
  assert.equal(await violations(lost.page), [])
  await lost.close()
  const { page, close } = await open('bladepipe', '/en/registerFromMarket/?marketplaceType=AWS&token=market-token')
  await fill(page, { userName: 'Mo', company: 'Market', email: 'mo@example.com' })
  await page.click('[data-code]')
  await waitForText(page, 'output', 'Verification code sent')
  await fill(page, { code: await site.codeFor('mo@example.com'), password: 'Market1#pass' })
  await page.keyboard.press('Enter')
  await waitForText(page, 'output', 'Registration succeeded')
  await close()
})

type Watching = { readonly shifts: readonly (PerformanceEntry & { readonly value: number })[] }

/** Loads a page again, and tells how much of it moved until `isThere`. */
async function shiftsUntil(page: Page, isThere: () => Promise<unknown>): Promise<number> {
  await page.evaluateOnNewDocument(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
  })
  await page.reload()
  await isThere()
  // Two frames: what has moved is known once it was painted.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
  return page.evaluate(() => (window as unknown as Watching).shifts.reduce((sum, { value }) => sum + value, 0))
}

test.run()
