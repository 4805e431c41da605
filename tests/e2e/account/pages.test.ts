/** The account pages themselves: markup before script, accessibility, faults, widths, the way there. */
import type { HTTPRequest, Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openPage, type View } from '../../support/browser.ts'
import { violations } from '../support/axe.ts'
import { fill, formIsAlive, openAccountSite, waitForText, type AccountSite } from './accountSite.ts'

const test = suite('account pages')
const pages = ['login', 'register', 'resetPwd', 'registerFromMarket']
let site: AccountSite

test.before(async () => {
  site = await openAccountSite()
})
test.after(() => site?.end())

async function open(brand: string, path: string, view?: View) {
  const context = await site.browser.createBrowserContext()
  const shown = await openPage({ newPage: () => context.newPage() } as typeof site.browser, view)
  await shown.page.goto(site.urlOf(brand, path))
  await formIsAlive(shown.page)
  return { ...shown, close: () => context.close() }
}

test('regression 11: the markup is whole without script, and tells that it needs it', async () => {
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
      for (const width of [1440, 320]) {
        const { page, problems, close } = await open(brand, `${prefix}/${name}/`, { width, dark })
        await page.click('form button[type=submit]')
        await page.waitForSelector('[aria-invalid="true"]')
        assert.equal(await violations(page), [], `${name} ${width} with problems`)
        assert.ok(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${name} ${width} is too wide`,
        )
        assert.equal(problems, [])
        await close()
      }
    }
  })
}

test('problems belong to their fields, and the first one has the focus', async () => {
  const { page, close } = await open('bladepipe', '/en/login/')
  await page.focus('input[name=policy]')
  await page.keyboard.press('Enter')
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
  await close()

  const register = await open('clouddm', '/en/register/')
  const met = () =>
    register.page.$$eval('[data-met]', (all) => all.map((rule) => (rule as HTMLElement).dataset['met'] === 'true'))
  assert.equal(await met(), [false, false, false])
  await register.page.type('input[name=password]', 'abc1')
  assert.equal(await met(), [false, true, false])
  await register.page.type('input[name=password]', 'abcd_')
  assert.equal(await met(), [true, true, true])
  await register.page.click('[data-eye]')
  assert.is(await register.page.$eval('input[name=password]', (input) => (input as HTMLInputElement).type), 'text')
  await register.close()
})

const storages: Readonly<Record<string, string>> = {
  absent: `Object.defineProperty(window, 'localStorage', { get: () => undefined })`,
  forbidden: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  spoilt: `for (const key of ['user-store', 'token', 'loginSource', 'theme', 'locale']) localStorage.setItem(key, '{"__proto__":[')`,
}
for (const [name, script] of Object.entries(storages)) {
  test(`J-04 the form works when storage is ${name}`, async () => {
    const context = await site.browser.createBrowserContext()
    const { page, problems } = await openPage({ newPage: () => context.newPage() } as typeof site.browser)
    await page.evaluateOnNewDocument(script)
    await page.goto(site.urlOf('bladepipe', '/en/login/'))
    await formIsAlive(page)
    await fill(page, { account: 'nobody@example.com', password: 'Wrong1#pass' })
    await page.keyboard.press('Enter')
    await waitForText(page, '[role=alert]', 'Wrong account or password')
    assert.equal(
      problems.filter((problem) => !problem.includes('401')),
      [],
    )
    await context.close()
  })
}

/** Answers the console's calls itself. */
async function answerWith(page: Page, status: number, body: string): Promise<string[]> {
  const asked: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.port !== '8111') return void request.continue()
    if (request.method() === 'POST') asked.push(url.pathname)
    const headers = {
      'Access-Control-Allow-Origin': new URL(page.url()).origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'content-type, authorization, accept-language',
    }
    return void request.respond({
      status: request.method() === 'OPTIONS' ? 204 : status,
      headers,
      contentType: 'application/json',
      body,
    })
  })
  return asked
}

test('K-02 when everything answers 401 there is no loop, on the login page and elsewhere', async () => {
  for (const path of ['/en/login/', '/en/register/', '/en/']) {
    const context = await site.browser.createBrowserContext()
    const { page } = await openPage({ newPage: () => context.newPage() } as typeof site.browser)
    await page.goto(site.urlOf('bladepipe', '/en/login/'))
    await page.evaluate(() => localStorage.setItem('token', 'stale-token-0123456789'))
    await answerWith(page, 401, '{"success":false}')
    let navigations = -1
    page.on('request', (request) => request.isNavigationRequest() && navigations++)
    await page.goto(site.urlOf('bladepipe', path))
    await new Promise((done) => setTimeout(done, 2_500))
    assert.ok(navigations <= 1, `${path}: ${navigations} navigations`)
    assert.is(await page.evaluate(() => localStorage.getItem('token')), null)
    await context.close()
  }
})

test('J-09 regression 2: one request for a double click and Enter; a server fault is told, and the form lives', async () => {
  const { page, close } = await open('bladepipe', '/en/login/')
  const asked = await answerWith(page, 500, '{"success":false}')
  await page.click('[role=tab][data-value="code"]')
  await fill(page, { account: 'a@example.com', code: '123456' })
  await page.$eval('form', (form) => {
    const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
    button.click()
    button.click()
    form.requestSubmit()
  })
  await waitForText(page, '[role=alert]', 'System error')
  assert.is(asked.filter((path) => path === '/login').length, 1)
  await page.click('form button[type=submit]')
  await page.waitForFunction(() => document.querySelector('[role=alert]'))
  await close()
})

test('K-05 however a network fails, one sentence tells it, and the form lives', async () => {
  const { page, close } = await open('bladepipe', '/en/login/')
  await page.click('[role=tab][data-value="code"]')
  await fill(page, { account: 'a@example.com', code: '123456' })
  let asked = 0
  let answer = (_request: HTTPRequest): Promise<void> => Promise.resolve()
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!request.url().endsWith('/login')) return void request.continue()
    asked++
    void answer(request)
  })
  const ways: Readonly<Record<string, typeof answer>> = {
    'closed without a word': (request) => request.abort('connectionreset'),
    'a name nobody knows': (request) => request.abort('namenotresolved'),
    'no network': (request) => request.abort('internetdisconnected'),
    'an answer for another origin': (request) => request.respond({ status: 200, body: '{"success":true}' }),
  }
  for (const [name, way] of Object.entries(ways)) {
    answer = way
    const before = asked
    await page.$eval('form', (form) => form.requestSubmit())
    await page.waitForFunction(() => !document.querySelector('form [aria-busy="true"]'))
    assert.equal(
      await page.$$eval('form [role=alert]', (all) => all.map(({ textContent }) => textContent)),
      ['No answer from the server. Check your connection and try again.'],
      name,
    )
    assert.ok(asked > before, name)
  }
  await close()
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
  for (const name of pages) {
    const { page, close } = await open('bladepipe', `/en/${name}/`)
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
  await page.click('[data-region="navbar"] [data-action="try-cloud"]')
  await page.waitForFunction(() => location.pathname === '/en/login/')
  assert.is(await page.evaluate(() => localStorage.getItem('loginSource')), 'try_cloud_free')
  await page.goto(site.urlOf('bladepipe', '/en/register/'))
  await page.click('[data-region="navbar"] [data-action="login"]')
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
  const lost = await open('bladepipe', '/en/registerFromMarket/')
  await waitForText(lost.page, '[role=alert]', 'This address lacks the subscription')
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

test.run()
