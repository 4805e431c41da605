/** Hostile requests to the dev server over a raw socket: the guard and the bundler behind it. */
import escapeStringRegexp from 'escape-string-regexp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createDevHarness } from './support/devHarness.ts'
import {
  advisoryTargets,
  brokenTargets,
  bundlerQueries,
  generatedTargets,
  otherForms,
} from './support/hostileTargets.ts'

const { site, outside, port, host, get, expectHarmless, hasOpened, close } = await createDevHarness()
test.after(close)

const refused = [400, 403, 404, 414, 431]

test('P-01 P-05 P-06 960 generated targets, half of them behind /@fs/', async () => {
  let [index, sent] = [0, 0]
  for (const target of generatedTargets()) {
    if (index++ % 24) continue
    const full = ++sent % 2 ? target : `/@fs${site.root}${target}`
    await expectHarmless(get(full), refused, full)
  }
  assert.is(sent, 960)
})

for (const [row, targets] of Object.entries(advisoryTargets)) {
  test(`${row} targets of advisories`, async () => {
    for (const target of targets) {
      // The bundler may give what lies in the project and is no secret.
      if (target === '/package.json' || target.startsWith('/?q')) continue
      await expectHarmless(get(target), refused, target)
    }
  })
}

test('P-02 raw NUL, CR and LF inside of the target', async () => {
  for (const target of brokenTargets) await expectHarmless(get(target), [400, 0], target)
})

test('P-04 absolute form, an empty target, 20 KB', async () => {
  for (const target of otherForms(port)) await expectHarmless(get(target), [400, 0], target)
  await expectHarmless(get(`/${'x'.repeat(20_000)}`), [414], '20 KB')
})

test('P-06 P-08 files outside and hidden files, with every query the bundler knows', async () => {
  const files = [
    `${outside}/secret.txt`,
    '/etc/passwd',
    '/proc/self/environ',
    `${site.root}/.env`,
    `${site.root}/.env.local`,
    `${site.root}/key.pem`,
    `${site.root}/.git/config`,
  ]
  for (const file of files) {
    for (const query of bundlerQueries) {
      for (const prefix of ['/@fs', '/@fs/', '/@id', '/@id/', '/@id/__x00__', '/@id/file://', '']) {
        const target = `${prefix}${file}${query}`
        // An asset or a worker is a module with the address in it, whether there is such a file or not.
        await expectHarmless(get(target), prefix.startsWith('/@fs') ? refused : [200, ...refused], target)
      }
    }
  }
  for (const file of [
    '/.env',
    '/.env.local',
    '/.ENV',
    '/.npmrc',
    '/key.pem',
    '/site/../.env',
    '/@id/.env',
    '/@id/%2eenv',
  ]) {
    for (const query of bundlerQueries) await expectHarmless(get(file + query), refused, file + query)
  }
})

test('P-08 source maps, dependencies and modules that climb', async () => {
  const up = '../../../../../../../../../..'
  const encoded = up.replaceAll('/', '%2f')
  for (const place of [
    '/node_modules/.cache/site/vite/deps',
    '/node_modules/.vite/deps',
    '/@vite',
    '/@id/virtual:site',
    '/site',
    '/_wyw-in-js',
  ]) {
    for (const climb of [up, encoded, up.replaceAll('.', '%2e'), `x.js.map/${up}`]) {
      for (const end of [`${outside}/secret.txt`, '/etc/passwd', `${outside}/secret.txt.map`]) {
        const target = `${place}/${climb}${end}`
        await expectHarmless(get(target), refused, target)
        await expectHarmless(get(`${target}?raw`), refused, target)
      }
    }
  }
  for (const target of [
    '/@id/node:fs',
    '/@id/fs',
    '/@id/__vite-browser-external:fs',
    '/@id/virtual:site/../../.env',
    '/@id/data:text/javascript,1',
    '/@id/http://evil.example/x.js',
  ]) {
    await expectHarmless(get(target), [200, ...refused], target)
  }
})

test('P-08 no program is started', async () => {
  for (const file of [
    `${outside}/secret.txt`,
    `${site.root}/site.config.ts`,
    'site.config.ts',
    '\\\\\\\\evil.example\\\\x',
    `file://${outside}/secret.txt`,
  ]) {
    for (const path of ['/__open-in-editor', '/__open-in-editor/', '/__open-in-editor/x', '/%5f_open-in-editor']) {
      const target = `${path}?file=${encodeURIComponent(file)}:1:1`
      await expectHarmless(get(target), refused, target)
    }
  }
  assert.not.ok(hasOpened())
})

