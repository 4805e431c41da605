/** What pages ask the console beside their forms: which providers there are, page views. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { arrives, openWindow } from '../support/window.ts'
import { formIsAlive, openAccountSite, personOf, waitForText, type AccountSite } from './accountSite.ts'
import { openGate, type Gate } from './model/gate.ts'

const test = suite('account pages at rest')
const person = personOf('Ida', '13800138005')
let site: AccountSite

test.before(async () => {
  site = await openAccountSite()
})
test.after(() => site?.end())

type Opened = { readonly page: Page; readonly gate: Gate; close(): Promise<void> }

/** Answers to `held` wait. */
async function open(path: string, ...held: readonly string[]): Promise<Opened> {
  const { page, close } = await openWindow(site.browser, undefined)
  const gate = await openGate(page)
  gate.hold(...held)
  await page.goto(site.urlOf('bladepipe', path))
  return { page, gate, close }
}

for (const isKnown of [true, false])
  test(`K-15 providers ${isKnown ? 'are offered at addresses of their own' : 'nobody names are not offered'}`, async () => {
    const google = 'https://accounts.google.com/o/oauth2/auth?state=model'
    const { page, gate, close } = await open('/en/login/', '/sso_type')
    await formIsAlive(page)
    const told = new Promise<void>((done) => {
      page.on('console', (message) => message.text().startsWith('Which providers') && done())
    })
    const json = { success: true, data: { google, wechat: 'https://evil.example' } }
    await gate.release('/sso_type', isKnown ? { json } : 'fail')
    if (isKnown) {
      await page.waitForSelector('[data-sso] [data-provider=google]')
      assert.is(await page.$('[data-provider=wechat]'), null)
      gate.hold('page')
      await page.click('[data-provider=google]')
      assert.is(await gate.arrives('page'), google)
      // Who comes back with it has left from here.
      assert.is(await page.evaluate(() => sessionStorage.getItem('sso-state')), 'model')
    } else {
      await told
      assert.is(await page.$('[data-sso]'), null)
    }
    await close()
  })

test('a person without a name is called by their address; a package without a version says so', async () => {
  const { page, gate, close } = await open('/en/')
  const token = await site.addPerson({ ...person, email: 'nameless@example.com', phone: '13800138006' })
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  gate.hold('/queryLoginUser', '/recordandreturndownloadurl')
  await page.reload()
  const data = { uid: '7', username: null, email: 'nameless@example.com' }
  await gate.release('/queryLoginUser', { json: { success: true, data } })
  await waitForText(page, '[data-account]:not([hidden]) > button', 'Hello nameless@example.com')
  await page.$eval('main [data-download]', (link) => (link as HTMLElement).click())
  const tile = await page.waitForSelector('dialog#download[open] [data-download-product]')
  await tile!.click()
  await gate.release('/recordandreturndownloadurl', {
    json: { success: true, data: { url: 'https://files.example/a' } },
  })
  await waitForText(page, 'dialog#download dd', 'No data')
  await close()
})

test('views are logged while the visitor agrees, one for each page', async () => {
  const { page, gate, close } = await open('/en/about/')
  const show = async (path: string, answer: 'granted' | 'denied') => {
    await page.evaluate((given) => localStorage.setItem('consent', given), answer)
    await page.$eval(`[data-region="navbar"] a[href$="${path}"]`, (link) => (link as HTMLElement).click())
    await arrives(page, path)
  }
  gate.hold('/addviewlog')
  const sent = async (count: number) => {
    await gate.release('/addviewlog')
    assert.is(gate.count('/addviewlog'), count)
  }
  await show('/en/pricing/', 'denied')
  await show('/en/about/', 'granted')
  await sent(1)
  await show('/en/pricing/', 'granted')
  await sent(2)
  await show('/en/about/', 'denied')
  await show('/en/pricing/', 'granted')
  await sent(3)
  // The privacy policies promise it.
  await page.evaluate(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1', writable: true }))
  await show('/en/about/', 'granted')
  await page.evaluate(() => Object.assign(navigator, { doNotTrack: null }))
  await show('/en/pricing/', 'granted')
  await sent(4)
  await close()
})

test.run()
