/** The sandbox's own pages: their policy, and whose forms they take. */
import * as assert from 'uvu/assert'
import { createFaults, everyCall, failOnDemand } from '../../../plugins/console-sandbox/faults.ts'
import { box, sandboxSuite } from './testSandbox.ts'

const own = { host: 'localhost:8111', origin: 'http://localhost:8111' }
const test = sandboxSuite('pages')

const form = (body: string, headers: HeadersInit = own) => box.fetch('/__faults', { method: 'POST', body, headers })
const status = async (path: string) => (await box.post(path)).status

test('N-13 a form that is too large is refused', async () => {
  assert.is((await form('x=y')).status, 303)
  assert.is((await form(`x=${'y'.repeat(103_000)}`)).status, 413)
})

test('pages have a strict policy and nothing inline', async () => {
  for (const path of ['/', '/__outbox', '/__sso/google', '/__checkout/x']) {
    const page = await box.fetch(path)
    const policy = page.headers.get('content-security-policy')!
    assert.match(policy, /^default-src 'none'; style-src 'self'; script-src 'self';/)
    assert.not.match(policy, /unsafe/)
    assert.match(policy, /base-uri 'none'.*frame-ancestors 'none'/)
    assert.not.match(await page.text(), / style=| on\w+=|<style|<script>/)
  }
})

test('who opens a link that leads nowhere, or a download that has expired, sees a page and not JSON', async () => {
  const open = (path: string, language: string) =>
    box.fetch(path, { headers: { accept: 'text/html,*/*', 'accept-language': language } })
  for (const [path, language, said] of [
    ['/system/nothing', 'en', 'There is no such call'],
    ['/__files/x.tar.gz', 'zh-CN', '没有这个接口'],
  ] as const) {
    const page = await open(path, language)
    assert.equal([page.status, page.headers.get('content-type')], [404, 'text/html; charset=UTF-8'])
    assert.match(page.headers.get('content-security-policy')!, /^default-src 'none'/)
    assert.match(await page.text(), new RegExp(`role="status">${said}<`))
  }
  assert.is((await box.fetch('/system/nothing')).headers.get('content-type'), 'application/json')
})

test('L-14 faults by call, with and without a base, and for all', async () => {
  assert.is((await form('/getPublicKey=500&/constant/listcountry=401')).status, 303)
  assert.is(await status('/getPublicKey'), 500)
  assert.is(await status('/rdp/console/api/v1/getPublicKey'), 500)
  assert.is(await status('/rdp/console/api/v1/constant/listcountry'), 401)
  assert.is(await status('/saas/queryPriceMeta'), 200)
  await form(`${everyCall}=401&/getPublicKey=`)
  assert.is(await status('/getPublicKey'), 401)
  assert.is(await status('/cloudcanal/console/api/v1/inner/billing/list'), 401)
  assert.is((await box.fetch('/__outbox')).status, 200)
  await form('repair=all&/getPublicKey=500')
  assert.is(await status('/getPublicKey'), 200)
})

test('L-14 what is no fault or no call is left out', async () => {
  await form('/getPublicKey=explode&/nothing=500&__proto__=500&constructor=500')
  assert.is(await status('/getPublicKey'), 200)
  assert.match(await (await box.fetch('/')).text(), /Everything works/)
})

test('L-09 the pages of the site, and of others, cannot press the buttons', async () => {
  for (const origin of ['http://localhost:3000', 'http://bladepipe.localhost:3000', 'http://evil.com', 'null', ''])
    assert.is((await form('/getPublicKey=500', { ...own, origin })).status, 403, origin)
  assert.is((await form('/getPublicKey=500', { host: own.host })).status, 403)
  assert.is(await status('/getPublicKey'), 200)
})

test('a fault in the middle of a call is a delay', async () => {
  const faults = createFaults()
  faults.set(new Map([[everyCall, 'delay']]))
  const gone = new AbortController()
  let went = false
  const call = { req: { method: 'POST', path: '/login', header: () => undefined, raw: { signal: gone.signal } } }
  const answered = failOnDemand(faults)(call as never, async () => void (went = true))
  assert.not(went)
  gone.abort()
  await answered
  assert.ok(went)
})

test.run()
