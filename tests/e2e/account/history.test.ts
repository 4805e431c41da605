/** Account pages that come back from the history as they were left: in the whole browser, the headless shell cannot do that. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { arrives, openWindow } from '../support/window.ts'
import { apiBase, openAccountSite, personOf, type AccountSite } from './accountSite.ts'

const test = suite('account pages from the history')
const person = personOf('Jean', '13800138004')
let site: AccountSite

test.before(async () => {
  site = await openAccountSite({ backForwardCache: true })
})
test.after(() => site?.end())

test('J-08 a page that comes back from the history shows nobody who has left meanwhile', async () => {
  // Watched requests would keep the page out of the history's memory.
  const { page, close } = await openWindow(site.browser, site.urlOf('bladepipe', '/en/about/'))
  const own = await site.addPerson(person)
  await page.evaluate((token) => localStorage.setItem('token', token), own)
  await page.reload()
  await page.waitForSelector('[data-account]:not([hidden])')
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.title = `persisted ${persisted}`)),
  )
  await page.goto(site.urlOf('bladepipe', '/en/login/'))
  // Elsewhere: what happens to the storage of this browser is told by an event.
  await page.evaluate(
    (address, token) =>
      fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: '{}',
      }),
    `${apiBase}/logout`,
    own,
  )
  await page.goBack()
  await page.waitForFunction(() => document.title === 'persisted true')
  await page.waitForSelector('[data-account][hidden]')
  await close()
})

test('J-08 who logs out, comes back through the history and is somebody again, logs out once more', async () => {
  const { page, close } = await openWindow(site.browser, site.urlOf('bladepipe', '/en/about/'))
  const owners = [
    { ...person, email: 'ida@example.com', phone: '13800138005' },
    { ...person, email: 'eva@example.com', phone: '13800138006' },
  ]
  const tokens = await Promise.all(owners.map((owner) => site.addPerson(owner)))
  for (const [index, one] of tokens.entries()) {
    await page.evaluate((value) => localStorage.setItem('token', value), one)
    if (index === 0) {
      await page.reload()
      await page.waitForSelector('[data-account]:not([hidden])')
      // Behind the page's own listeners: what is there now is what can be pressed first.
      await page.evaluate(() =>
        addEventListener(
          'pageshow',
          () => (document.title = `${document.querySelectorAll('[data-used]').length} used`),
        ),
      )
    } else {
      await page.goBack()
      await page.waitForFunction(() => document.title.endsWith(' used'))
      assert.is(await page.title(), '0 used')
    }
    await page.waitForSelector('[data-account]:not([hidden]) [data-log-out]:not([aria-busy])')
    await page.$eval('[data-log-out]', (button) => {
      button.setAttribute('data-used', '')
      ;(button as HTMLElement).click()
    })
    await arrives(page, '/en/')
    await page.waitForSelector('[data-account][hidden]')
    assert.is(await page.evaluate(() => localStorage.getItem('token')), null)
  }
  await close()
})

/** Without watching requests, which would keep the page out of the history's memory. */
function isNewToTheConsole(): void {
  sessionStorage.setItem('sso-state', 'state')
  const ask = window.fetch.bind(window)
  window.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith('/auth')
      ? Promise.resolve(Response.json({ success: true, data: { requestId: 'r' } }))
      : ask(input, init)
  addEventListener('pageshow', ({ persisted }) => (document.title = `persisted ${persisted}`))
}

test('J-08 what a provider left out is asked for anew when the page comes back from the history', async () => {
  const { page, close } = await openWindow(site.browser, undefined, { prepare: isNewToTheConsole })
  await page.goto(site.urlOf('bladepipe', '/en/loading/?state=state&code=1'))
  const form = 'dialog[open] form[data-hydrated]'
  await page.waitForSelector(form)
  await page.type(`${form} [name=company]`, 'Compilers')
  await page.click(`${form} [type=submit]`)
  await page.waitForSelector(`${form} [name=phone][aria-invalid]`)
  await page.goto(site.urlOf('bladepipe', '/en/login/'))
  await page.goBack()
  await page.waitForFunction(() => document.title === 'persisted true')
  await page.waitForSelector(`${form} [name=phone]:not([aria-invalid])`)
  assert.is(await page.$eval(`${form} [name=company]`, (input) => (input as HTMLInputElement).value), '')
  // It lives as before.
  await page.click(`${form} [type=submit]`)
  await page.waitForSelector(`${form} [name=company][aria-invalid]`)
  await close()
})

test.run()
