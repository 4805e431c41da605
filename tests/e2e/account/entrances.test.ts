/** Where a login leads, and what a page shows to whom: reasons to log in, downloads, providers. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { localApiBase } from '../../../site/brand.ts'
import { openWindow } from '../support/window.ts'
import { fill, formIsAlive, openAccountSite, personOf, waitForText, type AccountSite } from './accountSite.ts'
import { violations } from '../support/axe.ts'
import { openGate, type Gate } from './model/gate.ts'

const test = suite('account entrances')
const person = personOf('Grace', '13800138002')
let site: AccountSite
let token = ''

test.before(async () => {
  site = await openAccountSite()
  token = await site.addPerson(person)
})
test.after(() => site?.end())

type Opened = { readonly page: Page; readonly gate: Gate; close(): Promise<void> }

/** `stored` is there before the first script of the page runs; answers to `held` wait. */
async function open(
  path: string,
  stored: Readonly<Record<string, string>> = {},
  ...held: readonly string[]
): Promise<Opened> {
  const { page, close } = await openWindow(site.browser, undefined)
  const gate = await openGate(page)
  gate.hold(...held)
  const { identifier } = await page.evaluateOnNewDocument(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(stored),
  )
  await page.goto(site.urlOf('bladepipe', path))
  // Once: what the page removes is gone.
  await page.removeScriptToEvaluateOnNewDocument(identifier)
  return { page, gate, close }
}

async function logIn(page: Page): Promise<void> {
  await formIsAlive(page)
  await fill(page, { account: person.email, password: person.password })
  await page.keyboard.press('Enter')
}

/** Of each kind one: all of them are in `tests/site/account/redirects.test.ts`. */
for (const [source, target, flag] of [
  ['sign_in', '/en/'],
  ['buy_a_license', `${localApiBase}/#/system/license`],
  ['download_community', '/en/', 'openCommunityDownloadModal'],
  ['//evil.example', '/en/'],
  ['javascript:alert(1)', '/en/'],
] as const) {
  test(`J-06 a login for "${source}" leads to ${target}`, async () => {
    const query = '?redirect=//evil.example&next=https://evil.example&url=javascript:alert(1)'
    const { page, gate, close } = await open(`/en/login/${query}`, { loginSource: source })
    gate.hold('page')
    await logIn(page)
    assert.is(await gate.arrives('page'), new URL(target, page.url()).href)
    assert.is(await page.evaluate(() => localStorage.getItem('loginSource')), null)
    if (flag) assert.is(await page.evaluate((key) => localStorage.getItem(key), flag), 'true')
    // Nothing of a login is in a cookie, of whatever domain.
    assert.equal(await page.evaluate(() => document.cookie), '')
    await close()
  })
}

test('a download leads through the login to the dialog', async () => {
  const { page, close } = await open('/en/')
  await page.$eval('main [data-download]', (link) => (link as HTMLElement).click())
  await page.waitForFunction(() => location.pathname === '/en/login/')
  await logIn(page)
  await page.waitForSelector('dialog#download[open] [data-download-product]')
  assert.is(new URL(page.url()).pathname, '/en/')
  assert.is(await page.evaluate(() => localStorage.getItem('openDownloadModal')), null)
  await page.reload()
  assert.not.ok(await page.$('dialog#download[open]'))
  await close()
})

test('J-07 a token that has expired leads a download through the login, too', async () => {
  const { page, close } = await open('/en/', { token: 'stale-token-0123456789' }, '/queryLoginUser')
  await page.$eval('main [data-download]', (link) => (link as HTMLElement).click())
  // The bar has not found out yet, so the dialog does.
  const tile = await page.waitForSelector('dialog#download[open] [data-download-product]')
  await tile!.click()
  await page.waitForFunction(() => location.pathname === '/en/login/')
  assert.is(await page.evaluate(() => localStorage.getItem('loginSource')), 'download')
  await close()
})

test('an answer that is no success is nobody', async () => {
  const { page, gate, close } = await open('/en/about/')
  gate.hold('/queryLoginUser', 'page')
  await page.$eval('[data-region="navbar"] [data-try-cloud]', (link) => (link as HTMLElement).click())
  await gate.release('/queryLoginUser', { json: { success: false, msg: 'no' } })
  await page.waitForSelector('[data-try-cloud]:not([aria-busy])')
  assert.is(gate.count('page'), 1)
  await close()
})

test('J-07 another tab logs in as somebody else, and this one says who it is', async () => {
  const { page, close } = await open('/en/about/', { token, jwt_token: token })
  await waitForText(page, '[data-account]:not([hidden])', 'Grace')
  const other = await page.browserContext().newPage()
  await other.goto(site.urlOf('bladepipe', '/en/markdown-page/'))
  const another = await site.addPerson({ ...person, userName: 'Ada', email: 'ada@example.com', phone: '13800138003' })
  await other.evaluate((token) => ['token', 'jwt_token'].forEach((key) => localStorage.setItem(key, token)), another)
  await page.bringToFront()
  await waitForText(page, '[data-account]:not([hidden])', 'Ada')
  await close()
})

