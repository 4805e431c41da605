/** What a real nginx makes of its two files: for pages with a slash at the end, and for those without. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Brand, Plugin } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { hosts } from '../../../plugins/hosts/index.ts'
import { redirects, redirectsOf } from '../../../plugins/redirects/index.ts'
import { acme, buildInMemory } from '../../support/memorySite.ts'
import { startNginx } from '../../support/nginx.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const policies = ['always', 'never'] as const
type Policy = (typeof policies)[number]

const files = {
  'content/acme/zh/docs/甲.md': '# 甲\n',
  'content/acme/zh/docs/release-1.0.md': '# Release\n',
  'content/acme/en/docs/甲.md': '# A\n',
  'content/acme/redirects.yml': '/docs/old/: /docs/甲/#part\n',
}
const long = 'word '.repeat(300)
const beside: Readonly<Record<string, string>> = {
  'robots.txt': 'short',
  'long.txt': long,
  'long.png': long,
  'file.unknown': long,
  'assets/a-1.css': long,
  '.well-known/security.txt': 'Contact: mailto:a@acme.example',
}
const single: Plugin = {
  name: 'single',
  route: ({ brand: { id, locales } }) => ({
    routes: locales.flatMap((locale) => {
      const prefix = locale === 'zh' ? '' : '/en'
      const own = { brand: id, locale, view: 'site/layouts/Doc.tsx' }
      return [
        { ...own, key: '/', path: `${prefix}/` },
        { ...own, key: '/404/', path: `${prefix}/404/`, status: 404 },
      ]
    }),
  }),
}

const folder = openTempFolder()
// Its workers may be another user.
chmodSync(folder.path, 0o755)
for (const policy of policies) {
  const brand: Brand = { ...acme, id: policy, trailingSlash: policy }
  const plugins = [single, docs(), redirects(), hosts({ redirects: redirectsOf })]
  const built = await buildInMemory({ files, plugins, config: { brands: [brand] } })
  for (const [name, body] of [...built.files, ...Object.entries(beside)]) {
    const file = join(folder.path, policy, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
  }
}
const nginx = await startNginx(folder.path, policies)

const test = suite('nginx')
test.after(async () => {
  await nginx.end()
  folder.end()
})

function ask(policy: Policy, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(nginx.urls[policy] + encodeURI(path), { redirect: 'manual', headers })
}

/** Where it leads; else the status, and of a page the address that it has. */
async function answerTo(policy: Policy, path: string): Promise<string> {
  const response = await ask(policy, `${path}?q=1`)
  const location = response.headers.get('location')
  if (location !== null) return `${response.status} -> ${decodeURI(location)}`
  const [, address] = /rel="canonical" href="https:\/\/acme\.example([^"]*)"/.exec(await response.text()) ?? []
  return `${response.status} ${address === undefined ? 'a file' : decodeURI(address)}`
}

async function assertAnswers(policy: Policy, wanted: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [answer, paths] of Object.entries(wanted))
    for (const path of paths) assert.is(await answerTo(policy, path), answer, `${policy} ${path}`)
}

const moved = ['/docs/old', '/docs/old/', '/docs/old.html', '/docs/old/index.html']
const hidden = ['/_headers', '/_redirects', '/vercel.json', '/.hosts/nginx-http.conf', '/.hosts/nginx-server.conf']
const missing = ['/nope', '/nope/', '/nope.html', '/nope/index.html', '/docs', '/docs/', '/404', ...hidden]
const missingInEnglish = ['/en/nope', '/en/nope/', '/en/nope.html', '/en/nope/index.html', '/en/404', '/en/docs']

test('a page has one address, with a slash at its end; other forms lead there', () =>
  assertAnswers('always', {
    '200 /': ['/'],
    '200 /en/': ['/en/'],
    '200 /docs/甲/': ['/docs/甲/'],
    '200 /docs/release-1.0/': ['/docs/release-1.0/'],
    '301 -> /?q=1': ['/index.html'],
    '301 -> /en/?q=1': ['/en', '/en.html', '/en/index.html'],
    '301 -> /docs/甲/?q=1': ['/docs/甲', '/docs/甲.html', '/docs/甲/index.html'],
    '301 -> /docs/release-1.0/?q=1': ['/docs/release-1.0', '/docs/release-1.0.html'],
    '308 -> /docs/甲/?q=1#part': moved,
    '200 a file': ['/robots.txt', '/assets/a-1.css', '/.well-known/security.txt'],
    '404 /404/': missing,
    '404 /en/404/': missingInEnglish,
  }))

test('a page has one address, without a slash at its end; other forms lead there', () =>
  assertAnswers('never', {
    '200 /': ['/'],
    '200 /en': ['/en'],
    '200 /docs/甲': ['/docs/甲'],
    '200 /docs/release-1.0': ['/docs/release-1.0'],
    '301 -> /?q=1': ['/index.html'],
    '301 -> /en?q=1': ['/en/', '/en.html', '/en/index.html'],
    '301 -> /docs/甲?q=1': ['/docs/甲/', '/docs/甲.html', '/docs/甲/index.html'],
    '301 -> /docs/release-1.0?q=1': ['/docs/release-1.0/', '/docs/release-1.0.html'],
    '308 -> /docs/甲?q=1#part': moved,
    '200 a file': ['/robots.txt', '/assets/a-1.css', '/.well-known/security.txt'],
    '404 /404': [...missing, '/index'],
    '404 /en/404': missingInEnglish,
  }))

test('a file has its type, text its charset, and what is worth it is compressed', async () => {
  const seen = async (path: string) => {
    const { headers } = await ask('always', path, { 'accept-encoding': 'gzip' })
    return ['content-type', 'content-encoding', 'vary'].map((name) => headers.get(name))
  }
  assert.equal(await seen('/long.txt'), ['text/plain; charset=utf-8', 'gzip', 'Accept-Encoding'])
  assert.equal(await seen('/assets/a-1.css'), ['text/css; charset=utf-8', 'gzip', 'Accept-Encoding'])
  assert.equal(await seen('/robots.txt'), ['text/plain; charset=utf-8', null, null])
  assert.equal(await seen('/long.png'), ['image/png', null, null])
  assert.equal(await seen('/file.unknown'), ['application/octet-stream', null, null])
  assert.equal((await seen('/'))[0], 'text/html; charset=utf-8')
})

test('what has its hash in its name is kept, all else asked for again; the headers of preview go with every answer', async () => {
  for (const [path, cache] of Object.entries({
    '/': 'no-cache',
    '/robots.txt': 'no-cache',
    '/nope': 'no-cache',
    '/assets/a-1.css': 'public, max-age=31536000, immutable',
  })) {
    const { headers } = await ask('never', path)
    assert.is(headers.get('cache-control'), cache, path)
    assert.is(headers.get('x-content-type-options'), 'nosniff', path)
    assert.match(headers.get('content-security-policy')!, "default-src 'self'", path)
  }
})

test('each file says where it is included', async () => {
  const of = (name: string) => readFileSync(join(folder.path, 'always/.hosts', name), 'utf8').split('\n')
  assert.equal(of('nginx-http.conf').slice(0, 2), [
    '# In http, before the server of this brand:',
    '#   include <folder of the brand>/.hosts/nginx-http.conf;',
  ])
  assert.equal(of('nginx-server.conf').slice(0, 3), [
    '# In the server of this brand:',
    '#   root <folder of the brand>;',
    '#   include <folder of the brand>/.hosts/nginx-server.conf;',
  ])
})

test.run()
