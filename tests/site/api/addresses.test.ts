/** Addresses in calls and answers: which are opened, shown or logged. */
import * as assert from 'uvu/assert'
import { createDownloads } from '../../../site/api/downloads.ts'
import { createSso } from '../../../site/api/sso.ts'
import { withoutSecrets } from '../../../site/api/visits.ts'
import { consoleSuite, failureOf } from './fakeConsole.ts'

const { test, fake } = consoleSuite('api addresses')

test('K-06 the view log keeps no secrets of an address', () => {
  assert.is(
    withoutSecrets('/login/?token=a&x=1&code=b&ticket=c&userPassword=d#access_token=e'),
    '/login/?token=***&x=1&code=***&ticket=***&userPassword=***#access_token=***',
  )
  assert.is(withoutSecrets('/docs/?q=token'), '/docs/?q=token')
  assert.is(
    withoutSecrets('/?keyword=a&apiKey=b&OAuth2=c&my_secret_2=d'),
    '/?keyword=a&apiKey=***&OAuth2=***&my_secret_2=***',
  )
})

test('K-11 addresses of downloads are web addresses that no shell would run', async () => {
  const ask = (data: unknown) => {
    fake.json({ success: true, data })
    return createDownloads(fake.client()).getDownload('x', 'COMMUNITY_VERSION')
  }
  const bad = [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://x/y',
    'http://x/y',
    'http://localhost.evil.example/y',
    'https://x/$(id)',
    'https://x/`id`',
    'https://x/;id',
    "https://x/'",
    'https://x/"',
    'https://x/ y',
    'https://x/\n',
    'https://x/|id',
    'https://x/<b>',
    'https://x/{a,b}',
    'https://x/(id)',
    'https://x/a\\b',
    'https://x/$HOME',
    'https://',
    'https://[/y',
    'xhttps://x/y',
    `https://x/${'y'.repeat(4_087)}`,
    '',
  ]
  for (const url of bad) {
    assert.is((await failureOf(ask({ url }))).kind, 'unknown', url)
    assert.is((await failureOf(ask({ downloadUrl: { direct: url } }))).kind, 'unknown', url)
  }
  const url = 'https://x.example.com/a/b-1.2.tar.gz?Expires=1&Signature=a%2Bb~c'
  for (const data of [
    { url, version: '1', md5: 'm' },
    { downloadUrl: url, productVersion: '1', pkgMd5: 'm' },
    { downloadUrl: { direct: url }, version: '1', md5: 'm' },
    { downloadUrl: { direct: null }, url, productVersion: '1', version: '2', pkgMd5: 'm', md5: 'n' },
    { downloadUrl: null, url, version: '1', md5: 'm' },
  ]) {
    assert.equal(await ask(data), { url, version: '1', md5: 'm' })
  }
  for (const good of ['http://localhost:8080/a', 'http://localhost/a', `https://x/${'y'.repeat(4_086)}`])
    assert.is((await ask({ url: good })).url, good)
  assert.is((await failureOf(ask({ version: '1' }))).kind, 'unknown')
})

test('J-06 providers are opened over https only', async () => {
  fake.json({
    success: true,
    data: { google: 'https://accounts.google.com/x', wechat: 'javascript:alert(1)', dingtalk: 'http://x' },
  })
  const found = await createSso(fake.client()).listSsoTypes({ src: '', target: '' })
  assert.equal({ ...found }, { google: 'https://accounts.google.com/x', wechat: undefined, dingtalk: undefined })

  const offered = async (google: unknown) => {
    fake.json({ success: true, data: { google } })
    return (await createSso(fake.client()).listSsoTypes({ src: '', target: '' })).google ?? undefined
  }
  const long = `https://x/${'y'.repeat(4_086)}`
  for (const good of ['http://localhost:8080/login', long]) assert.is(await offered(good), good)
  for (const bad of ['ftp://localhost/', 'http://localhost.evil.example/', '//x/', 'x', '', 7, null, `${long}y`])
    assert.is(await offered(bad), undefined, String(bad).slice(0, 40))
})

test.run()