test('in the drawer of small screens, the menu of a person is a row of its own', async () => {
  const { page, close } = await open('/en/about/', { token, jwt_token: token })
  await page.setViewport({ width: 390, height: 844 })
  await page.click('[popovertarget=site-menu]')
  await waitForText(page, '[data-account]:not([hidden])', 'Grace')
  const [entries, menu] = await page.$$eval('#site-menu > ul, #site-menu [data-account]', (rows) =>
    rows.map((row) => row.getBoundingClientRect().width),
  )
  assert.is(menu, entries)
  await close()
})

test('K-07 a logout nobody answers is a logout here, and the menu is at rest', async () => {
  const { page, gate, close } = await open('/en/about/', { token, jwt_token: token, 'user-store': '{}' })
  await waitForText(page, '[data-account]:not([hidden])', 'Grace')
  gate.hold('/logout', 'page')
  // Ten seconds are proven elsewhere: patience ends when the test says so.
  await page.evaluate(() => {
    const patience = new AbortController()
    AbortSignal.timeout = () => patience.signal
    addEventListener('patience-ends', () => patience.abort(new DOMException('signal timed out', 'TimeoutError')))
  })
  await page.$eval('[data-log-out]', (button) => (button as HTMLElement).click())
  await gate.arrives('/logout')
  await page.evaluate(() => void dispatchEvent(new Event('patience-ends')))
  assert.is(new URL(await gate.arrives('page')).pathname, '/en/')
  await page.waitForSelector('[data-account][hidden] [data-log-out]:not([aria-busy])')
  assert.equal(
    await page.evaluate(() => ['token', 'jwt_token', 'user-store'].map((key) => localStorage.getItem(key))),
    [null, null, null],
  )
  await close()
})

test('who turns to another page meanwhile is not logged in behind their back', async () => {
  const { page, gate, close } = await open('/en/login/', {}, '/login')
  // It is not that nobody answers.
  await page.evaluate(() => void (AbortSignal.timeout = () => new AbortController().signal))
  await logIn(page)
  await gate.arrives('/login')
  let isGivenUp = false
  page.on('requestfailed', (request) => (isGivenUp ||= request.url().endsWith('/login')))
  await page.$eval('[data-region="navbar"] a[href="/en/about/"]', (link) => (link as HTMLElement).click())
  await page.waitForFunction(() => location.pathname === '/en/about/')
  const deadline = Date.now() + 30_000
  while (!isGivenUp && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20))
  assert.ok(isGivenUp)
  await close()
})

/** Tabs of an island: arrows choose and take the focus along, round the corner. */
async function choosesByArrows(page: Page): Promise<void> {
  const chosen = () => page.$$eval('[role=tabpanel] [role=tab]', (all) => all.map((tab) => tab.ariaSelected === 'true'))
  const [first] = await page.$$('[role=tabpanel] [role=tab]')
  await first!.focus()
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', -1],
    ['Home', 0],
    ['End', -1],
    ['ArrowRight', 0],
  ] as const) {
    await page.keyboard.press(key)
    const wanted = (await chosen()).map((_, index, { length }) => index === (at + length) % length)
    assert.equal(await chosen(), wanted, key)
    assert.is(await page.evaluate(() => document.activeElement!.ariaSelected), 'true', key)
  }
}

/** What is copied is said, for as long as one is at the button. */
async function copies(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void (document.title = text))
  })
  await page.focus('dialog#download dd button')
  await page.keyboard.press('Enter')
  await waitForText(page, 'dialog#download dd output', 'Copied')
  assert.is(await page.title(), await page.$eval('dialog#download dd:has(button) code', (code) => code.textContent))
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => !document.querySelector('dialog#download dd output:not(:empty)'))
}

for (const [width, dark] of [
  [1440, false],
  [320, true],
] as const) {
  test(`no violations of axe in the dialogs and on the way back: ${width} px, ${dark ? 'dark' : 'light'}`, async () => {
    const { page, gate, close } = await open('/en/', { token, jwt_token: token })
    await page.setViewport({ width, height: 800 })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }])
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await page.$eval('main [data-download]', (link) => (link as HTMLElement).click())
    await page.waitForSelector('[data-download-product]')
    assert.equal(await violations(page), [], 'products')
    await choosesByArrows(page)
    await page.$eval('[data-download-product]', (tile) => (tile as HTMLElement).click())
    await page.waitForSelector('dialog#download dl')
    assert.equal(await violations(page), [], 'link')
    await copies(page)
    assert.ok(await fits())
    gate.hold('/listDownloadProduct', '/auth')
    await page.$eval('dialog#download [role=tab]', (tab) => (tab as HTMLElement).click())
    await gate.release('/listDownloadProduct', { json: { success: true, data: [] } })
    await waitForText(page, '[data-download-trouble]', 'No downloadable products')
    assert.equal(await violations(page), [], 'empty')

    await page.goto(site.urlOf('bladepipe', '/en/loading/'))
    await page.waitForSelector('[data-state=rejected]')
    assert.equal(await violations(page), [], 'rejected')
    await page.evaluate(() => sessionStorage.setItem('sso-state', 'state'))
    await page.goto(site.urlOf('bladepipe', '/en/loading/?state=state&code=1'))
    await gate.release('/auth', { json: { success: true, data: { requestId: 'r' } } })
    await page.waitForSelector('dialog[open] form[data-hydrated]')
    assert.equal(await violations(page), [], 'supplement')
    assert.ok(await fits())
    await close()
  })
}

test.run()
