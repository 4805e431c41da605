/** Forms whose storage, network or console does not work. */
import type { HTTPRequest, Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openPage } from '../../support/browser.ts'
import { openSession } from '../../support/session.ts'
import {
  fill,
  formIsAlive,
  openAccountSite,
  openAsleep,
  openForm,
  personOf,
  waitForText,
  type AccountSite,
} from './accountSite.ts'

const test = suite('account faults')
let site: AccountSite

test.before(async () => {
  site = await openAccountSite()
})
test.after(() => site?.end())

const storages: Readonly<Record<string, string>> = {
  absent: `Object.defineProperty(window, 'localStorage', { get: () => undefined })`,
  forbidden: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  spoilt: `for (const key of ['user-store', 'token', 'loginSource', 'theme', 'locale']) localStorage.setItem(key, '{"__proto__":[')`,
}
for (const [name, script] of Object.entries(storages)) {
  test(`J-04 the form works when storage is ${name}`, async () => {
    const session = await openSession(site.browser)
    const { page, problems } = await openPage(session)
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
    await session.end()
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
    const session = await openSession(site.browser)
    const { page } = await openPage(session)
    await page.goto(site.urlOf('bladepipe', '/en/login/'))
    await page.evaluate(() => localStorage.setItem('token', 'stale-token-0123456789'))
    await answerWith(page, 401, '{"success":false}')
    let [navigations, requests] = [-1, 0]
    page.on('request', (request) => {
      requests++
      if (request.isNavigationRequest()) navigations++
    })
    await page.goto(site.urlOf('bladepipe', path))
    await page.waitForFunction(() => localStorage.getItem('token') === null)
    // A loop would never come to rest.
    for (let before = -1; before !== requests && navigations <= 1;) {
      before = requests
      await new Promise((done) => setTimeout(done, 500))
    }
    assert.ok(navigations <= 1, `${path}: ${navigations} navigations`)
    assert.is(await page.evaluate(() => localStorage.getItem('token')), null)
    await session.end()
  }
})

test('J-09 one request for a double click and Enter; a server fault is told, and the form lives', async () => {
  const { page, close } = await openForm(site, 'bladepipe', '/en/login/')
  const asked = await answerWith(page, 500, '{"success":false}')
  await page.click('[role=tab][id$=code-tab]')
  await fill(page, { account: 'a@example.com', code: '123456' })
  await page.$eval('form', (form) => {
    const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
    button.click()
    button.click()
    form.requestSubmit()
  })
  await waitForText(page, '[role=alert]', 'System error')
  assert.is(asked.filter((path) => path === '/login').length, 1)
  const again = page.waitForRequest((request) => request.url().endsWith('/login') && request.method() === 'POST')
  await Promise.all([again, page.click('form button[type=submit]')])
  await close()
})

test('K-02 a login that has ended during a form keeps what was typed, and says so', async () => {
  const { page, close } = await openForm(site, 'bladepipe', '/en/register/')
  await page.evaluate(() => localStorage.setItem('token', 'stale-token-0123456789'))
  await answerWith(page, 401, '{"success":false}')
  await fill(page, { userName: 'Ada', company: 'Engines', email: 'ada@example.com' })
  await page.click('[data-code]')
  await waitForText(page, 'form [role=alert]', 'Your session has ended. What you entered is still here')
  assert.is(new URL(page.url()).pathname, '/en/register/')
  assert.is(await page.$eval('[name=company]', (input) => (input as HTMLInputElement).value), 'Engines')
  assert.is(await page.evaluate(() => localStorage.getItem('token')), null)
  await close()
})

test('K-02 a login that has ended while somebody writes to us keeps what was typed, and says so', async () => {
  const { page, close } = await openAsleep(site, 'clougence', '/en/about/')
  await page.evaluate(() => localStorage.setItem('token', 'stale-token-0123456789'))
  await answerWith(page, 401, '{"success":false}')
  const written = { contactName: 'Ada', contactPhone: '13800138000', requirement: 'Prices' }
  for (const [name, value] of Object.entries(written)) await page.type(`[data-feedback] [name=${name}]`, value)
  await page.click('[data-feedback] [type=submit]')
  await waitForText(page, '[data-feedback-failure]', 'Your session has ended. What you entered is still here')
  assert.is(new URL(page.url()).pathname, '/en/about/')
  assert.is(await page.$eval('[name=requirement]', (field) => (field as HTMLTextAreaElement).value), 'Prices')
  assert.is(await page.evaluate(() => localStorage.getItem('token')), null)
  await close()
})

test('what the console refuses is in view, also where a form is longer than the window', async () => {
  const { page, close } = await openForm(site, 'bladepipe', '/en/register/', { width: 390, height: 844 })
  await fill(page, { userName: 'Kay', company: 'Engines', email: 'kay@example.com', code: '000000' })
  await fill(page, { password: 'Good1#pass' })
  await page.keyboard.press('Enter')
  await waitForText(page, '[data-form-failure] > p', 'The verification code is wrong')
  const { top, bottom } = await page.$eval('[data-form-failure] > p', (told) => told.getBoundingClientRect().toJSON())
  assert.ok(top >= 0 && bottom <= 844, `${top} to ${bottom}`)
  await close()
})

