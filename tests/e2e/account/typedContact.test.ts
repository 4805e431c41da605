/** Who changes their mind between the forms of the account types their contact once. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Page } from 'puppeteer'
import { arrives, openWindow } from '../support/window.ts'
import { fill, formIsAlive, openAccountSite, openForm, personOf, waitForText, type AccountSite } from './accountSite.ts'

const test = suite('the contact that was typed')
let site: AccountSite

test.before(async () => {
  site = await openAccountSite({ backForwardCache: true })
})
test.after(() => site?.end())

const valueOf = (page: Page, name: string) =>
  page.$eval(`form [name=${name}]`, (input) => (input as HTMLInputElement).value)
const has = (page: Page, name: string, wanted: string) =>
  page.waitForFunction(
    (name, wanted) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value === wanted,
    {},
    name,
    wanted,
  )

for (const [brand, contact, typed] of [
  ['bladepipe', 'email', 'ada@example.com'],
  ['clougence', 'phone', '13800138000'],
] as const) {
  test(`${brand}: stands in the other forms, until somebody has logged in`, async () => {
    const { page, close } = await openForm(site, brand, '/en/login/')
    await page.type('form [name=account]', typed)
    await page.click('main a[href$="/register/"]')
    await arrives(page, '/en/register/')
    await has(page, contact, typed)
    // Nothing is said of it before anybody does anything.
    assert.is(await page.$('[aria-invalid]'), null)
    await formIsAlive(page)
    assert.is(await valueOf(page, contact), typed, 'the form keeps it when its script comes')
    await fill(page, { [contact]: `${typed}9` })
    await page.click('main a[href$="/login/"]')
    await arrives(page, '/en/login/')
    await has(page, 'account', `${typed}9`)
    await page.click('a[href$="/resetPwd/"]')
    await arrives(page, '/en/resetPwd/')
    await has(page, contact, `${typed}9`)
    await close()
  })
}

test('a form that comes back from the history has it; what a browser filled in stays', async () => {
  const { page, close } = await openWindow(site.browser, site.urlOf('bladepipe', '/en/login/'))
  await page.waitForSelector('form [name=account]')
  await page.type('form [name=account]', 'ada@example.com')
  await page.goto(site.urlOf('bladepipe', '/en/register/'))
  await has(page, 'email', 'ada@example.com')
  await page.goBack()
  await has(page, 'account', 'ada@example.com')
  await close()
})

test('who loads the page again waits on for the next code, and not for one to another contact', async () => {
  const { page, close } = await openForm(site, 'bladepipe', '/en/register/')
  await page.type('form [name=email]', 'eve@example.com')
  await page.click('[data-code]')
  await waitForText(page, '[data-code]', ' s')
  // Whoever has an account is sent none, and nobody is told who has one.
  await waitForText(page, 'form output', 'Verification code sent. If none comes, you may have an account already.')
  await page.reload()
  await formIsAlive(page)
  await waitForText(page, '[data-code]', ' s')
  await page.type('form [name=email]', 'x')
  await waitForText(page, '[data-code]', 'Get code')
  await page.reload()
  await has(page, 'email', 'eve@example.comx')
  await formIsAlive(page)
  await waitForText(page, '[data-code]', 'Get code')
  await close()
})

test('after a login it is forgotten', async () => {
  const person = personOf('Mary', '13800138123')
  await site.addPerson(person)
  const { page, close } = await openForm(site, 'bladepipe', '/en/login/')
  await fill(page, { account: person.email, password: person.password })
  await page.keyboard.press('Enter')
  await arrives(page, '/en/')
  await waitForText(page, '[data-account]:not([hidden]) > button', 'Mary')
  assert.equal(
    await page.evaluate(() =>
      Object.values(sessionStorage as Record<string, string>).filter((text) => text.includes('@')),
    ),
    [],
  )
  await close()
})

test.run()