test('P-09 only hosts of this machine are answered, pages and modules alike', async () => {
  const foreign = [
    'evil.com',
    '127.0.0.1.evil.com',
    'localhost.evil.com',
    'evillocalhost',
    '',
    '0x7f000001',
    '127.1',
    '2130706433',
    '169.254.169.254',
    'localhost.',
    'localhost:1:2',
    'a@localhost',
    '[::2]',
    'localhost/x',
    '.localhost',
    'локал',
  ]
  for (const path of ['/', '/@vite/client', '/site/app.tsx', '/nothing/']) {
    for (const name of foreign) {
      await expectHarmless(get(path, `Host: ${name}\r\n`), [400, 403], `${name} ${path}`)
    }
    await expectHarmless(get(path, `${host}Host: evil.com\r\n`), [400, 403], `two hosts ${path}`)
    await expectHarmless(get(path, ''), [400, 403], `no host ${path}`)
  }
  for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', 'beta.localhost']) {
    await expectHarmless(get('/', `Host: ${name}:${port}\r\n`), [200], name)
  }
})

test('P-10 no other site is allowed in', async () => {
  for (const path of ['/', '/@vite/client', '/site/app.tsx', '/assets/x.svg', '/nothing/']) {
    for (const origin of [
      'https://evil.com',
      'null',
      'http://192.168.0.1',
      `https://localhost.evil.com:${port}`,
      `http://localhost:${port}.evil.com`,
      'file://',
    ]) {
      const answer = await expectHarmless(get(path, `${host}Origin: ${origin}\r\n`), [403], `${origin} ${path}`)
      assert.not.match(answer!.head, new RegExp(`access-control-allow-origin: ${escapeStringRegexp(origin)}`, 'i'))
      const preflight = `OPTIONS ${path} HTTP/1.1\r\n${host}Origin: ${origin}\r\nAccess-Control-Request-Method: PUT\r\nConnection: close\r\n\r\n`
      await expectHarmless(preflight, [403, 405], `preflight ${origin} ${path}`)
    }
    // A script or an image of another site asks for no permission.
    await expectHarmless(
      get(path, `${host}Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n`),
      [403],
      `no-cors ${path}`,
    )
  }
})

test('P-13 headers that decide elsewhere decide nothing here; too many are refused', async () => {
  const odd =
    'X-Forwarded-Host: evil.com\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 1.2.3.4\r\nForwarded: host=evil.com\r\nX-Original-URL: /.env\r\nX-Rewrite-URL: /.env\r\nX-Middleware-Subrequest: x\r\nX-Http-Method-Override: PUT\r\n'
  const answer = await expectHarmless(get('/docs/intro/', host + odd), [200])
  assert.not.match(answer!.body, 'evil.com')
  await expectHarmless(get('/', `${host}X-A: ${'a'.repeat(17_000)}\r\n`), [431], '17 KB of headers')
  await expectHarmless(get('/', host + 'X-B: b\r\n'.repeat(2_500)), [431], '2,500 headers')
  await expectHarmless(
    `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 5\r\nConnection: close\r\n\r\n0\r\n\r\n`,
    [400, 0],
    'two lengths',
  )
  await expectHarmless(`GET / HTTP/1.1\r\n${host}Content-Length: 5\r\nConnection: close\r\n\r\nhello`, [200], 'a body')
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'FOO'])
    await expectHarmless(
      `${method} / HTTP/1.1\r\n${host}Content-Length: 0\r\nConnection: close\r\n\r\n`,
      [403, 405, 501, 400],
      method,
    )
})

test('P-16 P-17 nothing of the address is repeated, and redirects stay here', async () => {
  const attacks = [
    '<script>alert(1)</script>',
    '"onload=alert(1)',
    "'onload=alert(1)",
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '%22onload=alert(1)',
    '${alert(1)}',
  ]
  for (const attack of attacks) {
    for (const place of [
      '/',
      '/docs/intro',
      '/docs/intro/index.html',
      '/en/',
      '/docs/',
      '/@id/',
      '/@fs/',
      '/site/',
      '/assets/',
      '/%E4',
      '/docs/intro/?x=',
      '/docs/intro?x=',
    ]) {
      const target = place + attack
      const { status, body, head } = (await expectHarmless(get(target), [200, 308, ...refused], target))!
      assert.not.match(body, /<script>alert|"onload|'onload|\{alert/, target)
      if (status >= 400) assert.match(head, /nosniff/i, target)
    }
  }
  for (const target of [
    '//evil.com/.html',
    '/\\evil.com/',
    '/%2f%2fevil.com/',
    '//docs/intro',
    '/.//evil.com',
    '/@evil.com/index.html',
    '/evil.com/index.html',
  ]) {
    const answer = await expectHarmless(get(target), refused, target)
    assert.not.match(answer!.head, /location:/i, target)
  }
})

test.run()
