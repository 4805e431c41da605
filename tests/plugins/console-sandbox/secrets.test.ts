/** What leaves the sandbox: nothing over the network (L-15), no secret in the log (L-16), no byte into a build (L-01). */
import { readdirSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { consoleSandbox } from '../../../plugins/console-sandbox/index.ts'
import { openSite, withPlugins } from '../../support/buildSite.ts'
import { byPassword, codeFor, goodPassword, openSandbox } from './testSandbox.ts'

const test = suite('sandbox: secrets')
const folder = 'plugins/console-sandbox'
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:ts|js|css)$/.test(file),
)

test('L-15 mail, SMS and third-party logins never open a connection', async () => {
  const connect = Socket.prototype.connect
  const { fetch } = globalThis
  const opened: unknown[] = []
  Socket.prototype.connect = function (...args: unknown[]) {
    opened.push(args)
    throw new Error('offline')
  } as typeof connect
  globalThis.fetch = (...args) => {
    opened.push(args)
    throw new Error('offline')
  }
  const box = openSandbox()
  try {
    await box.seed()
    const { headers } = await box.enter('ada@example.com')
    await box.post('/verify/sendcode', {
      phoneNumber: '13800138000',
      verifyType: 'SMS_VERIFY_CODE',
      verifyCodeType: 'LOGIN',
    })
    assert.ok((await box.post('/constant/sso_type', {}, { headers: { origin: 'http://localhost:1' } })).success)
    assert.ok((await box.post('/user/queryLoginUser', {}, { headers })).success)
    assert.ok(await box.code('ada@example.com'))
  } finally {
    Socket.prototype.connect = connect
    globalThis.fetch = fetch
    box.database.close()
  }
  assert.equal(opened, [])
  assert.equal(box.bugs, [])
  // Nor has it anything to open one with, but for the server's own half.
  for (const file of sources)
    assert.not.match(
      readFileSync(join(folder, file), 'utf8'),
      /from 'node:(?:net|tls|https|http2|dgram|dns|child_process)|import \{[^}]*\brequest\b[^}]*\} from 'node:http'/,
      file,
    )
})

test('L-16 no password, code or token in the log, and no line that is not its own', async () => {
  const box = openSandbox()
  const email = 'ada@example.com'
  const { headers } = await box.enter(email)
  box.turn(60_000)
  await box.post('/verify/sendcode', codeFor(email, 'LOGIN'))
  const code = await box.code(email)
  const password = await box.encrypt(goodPassword)
  // Every call breaks now, in the middle of its work.
  for (const table of ['sessions', 'codes', 'view_logs', 'feedback', 'orders']) box.database.exec(`DROP TABLE ${table}`)
  await box.post('/login', byPassword(email, password))
  await box.post('/login', { account: email, verifyCode: code, loginType: 'VERIFY' })
  await box.post('/user/queryLoginUser', {}, { headers })
  await box.post('/addviewlog', { uri: `/?token=${headers.Authorization}\nsandbox: POST /forged` })
  await box.post(`/addviewlog?token=${encodeURIComponent(headers.Authorization)}`, { uri: '/' })
  await box.fetch('/addviewlog/%0Asandbox:%20POST%20/forged', { method: 'POST' })
  assert.ok(box.bugs.length >= 4)
  const log = box.bugs.join('\n')
  const token = headers.Authorization.slice('Bearer '.length)
  for (const secret of [goodPassword, password, code, token, email]) assert.not.ok(log.includes(secret), secret)
  for (const line of log.split('\n')) assert.match(line, /^(?:sandbox: POST \/[\w/]+: \w|    )/, line)
  box.database.close()
})

test('L-01 no byte of it is part of a build', async () => {
  const site = openSite('small', { folder: 'with-sandbox' })
  const canaries = [
    'console-sandbox',
    '__outbox',
    '__sso',
    'sandbox.sqlite',
    'x-sandbox-fault',
    'Demo#',
    'demo@example.com',
  ]
  try {
    await site.build({ config: withPlugins(consoleSandbox({ currency: () => 'USD' })) })
    const files = Object.keys(site.tree())
    assert.ok(files.length > 5)
    for (const file of files) {
      const text = readFileSync(join(site.root, 'dist', file), 'latin1')
      for (const canary of canaries) assert.not.ok(text.includes(canary), `${file} has ${canary}`)
    }
    // The canaries are of the sandbox as it is now.
    const own = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    for (const canary of canaries) assert.ok(own.includes(canary), canary)
  } finally {
    site.end()
  }
  const strangers = ['site', 'brands', 'engine']
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /from '[^']*console-sandbox/.test(readFileSync(file, 'utf8')))
  assert.equal(strangers, [])
})

test.run()
