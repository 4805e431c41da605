/** Whose pages may ask for what. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isForeignOrigin } from '../../../engine/serve/index.ts'
import { policy, statusOf } from './support/guarded.ts'

test('P-10 foreign origins', () => {
  const host = 'localhost:4173'
  const same = [undefined, 'http://localhost:4173', 'HTTP://LOCALHOST:4173', 'https://localhost:4173']
  const foreign = [
    'null',
    '',
    'https://evil.com',
    'http://localhost',
    'http://localhost:4174',
    'http://127.0.0.1:4173',
    'http://1.2.3.4',
    'http://localhost:4173.evil.com',
    'http://localhost:4173@evil.com',
    'http://localhost:4173/',
    'http://localhost:4173, http://evil.com',
    'file://',
    'chrome-extension://abc',
    'http://',
    'javascript:1',
  ]
  for (const origin of same) assert.is(isForeignOrigin(origin, host), false, String(origin))
  for (const origin of foreign) assert.is(isForeignOrigin(origin, host), true, origin)
  assert.is(isForeignOrigin('http://acme.localhost', 'acme.localhost:80'), false)
  assert.is(isForeignOrigin('https://acme.example', 'acme.example:443'), false)
})

test('P-10 SECURITY.md "no foreign origins": other sites change nothing, read nothing, and load no file as a script', () => {
  const own = { ...policy, methods: ['GET', 'HEAD', 'POST', 'OPTIONS'] }
  assert.is(statusOf('/x', { origin: 'null' }, 'POST', own), 403)
  assert.is(statusOf('/x', {}, 'POST', own), 200)
  for (const method of own.methods) {
    assert.is(statusOf('/x', { origin: 'https://evil.com' }, method, own), 403, method)
    assert.is(statusOf('/x', { origin: 'http://localhost:4173' }, method, own), 200, method)
  }
  for (const site of ['cross-site', 'same-site'])
    assert.is(statusOf('/x', { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' }), 403, site)
  assert.is(statusOf('/x', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }), 200)
  assert.is(statusOf('/x', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }), 200)
})

test('P-10 behind a proxy that says another Host, a page gets its scripts and fonts, and sends nothing', () => {
  const own = { ...policy, methods: ['GET', 'HEAD', 'POST'] }
  const statusBy = (method: string, site: string) =>
    statusOf('/x', { origin: 'https://tunnel.example', 'sec-fetch-site': site, 'sec-fetch-mode': 'cors' }, method, own)
  assert.equal(
    ['GET', 'HEAD', 'POST'].map((method) => statusBy(method, 'same-origin')),
    [200, 200, 403],
  )
  assert.equal(
    ['same-site', 'cross-site', 'none', ''].map((site) => statusBy('GET', site)),
    [403, 403, 403, 403],
  )
})

test.run()
