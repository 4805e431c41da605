/** The calls of the console: the sandbox answers each of them in its envelope, and the site asks for nothing else. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Client } from '../../../site/api/client.ts'
import { openSandbox } from './testSandbox.ts'

const test = suite('sandbox: every call of the console')
const a = '/rdp/console/api/v1'
const b = '/cloudcanal/console/api/v1/inner'

/** With what a polite caller sends. */
const calls: Readonly<Record<string, object>> = {
  '/getPublicKey': {},
  '/login': { account: 'x', loginType: 'VERIFY', verifyCode: '000000' },
  '/register': { userName: 'x', email: 'x@example.com', verifyCode: '1', password: '', verifyType: '' },
  '/registerFromMarket': {
    ...{ userName: 'x', email: 'x@example.com', verifyCode: '1', password: '', verifyType: '' },
    ...{ marketplaceType: 'aws', registerToken: 't' },
  },
  '/resetpwdunlogin': { email: 'x@example.com', verifyCode: '1', password: '', rePassword: '', verifyType: '' },
  '/auth': { state: 'x' },
  '/addviewlog': { uri: '/' },
  [`${a}/user/queryLoginUser`]: {},
  [`${a}/user/updateUserEmail`]: { email: 'ada2@example.com' },
  [`${a}/user/recordandreturndownloadurl`]: {
    productType: 'BladePipe_Tgz',
    productVersionType: 'COMMUNITY_VERSION',
  },
  [`${a}/verify/sendcode`]: { email: 'y@example.com', verifyType: '', verifyCodeType: 'LOGIN' },
  [`${a}/verify/sendcodeinloginstate`]: { verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType: 'LOGIN' },
  [`${b}/verify/sendcodeinloginstate`]: { verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType: 'RESET_PASSWORD' },
  [`${a}/constant/listcountry`]: {},
  [`${a}/constant/sso_type`]: { src: '', target: 'sign_in' },
  [`${a}/constant/listDownloadProduct`]: { orderProductType: 'BladePipe' },
  [`${a}/saas/queryPriceMeta`]: {},
  [`${a}/latestVer`]: { productTypes: ['BladePipe'] },
  [`${a}/feedback/applyDataSource`]: { linkRequest: 'x', requirementReason: 'y' },
  [`${a}/feedback/contactUs`]: { contactName: 'x', contactPhone: '13800138000', requirement: 'y' },
  [`${b}/authcode/order/getbuytimestandard`]: {},
  [`${b}/authcode/order/queryoldresource`]: {},
  [`${b}/authcode/order/calculateprice`]: { months: 1, links: 1 },
  [`${b}/authcode/order/create`]: { months: 1, links: 1, requestId: 'r' },
  [`${b}/authcode/order/query`]: {},
  [`${b}/authcode/order/showauthcode`]: { id: 'x' },
  [`${b}/authcode/order/close`]: { id: 'x' },
  [`${b}/authcode/order/getcurrentladderdiscount`]: {},
  [`${b}/license/systemconfig/getconfigvalue`]: {},
  [`${b}/saas/listinvoices`]: {},
  [`${b}/saas/createsession`]: {},
  [`${b}/saas/subscription`]: {},
  [`${b}/saas/cancelsubscription`]: {},
  [`${b}/saas/listpaymentmethods`]: {},
  [`${b}/billing/list`]: {},
  [`${b}/billing/getdetailbyid`]: { id: 'x' },
  '/logout': {},
}
/** Said no to, because what was sent above is not true. */
const refused =
  /^(?:\/login|\/register|\/registerFromMarket|\/resetpwdunlogin|\/auth|.*\/(?:showauthcode|close|cancelsubscription|getdetailbyid))$/

test('the console answers each in its envelope', async () => {
  const box = openSandbox()
  const { headers } = await box.enter('ada@example.com')
  for (const [path, payload] of Object.entries(calls)) {
    box.turn(61_000)
    const answer = await box.post(path, payload, { headers })
    assert.is(answer.status, 200, `${path}: ${answer.msg}`)
    assert.is(answer.success, !refused.test(path), path)
    assert.is(typeof answer.msg, 'string', path)
    assert.ok(answer.data !== undefined, path)
  }
  // Once more, by nobody: what belongs to a person asks who it is.
  const open =
    /^(?:\/(?!logout)\w+|.*\/(?:sendcode|listcountry|sso_type|listDownloadProduct|queryPriceMeta|latestVer|applyDataSource|contactUs))$/
  for (const [path, payload] of Object.entries(calls)) {
    box.turn(61_000)
    assert.is((await box.post(path, payload)).status, open.test(path) ? 200 : 401, path)
  }
  assert.equal(box.bugs, [])
  box.database.close()
})

type Call = (payload: object) => Promise<unknown>

/** Paths the site's functions ask for. */
async function pathsOfSite(): Promise<Set<string>> {
  const asked = new Set<string>()
  const client: Client = {
    async post(path) {
      asked.add(path)
      return undefined as never
    },
  }
  const folder = resolve(import.meta.dirname, '../../../site/api')
  const files = readdirSync(folder).filter((file) => !['client.ts', 'console.ts', 'password.ts'].includes(file))
  for (const file of files) {
    const exported = (await import(resolve(folder, file))) as Readonly<Record<string, unknown>>
    const groups = Object.entries(exported).filter(([name]) => name.startsWith('create'))
    for (const [, create] of groups as [string, (client: Client) => Record<string, Call>][])
      // What a function does with an answer is not asked here.
      for (const call of Object.values(create(client))) await call({ uri: '' }).catch(() => {})
  }
  return asked
}

/** Of the console's own pages, and the site has no function for them. */
const isOfConsole = (path: string): boolean =>
  path.startsWith(b) || /\/(?:updateUserEmail|sendcodeinloginstate)$/.test(path)

test('the site asks for each that is not of the console alone, and for nothing else', async () => {
  const ofSite = Object.keys(calls).filter((path) => !isOfConsole(path))
  assert.equal([...(await pathsOfSite())].toSorted(), ofSite.toSorted())
})

test.run()
