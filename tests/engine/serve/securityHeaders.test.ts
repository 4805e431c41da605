import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { hostHeaders, securityHeaders } from '../../../engine/serve/index.ts'

test('I-11 the policy allows this site, the named scripts and the named origins', () => {
  const policy = securityHeaders({
    scriptHashes: ['aaa=', 'bbb='],
    connect: ['https://api.example.com', 'http://localhost:8111'],
  })['Content-Security-Policy']
  assert.is(
    policy,
    "default-src 'self'; script-src 'self' 'sha256-aaa=' 'sha256-bbb='; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self' https://api.example.com http://localhost:8111; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test('N-22 the policy allows images of the named hosts', () => {
  const policy = securityHeaders({ images: ['https://img.example.com', 'https://b.example'] })[
    'Content-Security-Policy'
  ]
  assert.match(policy!, "; img-src 'self' data: https://img.example.com https://b.example; ")
  assert.match(policy!, "; media-src 'self' https://img.example.com https://b.example; ")
  assert.throws(() => securityHeaders({ images: ['https://a; script-src *'] }), isRefusal)
})

test('the policy lets browsers compile WebAssembly where a plugin asks for it, and takes no other word', () => {
  const allowed = securityHeaders({ scripts: ["'wasm-unsafe-eval'"] })['Content-Security-Policy']
  assert.match(allowed!, "script-src 'self' 'wasm-unsafe-eval'; ")
  assert.throws(() => securityHeaders({ scripts: ["'unsafe-eval'"] }), isRefusal)
})

test('the policy allows inline styles where the site does, and no inline script', () => {
  const policy = securityHeaders({ inlineStyles: true })['Content-Security-Policy']
  assert.match(policy!, "script-src 'self'; style-src 'self' 'unsafe-inline'; ")
})

test('I-11 nothing is unsafe, and nothing invites other origins', () => {
  const headers = securityHeaders()
  assert.not.match(JSON.stringify(headers), /unsafe|\*|Access-Control/)
  assert.is(headers['X-Content-Type-Options'], 'nosniff')
  assert.is(headers['Referrer-Policy'], 'strict-origin-when-cross-origin')
  assert.is(headers['Cross-Origin-Opener-Policy'], 'same-origin')
})

test('I-11 a public host sends the same and HSTS', () => {
  const { 'Strict-Transport-Security': hsts, ...rest } = hostHeaders({ connect: ['https://api.example.com'] })
  assert.equal(rest, securityHeaders({ connect: ['https://api.example.com'] }))
  assert.match(hsts!, /^max-age=31536000/)
})

const isRefusal = (error: unknown) =>
  error instanceof SiteError && error.diagnostics[0]!.code === 'connect-source-invalid'

test('a source that would end the directive is refused', () => {
  for (const source of ['', 'https://a; script-src *', 'https://a https://b', "'unsafe-inline'", 'a,b', 'a\r\nX: y']) {
    assert.throws(() => securityHeaders({ connect: [source] }), isRefusal)
  }
})

test('one such character is enough, wherever it stands', () => {
  for (const sign of [';', ',', "'", '"', ' ', '\n'])
    for (const source of [sign, `https://a.example${sign}`, `${sign}https://a.example`, `https://a${sign}.example`])
      assert.throws(() => securityHeaders({ connect: [source] }), isRefusal, JSON.stringify(source))
})

test.run()
