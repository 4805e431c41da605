/** The sandbox's control page and its log: the demo account, faults on demand, limits that can be forgotten. */
import * as assert from 'uvu/assert'
import { box, sandboxSuite } from './testSandbox.ts'

const test = sandboxSuite('control')

const demoPassword = async (): Promise<string> => /Demo#\d{8}/.exec(await (await box.fetch('/')).text())![0]
const logIn = async (password: string) =>
  box.post('/login', { account: 'demo@example.com', password: await box.encrypt(password), loginType: 'PASSWORD' })
const press = (form: Readonly<Record<string, string>>) =>
  box.fetch('/__faults', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:8111',
      host: 'localhost:8111',
    },
  })

test('the demo user has the password of the page, and a kept one gets the new one', async () => {
  await box.seed()
  const password = await demoPassword()
  assert.ok((await logIn(password)).success)
  assert.not((await logIn('Sandbox#1')).success)
  box.database.exec("UPDATE users SET password_hash = 'of another start'")
  assert.not((await logIn(password)).success)
  await box.seed()
  assert.ok((await logIn(password)).success)
})

test('a fault is what its name says, in the envelope or instead of it', async () => {
  const answer = async (fault: string) => {
    const response = await box.fetch('/rdp/console/api/v1/saas/queryPriceMeta', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json', 'x-sandbox-fault': fault, 'Accept-Language': 'en' },
    })
    return [response.status, JSON.parse(await response.text())] as const
  }
  const [status, refused] = await answer('refused')
  assert.equal([status, refused.success, refused.msg], [200, false, 'System error, please try again later'])
  assert.match((await answer('technical'))[1].msg, /NullPointerException/)
  assert.equal((await answer('nested'))[1].data, { success: false, msg: refused.msg })
  assert.equal((await answer('empty'))[1], { success: true, data: [], msg: '' })
  assert.is((await answer('500'))[0], 500)
})

test('the log has calls without what was sent, and no pages', async () => {
  await box.fetch('/')
  await box.post('/login', { account: 'secret@example.com', password: 'hidden', loginType: 'PASSWORD' })
  const page = await (await box.fetch('/__requests')).text()
  assert.match(page, '<code>/login</code>')
  assert.not.match(page, /secret@example|hidden|__requests<\/code>/)
})

test('who was locked out while testing forgets the limits', async () => {
  await box.seed()
  const password = await demoPassword()
  for (let tries = 0; tries < 10; tries++) await logIn('wrong')
  assert.is((await logIn(password)).status, 429)
  const response = await press({ repair: 'all' })
  assert.is(response.status, 303)
  assert.ok((await logIn(password)).success)
})

test.run()
