/** SQL in every field (L-02). */
import { readdirSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { box, sandboxSuite } from './testSandbox.ts'

const test = sandboxSuite('injection')

const injections = [
  "'",
  "''",
  '"',
  '`',
  "' OR '1'='1",
  "' OR 1=1 --",
  "' OR 1=1#",
  "' OR 1=1/*",
  "') OR ('1'='1",
  "') OR 1=1 --",
  "admin'--",
  "admin' #",
  "admin'/*",
  "' UNION SELECT NULL--",
  "' UNION SELECT * FROM users--",
  "' UNION ALL SELECT 1,2,3,4,5,6,7,8,9,10--",
  '1; DROP TABLE users',
  "'; DROP TABLE users; --",
  "'; DELETE FROM users WHERE '1'='1",
  "'; UPDATE users SET email='x' --",
  "'; INSERT INTO users VALUES (1) --",
  "' AND 1=(SELECT COUNT(*) FROM users) --",
  "' AND SLEEP(5)--",
  "' || (SELECT password_hash FROM users) || '",
  "x' AND email IS NULL; --",
  "' OR email_key LIKE '%",
  '" OR ""="',
  '" OR 1=1 --',
  "' HAVING 1=1 --",
  "' GROUP BY id HAVING 1=1 --",
  "' ORDER BY 100 --",
  "'; ATTACH DATABASE '/tmp/x' AS x; --",
  "'; PRAGMA writable_schema=1; --",
  "' OR randomblob(1e9) --",
  "' OR load_extension('x') --",
  '%27%20OR%201=1',
  "\\' OR 1=1 --",
  "'/**/OR/**/1=1--",
  "' OR 'x'='x';",
  '?',
  '?1',
  ':id',
  '@id',
  '$id',
  'NULL',
  '0x27204f5220313d31',
  'ʼ OR 1=1 --',
  '＇ OR 1=1 --',
]

/** Bare, in the middle, before a comment, encoded, doubled. */
const payloads = [
  ...new Set(injections.flatMap((text) => [text, `x${text}x`, `${text}/*`, encodeURIComponent(text), text + text])),
]

test('L-02 SQL in every field changes nothing and breaks nothing', async () => {
  const { headers } = await box.enter('ada@example.com')
  const users = JSON.stringify(box.database.prepare('SELECT * FROM users').all())
  const tables = JSON.stringify(box.database.prepare('SELECT name FROM sqlite_schema').all())
  const inner = '/cloudcanal/console/api/v1/inner'
  assert.ok(payloads.length >= 200)
  for (const [index, text] of payloads.entries()) {
    const options = { headers, address: `10.0.${index}.1` }
    const answers = await Promise.all([
      box.post(
        '/login',
        { account: text, password: text, loginType: 'PASSWORD', verifyCode: text.slice(0, 12) },
        options,
      ),
      box.post('/login', { account: text, verifyCode: text.slice(0, 12), loginType: 'VERIFY' }, options),
      box.post(
        '/register',
        {
          userName: text,
          company: text,
          email: text,
          phone: text,
          verifyCode: text.slice(0, 12),
          password: text,
          verifyType: 'EMAIL_VERIFY_CODE',
          src: text,
          keyword: text,
          country: text,
        },
        options,
      ),
      box.post(
        '/resetpwdunlogin',
        {
          email: text,
          verifyCode: text.slice(0, 12),
          password: text,
          rePassword: text,
          verifyType: 'EMAIL_VERIFY_CODE',
        },
        options,
      ),
      box.post(
        '/verify/sendcode',
        {
          email: text,
          phoneNumber: text,
          verifyType: 'EMAIL_VERIFY_CODE',
          verifyCodeType: 'LOGIN',
          phoneAreaCode: text,
        },
        options,
      ),
      box.post(
        '/addviewlog',
        { src: text, kw: text, vbId: text, clientId: text, uid: text.slice(0, 64), uri: text },
        options,
      ),
      box.post('/constant/listDownloadProduct', { orderProductType: text }, options),
      box.post(
        '/user/recordandreturndownloadurl',
        { productType: text, productVersionType: 'COMMUNITY_VERSION' },
        options,
      ),
      box.post('/latestVer', { productTypes: [text] }, options),
      box.post('/user/updateUserEmail', { email: text }, options),
      box.post(`${inner}/billing/getdetailbyid`, { id: text }, options),
      box.post(`${inner}/authcode/order/close`, { id: text }, options),
      box.post(`${inner}/authcode/order/showauthcode`, { id: text }, options),
      box.post(
        `${inner}/authcode/order/create`,
        { requestId: text, months: text, links: text, product: text },
        options,
      ),
      box.post(`${inner}/saas/createsession`, { id: text }, options),
      box.post('/auth', { state: text, accessToken: text, code: text, authCode: text }, options),
      box.post(
        '/auth',
        { state: text, requestId: text, phone: '13800138000', company: text, verifyCode: '1' },
        options,
      ),
      box.post('/constant/sso_type', { src: text, target: text }, options),
      box.post('/registerFromMarket', { marketplaceType: text, registerToken: text, clientId: text }, options),
      box.post('/user/queryLoginUser', {}, { headers: { Authorization: `Bearer ${encodeURIComponent(text)}` } }),
    ])
    assert.equal(
      answers.filter(({ status }) => status >= 500),
      [],
      text,
    )
  }
  assert.is(JSON.stringify(box.database.prepare('SELECT * FROM users').all()), users)
  assert.is(JSON.stringify(box.database.prepare('SELECT name FROM sqlite_schema').all()), tables)
  const kept = box.database.prepare('SELECT uri FROM view_logs ORDER BY id').all() as { uri: string }[]
  assert.equal(
    kept.map(({ uri }) => uri),
    payloads.map((text) => text.trim()),
  )
})

test('L-02 no statement is put together from input', () => {
  const folder = 'plugins/console-sandbox'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  for (const file of files) {
    const built = [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/(?:prepare|exec)\(\s*`[^`]*\$\{(.*?)\}/g),
    ].map(([, inside]) => inside)
    // Column names and a version number, both written in the source.
    assert.equal(
      built.filter((inside) => inside !== 'columns' && inside !== 'migrations.length'),
      [],
      file,
    )
  }
})

test.run()
