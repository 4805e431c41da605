/** Hostile targets over a raw socket: `fetch` would repair them first. */
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness } from './support/harness.ts'
import { advisoryTargets, brokenTargets, generatedTargets, otherForms } from './support/hostileTargets.ts'
import { canary, write } from './support/outputs.ts'

const { root, out, port, get, expectHarmless, close } = await createHarness()
test.after(close)

const refused = [400, 403, 404, 414, 431]

test('P-01 P-05 P-06 1,536 generated targets', async () => {
  let index = 0
  let sent = 0
  for (const target of generatedTargets()) {
    if (index++ % 15) continue
    sent++
    await expectHarmless(get(target), refused, target)
  }
  assert.is(sent, 1536)
})

for (const [row, targets] of Object.entries(advisoryTargets)) {
  test(`${row} targets of advisories`, async () => {
    for (const target of targets) await expectHarmless(get(target), refused, target)
  })
}

test('P-02 raw NUL, CR and LF inside of the target', async () => {
  for (const target of brokenTargets) await expectHarmless(get(target), [400, 0], target)
})

test('P-04 absolute form, an empty target, 20 KB', async () => {
  for (const target of otherForms(port)) await expectHarmless(get(target), [400, 0], target)
  const answer = await expectHarmless(get(`/${'x'.repeat(20_000)}`), [414], '20 KB')
  assert.is(answer?.status, 414)
})

test('P-06 .well-known is answered', async () => {
  const answer = await expectHarmless(get('/.well-known/x'), [200])
  assert.is(answer?.body.toString(), 'known')
})

test('P-07 what is listed but has become a link is not followed', async () => {
  const brand = join(out, 'acme')
  rmSync(join(brand, 'linked.txt'))
  rmSync(join(brand, 'folder'), { recursive: true })
  rmSync(join(brand, 'large.bin'))
  write(join(root, 'outside/x'), canary)
  write(join(root, 'large'), Buffer.alloc(2 << 20, canary))
  symlinkSync(join(root, 'outside/x'), join(brand, 'linked.txt'))
  symlinkSync(join(root, 'outside'), join(brand, 'folder'))
  symlinkSync(join(root, 'large'), join(brand, 'large.bin'))
  for (const target of [
    '/linked.txt',
    '/folder/x',
    '/large.bin',
    '/unlisted-link.txt',
    '/unlisted-folder/x',
    '/unlisted.html',
    '/secret.txt',
    '/other/index.html',
  ]) {
    await expectHarmless(get(target), [404], target)
    await expectHarmless(get(target, 'Range: bytes=0-5\r\n'), [404], target)
  }
})

test('P-16 nothing of the request is repeated', async () => {
  const elements = ['/<script>alert(1)</script>', '/<script>/..', '/docs/<script>.html']
  const attributes = ['/"onload=alert(1)', "/'onx=1"]
  const encoded = ['/%3Cscript%3Ealert(1)%3C/script%3E', '/%22onload=']
  const inQueries = ['/docs/intro?<script>', '/x?"><script>']
  for (const target of [...elements, ...attributes, ...encoded, ...inQueries]) {
    const answer = await expectHarmless(get(target), [308, 400, 404], target)
    assert.not.match(answer!.body.toString(), /script|onload|onx/, target)
    if (answer!.status !== 308) assert.is(answer!.headers['content-type'], 'text/html; charset=utf-8', target)
    else assert.is(answer!.body.length, 0)
  }
})

test('P-17 redirects stay on this site', async () => {
  const targets = [
    '//evil.com/.html',
    '//evil.com/index.html',
    '/\\evil.com/',
    '/%2f%2fevil.com/',
    '/%5cevil.com/',
    '//docs/intro',
    '///docs/intro',
    '/.//evil.com',
    '/docs/..//evil.com/index.html',
    '/@evil.com/index.html',
    '/evil.com/index.html',
    '//docs/intro/index.html',
  ]
  for (const target of targets) {
    const answer = await expectHarmless(get(target), refused, target)
    assert.is(answer?.headers['location'], undefined, target)
  }
  for (const [target, location] of [
    ['/x.html?u=//evil', undefined],
    ['/docs/intro?u=//evil', '/docs/intro/?u=//evil'],
    ['/docs/intro/index.html?u=//evil&x=%0d%0aA:b', '/docs/intro/?u=//evil&x=%0d%0aA:b'],
    ['/index.html?//evil.com', '/?//evil.com'],
  ] as const) {
    const answer = await expectHarmless(get(target), [200, 308], target)
    assert.is(answer?.headers['location'], location)
  }
})

test.run()