test('K-05 the way back from a provider says that its script is missing, and can be tried again', async () => {
  const { page, close } = await openAsleep(site, 'bladepipe', '/en/about/')
  let isDown = true
  await page.evaluate(() => {
    sessionStorage.setItem('sso-state', 'state')
    // To load the page anew was no help.
    sessionStorage.setItem('site:reloaded:/en/loading/ islands', '1')
  })
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (isDown && /SsoReturn/.test(request.url())) return void request.abort('internetdisconnected')
    return void request.continue()
  })
  await page.goto(site.urlOf('bladepipe', '/en/loading/?code=1&state=state'))
  const retry = await page.waitForSelector('site-island[data-failed] a[href=""]', { visible: true })
  assert.not(await page.$eval('[data-sso-return] > output', (output) => output.checkVisibility()))
  isDown = false
  await Promise.all([page.waitForNavigation(), retry!.click()])
  // What the provider sent along is still in the address, and is used up now.
  await page.waitForFunction(() => location.search === '')
  await close()
})

test('K-11 the dialog of downloads says that its script is missing, and tries again', async () => {
  const { page, close } = await openAsleep(site, 'bladepipe', '/en/pricing/')
  const token = await site.addPerson(personOf('Lin', '13800138040'))
  let isDown = true
  await page.evaluate((token) => {
    localStorage.setItem('token', token)
    // To load the page anew was no help.
    sessionStorage.setItem('site:reloaded:/en/pricing/ islands', '1')
  }, token)
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (isDown && /DownloadPanel/.test(request.url())) return void request.abort('internetdisconnected')
    return void request.continue()
  })
  await page.goto(site.urlOf('bladepipe', '/en/'))
  await page.evaluate(() => sessionStorage.setItem('site:reloaded:/en/ islands', '1'))
  await page.$eval('main [data-download]', (link) => (link as HTMLElement).click())
  await waitForText(page, 'dialog#download[open] [role=alert]', 'Failed to fetch download info, please try later')
  assert.not(await page.$eval('dialog#download output', (output) => output.checkVisibility()))
  // Some browsers do not fetch a script again that they could not fetch once.
  isDown = false
  const asked = page.waitForRequest((request) => /DownloadPanel/.test(request.url()))
  await page.click('dialog#download [role=alert] button')
  await asked
  await page.waitForSelector('dialog#download [data-download-product]')
  assert.not(await page.$eval('dialog#download', (dialog) => dialog.textContent!.includes('Failed to fetch')))
  await close()
})

test('a page that could not be loaded is one column, also where the page before had two', async () => {
  const { page, close } = await openAsleep(site, 'clouddm', '/en/login/', { width: 1440, height: 900 })
  await page.setOfflineMode(true)
  await page.$eval('[data-region=navbar] a[href="/en/about/"]', (link) => (link as HTMLElement).click())
  await page.waitForSelector('[data-failure]')
  const [middle, ...rows] = await page.evaluate(() => {
    const boxes = [...document.querySelector('[data-failure]')!.children].map((row) => row.getBoundingClientRect())
    return [innerWidth / 2, ...boxes.map(({ left, right }) => (left + right) / 2), boxes.at(-1)!.bottom - boxes[0]!.top]
  })
  const height = rows.pop()!
  for (const row of rows) assert.ok(Math.abs(row - middle!) < 16, `${row} of ${middle}`)
  assert.ok(height < 250, `${height}`)
  await close()
})

const noAnswer = 'No answer from the server. Check your connection and try again.'

test('K-05 however a network fails, one sentence tells it, and the form lives', async () => {
  const { page, close } = await openAsleep(site, 'bladepipe', '/en/login/')
  let asked = 0
  let isDown = true
  let answer = (request: HTTPRequest): Promise<void> => request.abort('connectionreset')
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (isDown) return void request.abort('internetdisconnected')
    if (!request.url().endsWith('/login')) return void request.continue()
    asked++
    void answer(request)
  })
  await page.waitForSelector('form [type=submit]:not([disabled])')
  await page.$eval('form [type=submit]', (button) => (button as HTMLElement).click())
  await page.waitForSelector('[data-form-failure] > p', { visible: true })
  await waitForText(page, '[data-form-failure] > p', noAnswer)
  // Many browsers do not fetch a script again that they could not fetch once, unless the page is loaded anew.
  isDown = false
  await page.$eval('form [type=submit]', (button) => (button as HTMLElement).click())
  const told = () =>
    page.$$eval('form [role=alert]', (all) =>
      all.flatMap((place) => (place.checkVisibility() && place.textContent) || []),
    )
  const submit = () => page.$eval('form', (form) => form.requestSubmit())
  const comeAlive = async () => {
    await formIsAlive(page)
    await page.click('[role=tab][id$=code-tab]')
    await fill(page, { account: 'a@example.com', code: '123456' })
  }
  await comeAlive()
  isDown = true
  await submit()
  // The hidden sentence for a missing script reads the same.
  await waitForText(page, 'form [role=alert]', noAnswer)
  assert.equal(await told(), [noAnswer])
  isDown = false
  const isLoadedAnew = page.waitForNavigation()
  const isSent = page.waitForRequest((request) => request.url().endsWith('/login'))
  await submit()
  await Promise.any([isLoadedAnew, isSent])
  await comeAlive()
  const ways: Readonly<Record<string, typeof answer>> = {
    'closed without a word': (request) => request.abort('connectionreset'),
    'a name nobody knows': (request) => request.abort('namenotresolved'),
    'no network': (request) => request.abort('internetdisconnected'),
    'an answer for another origin': (request) => request.respond({ status: 200, body: '{"success":true}' }),
  }
  for (const [name, way] of Object.entries(ways)) {
    answer = way
    const before = asked
    await submit()
    await page.waitForFunction(() => !document.querySelector('form [aria-busy="true"]'))
    assert.equal(await told(), [noAnswer], name)
    assert.ok(asked > before, name)
  }
  await close()
})

test.run()
