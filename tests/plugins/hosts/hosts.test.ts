import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hostHeaders, securityHeaders } from '../../../engine/serve/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { hosts, type HostsOptions } from '../../../plugins/hosts/index.ts'
import { redirects, redirectsOf } from '../../../plugins/redirects/index.ts'
import { createFakeBundle, showPage } from '../../support/fakeBundle.ts'
import { acme, brief, buildInMemory, problemsOf } from '../../support/memorySite.ts'

const script = 'document.documentElement.dataset.x=1'
const hash = createHash('sha256').update(script).digest('base64')
const connect = ['https://api.example.com']

async function build(allowed: readonly string[] = connect, hsts?: HostsOptions['hsts']) {
  const bundle = createFakeBundle({
    show: (input) => showPage(input).replace('</head>', () => `<script>${script}</script></head>`),
  })
  const files = {
    'content/acme/zh/docs/新 a.md': '# A\n',
    'content/acme/redirects.yml': '/docs/old (1)/: "/docs/新 a/#部"\n',
    'site/pages/404.page.tsx': '',
  }
  const missing = ['zh', 'en'].map((locale) => ({
    brand: 'acme',
    locale,
    key: '/404/',
    path: locale === 'zh' ? '/404/' : '/en/404/',
    view: 'site/pages/404.page.tsx',
    status: 404,
  }))
  const notFound = { name: 'not-found', route: () => ({ routes: missing }) }
  return buildInMemory({
    files,
    bundle,
    plugins: [docs(), notFound, redirects(), hosts({ hsts, redirects: redirectsOf })],
    config: { brands: [{ ...acme, connect: allowed }] },
  })
}

/** Headers of one rule of a `_headers` file. */
function rule(text: string, path: string): Record<string, string> {
  const lines = text.split('\n')
  const start = lines.indexOf(path)
  const own = lines.slice(
    start + 1,
    lines.findIndex((line, index) => index > start && !line.startsWith('  ')),
  )
  return Object.fromEntries(own.map((line) => [line.slice(2, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]))
}

test('the headers of all hosts are those of preview, with the hashes of the rendered scripts, and HSTS', async () => {
  const { files } = await build()
  const expected = {
    ...securityHeaders({ scriptHashes: [hash], connect }),
    'Strict-Transport-Security': 'max-age=31536000',
  }
  assert.equal(expected, hostHeaders({ scriptHashes: [hash], connect }))
  assert.equal(rule(files.get('_headers')!, '/*'), expected)

  const vercel = JSON.parse(files.get('vercel.json')!)
  const [all] = vercel.headers as [{ source: string; headers: { key: string; value: string }[] }]
  assert.is(all.source, '/(.*)')
  assert.equal(Object.fromEntries(all.headers.map(({ key, value }) => [key, value])), expected)

  const nginx = [...files.get('.hosts/nginx-server.conf')!.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
    ([, name, value]) => [name, value],
  )
  assert.equal(Object.fromEntries(nginx), expected)
})

test('what is said of TLS is the site’s choice', async () => {
  const said = async (hsts: HostsOptions['hsts']) =>
    rule((await build(connect, hsts)).files.get('_headers')!, '/*')['Strict-Transport-Security']
  assert.is(await said({ maxAge: 600 }), 'max-age=600')
  assert.is(await said({ includeSubDomains: true, preload: true }), 'max-age=31536000; includeSubDomains; preload')
  assert.is(await said(false), undefined)
})

test('the policy is strict', async () => {
  const policy = rule((await build()).files.get('_headers')!, '/*')['Content-Security-Policy']!
  assert.not.match(policy, /unsafe|\*|http:/)
  for (const part of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `script-src 'self' 'sha256-${hash}'`,
  ])
    assert.match(policy, part)
})

test('only names that hold a hash are kept for ever', async () => {
  const { files } = await build()
  assert.equal(rule(files.get('_headers')!, '/assets/*'), { 'Cache-Control': 'public, max-age=31536000, immutable' })
  assert.match(files.get('.hosts/nginx-http.conf')!, '~^/assets/ "public, max-age=31536000, immutable";')
})

test('redirects and not-found pages have the form of each host', async () => {
  const { files } = await build()
  const lines = files.get('_redirects')!.split('\n')
  assert.ok(lines.includes('/docs/old%20(1)/ /docs/%E6%96%B0%20a/#%E9%83%A8 301'))
  assert.ok(lines.includes('/docs/old%20(1) /docs/%E6%96%B0%20a/#%E9%83%A8 301'))
  assert.ok(lines.includes('/en/* /en/404.html 404'))
  const [first] = JSON.parse(files.get('vercel.json')!).redirects
  assert.equal(first, {
    source: String.raw`/docs/old%20\(1\)(/|\.html|/index\.html)?`,
    destination: '/docs/%E6%96%B0%20a/#%E9%83%A8',
    permanent: true,
  })
  const nginx = files.get('.hosts/nginx-server.conf')!
  assert.match(nginx, 'location = "/docs/old (1)/" { return 308 "/docs/%E6%96%B0%20a/$is_args$args#%E9%83%A8"; }')
  assert.match(nginx, 'location "/en/" {\n  error_page 404 /en/404.html;')
})

test('an origin that would end the directive of the policy stops the build', async () => {
  const problems = await problemsOf(() => build(['https://api.example.com; script-src *']))
  assert.equal(problems.map(brief), ['connect-source-invalid'])
})

test.run()
