/** Register, log in, get it wrong, reset, log out: one brand by e-mail in English, one by SMS in Chinese. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openPage, type OpenPage } from '../../support/browser.ts'
import { openSession, type Session } from '../../support/session.ts'
import { fill, formIsAlive, openAccountSite, waitForText, type AccountSite } from './accountSite.ts'

const test = suite('account flows')
let site: AccountSite
let session: Session
let shown: OpenPage

test.before(async () => {
  site = await openAccountSite()
})
test.after(() => site?.end())
test.before.each(async () => {
  session = await openSession(site.browser)
  shown = await openPage(session)
})
test.after.each(async () => {
  // A 401 is how the console says that nobody is logged in; the browser writes it to its console.
  assert.equal(
    shown.problems.filter((problem) => !problem.includes('401')),
    [],
  )
  assert.equal(shown.foreign, [])
  assert.equal(site.bugs, [])
  await session.end()
})

const flows = [
  {
    brand: 'bladepipe',
    prefix: '/en',
    account: 'ada@example.com',
    person: { userName: 'Ada', company: 'Engines', email: 'ada@example.com' },
    contact: 'email',
    words: {
      hello: 'Hello Ada',
      wrong: 'Wrong account or password',
      sent: 'Verification code sent',
      registered: 'Registration succeeded',
      changed: 'Password reset succeeded',
    },
  },
  {
    brand: 'clouddm',
    prefix: '',
    account: '13800138000',
    person: { userName: '小明', company: '集致', email: 'ming@example.com', phone: '13800138000' },
    contact: 'phone',
    words: {
      hello: '您好 小明',
      wrong: '账号或密码错误',
      sent: '验证码发送成功',
      registered: '注册成功',
      changed: '密码重置成功',
    },
  },
] as const

const submit = (page: Page) => page.keyboard.press('Enter')

for (const { brand, prefix, account, person, contact, words } of flows) {
  const at = (path: string) => site.urlOf(brand, prefix + path)
  const path = () => new URL(shown.page.url()).pathname
  const visit = async (address: string) => {
    await shown.page.goto(at(address))
    await formIsAlive(shown.page)
  }
  const arrivesAt = (wanted: string) =>
    shown.page.waitForFunction(
      (wanted) => location.pathname === wanted && document.readyState === 'complete',
      { timeout: 10_000 },
      prefix + wanted,
    )
  const logIn = async (password: string) => {
    await visit('/login/')
    await fill(shown.page, { account, password })
    await submit(shown.page)
  }
  const greets = async () => {
    await arrivesAt('/')
    await waitForText(shown.page, '[data-account]:not([hidden]) > button', words.hello)
  }

  test(`K-13 ${brand}: registers with a code from the outbox, and keeps no password for the way back`, async () => {
    const { page } = shown
    await visit('/register/')
    await fill(page, person)
    await page.click('[data-code]')
    await waitForText(page, 'output', words.sent)
    assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'code')
    await fill(page, { code: await site.codeFor(account), password: 'First1#pass' })
    assert.is(await page.$$eval('[data-met="true"]', (all) => all.length), 3)
    await submit(page)
    await waitForText(page, 'output', words.registered)
    await arrivesAt('/login/')
    // Back at a form that was sent: it begins anew, and the password is gone.
    await page.goBack()
    await page.waitForSelector('form button[type=submit]')
    assert.equal(
      await page.$$eval('input[name=password]', (inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
      [''],
    )
  })

  test(`${brand}: a wrong password is told, a right one leads home`, async () => {
    const { page } = shown
    await logIn('Wrong1#pass')
    await waitForText(page, '[role=alert]', words.wrong)
    assert.is(path(), `${prefix}/login/`)
    await fill(page, { password: 'First1#pass' })
    await submit(page)
    await greets()
    const kept = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
    assert.is(kept['token'], kept['jwt_token'])
    assert.ok(kept['token']!.length > 20)
    assert.is(
      (JSON.parse(kept['user-store']!) as { userInfo: { username: string } }).userInfo.username,
      person.userName,
    )
    assert.not.ok(kept['loginSource'])
    assert.ok(!JSON.stringify(kept).includes('First1#pass'))
    assert.ok(await page.$eval('[data-log-in]', (link) => !link.checkVisibility()))
  })

  test(`${brand}: logs in with a code`, async () => {
    const { page } = shown
    await visit('/login/')
    await page.click('[role=tab][id$=code-tab]')
    await fill(page, { account })
    await page.click('[data-code]')
    await waitForText(page, 'output', words.sent)
    await fill(page, { code: '000000' })
    await submit(page)
    await page.waitForSelector('[data-form-failure] p')
    // It would stand beside the sentence that says that the code is none.
    await page.waitForFunction(() => !document.querySelector('[data-field=code] output')!.textContent)
    await fill(page, { code: await site.codeFor(account) })
    await submit(page)
    await greets()
  })

  test(`${brand}: resets the password, and the old one is over`, async () => {
    const { page } = shown
    await visit('/resetPwd/')
    await fill(page, { [contact]: account })
    await page.click('[data-code]')
    await waitForText(page, 'output', words.sent)
    await fill(page, { code: await site.codeFor(account), password: 'Second2$pass', rePassword: 'Second2$pass' })
    await submit(page)
    await waitForText(page, 'output', words.changed)
    await arrivesAt('/login/')
    await formIsAlive(page)
    await fill(page, { account, password: 'First1#pass' })
    await submit(page)
    await waitForText(page, '[role=alert]', words.wrong)
  })

  test(`J-07 ${brand}: logs out here and in the other tab`, async () => {
    const { page } = shown
    await logIn('Second2$pass')
    await greets()
    const other = await page.browserContext().newPage()
    await other.goto(at('/login/'))
    await other.waitForSelector('[data-account]:not([hidden])')
    await page.bringToFront()
    await page.click('[data-account] > button')
    await page.waitForSelector('[data-log-out]', { visible: true })
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-log-out]', { hidden: true })
    assert.ok(await page.evaluate(() => document.activeElement!.matches('[data-account] > button')))
    await page.keyboard.press('Enter')
    await page.click('[data-log-out]')
    await page.waitForFunction(() => !localStorage.getItem('token'))
    await page.waitForSelector('[data-account][hidden]')
    await other.waitForSelector('[data-account][hidden]')
    assert.equal(
      await page.evaluate(() => ['token', 'jwt_token', 'user-store'].map((key) => localStorage.getItem(key))),
      [null, null, null],
    )
    await other.close()
  })
}

test.run()
