/** The configuration for nginx in a real nginx: what it answers is what preview answers. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startNginx } from '../../support/nginx.ts'
import { brands, openBuiltSite, type BrandId } from '../support/builtSite.ts'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'

const test = suite('nginx')
const site = await openBuiltSite()
const nginx = await startNginx(site.out, brands)
test.after(async () => {
  await nginx.end()
  await site.end()
})

type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> }
type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** Names of brands below `localhost` are known to browsers, not to every system. */
function ask(url: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> {
  const { host, port } = new URL(url)
  const path = url.slice(url.indexOf('/', 'http://'.length))
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(parts).toString('latin1'),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const compared = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
]

/** What a visitor notices. nginx encodes an address in a redirect of its own only with 301, which browsers treat as 308 here. */
function seen({ status, headers, body }: Answer): unknown {
  if (status === 301 || status === 308) return `moved for ever to ${headers['location']}`
  const own = Object.fromEntries(compared.map((name) => [name, headers[name]?.replace(' http://localhost:8111', '')]))
  return { status, ...own, body: status === 206 || body.length < 200 ? body : `${body.length} ${body.slice(-200)}` }
}

async function differences(brand: BrandId, paths: readonly string[], asked?: Asked): Promise<readonly string[]> {
  const preview = site.url(brand, '/').slice(0, -1)
  const different: string[] = []
  for (const path of paths) {
    const [ours, theirs] = await Promise.all([ask(preview + path, asked), ask(nginx.urls[brand] + path, asked)])
    const [wanted, got] = [seen(ours), seen(theirs)].map((answer) => JSON.stringify(answer))
    if (wanted !== got) different.push(`${brand} ${path}: preview ${wanted}, nginx ${got}`)
  }
  return different
}

const files = [
  '/llms.txt',
  '/favicon.svg',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/blog/rss.xml',
  '/search/zh/index.json',
]
const hidden = ['/.hosts/nginx-http.conf', '/_headers', '/_redirects', '/vercel.json', '/.site-manifest.json']
const missing = [
  '/nope',
  '/nope/',
  '/nope.html',
  '/en/nope/',
  '/en/docs/nope.html',
  '/assets/nope.js',
  '/en',
  '/index.html',
  '/404.html',
]

let count = 0
for (const brand of brands)
  test(`${brand}: pages, files, other forms of an address, what is not there`, async () => {
    const pages = pageTypes.flatMap((type) => pathOf(type, brand) ?? []).filter((path) => !path.includes('?'))
    const forms = pages.flatMap((path) => {
      const [encoded, bare] = [encodeURI(path), encodeURI(path.slice(0, -1))]
      return bare ? [encoded, `${encoded}?a=1&b=%20`, bare, `${bare}.html?a=1`, `${encoded}index.html`] : [encoded]
    })
    const tag = site.pages(brand).find((path) => /\/tags\/[^/]*[^\x20-\x7e]/.test(path))
    const paths = [...forms, ...files, ...missing, ...(tag ? [encodeURI(tag), encodeURI(tag.slice(0, -1))] : [])]
    count += paths.length
    assert.equal(await differences(brand, paths), [])
    for (const path of hidden) assert.is((await ask(nginx.urls[brand] + path)).status, 404, path)
  })

test('old addresses lead on, with their query', async () => {
  for (const brand of brands) {
    const conf = readFileSync(`${site.out}/${brand}/.hosts/nginx-server.conf`, 'utf8')
    const old = [...conf.matchAll(/^location = "([^"\\]*)"/gm)].map(([, path]) => encodeURI(path!))
    assert.ok(old.length > 20, `${brand} has ${old.length}`)
    const some = old.filter((_, index) => index % Math.ceil(old.length / 40) === 0)
    count += some.length
    assert.equal(
      await differences(
        brand,
        some.map((path) => `${path}?from=old`),
      ),
      [],
    )
  }
})

test('text is compressed for those who ask for it; parts, conditions and heads are answered', async () => {
  const encoding = async (path: string) =>
    (await ask(nginx.urls['clougence'] + path, { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']
  assert.equal(await Promise.all(['/', '/llms.txt', '/sitemap.xml', '/search/zh/index.json'].map(encoding)), [
    ...['gzip', 'gzip', 'gzip', 'gzip'],
  ])
  assert.equal(await differences('clougence', ['/llms.txt', '/'], { headers: { range: 'bytes=0-99' } }), [])
  assert.equal(await differences('clougence', ['/llms.txt', '/', '/nope/'], { method: 'HEAD' }), [])
  const { headers } = await ask(`${nginx.urls['clougence']}/llms.txt`)
  const again = await ask(`${nginx.urls['clougence']}/llms.txt`, { headers: { 'if-none-match': headers['etag']! } })
  assert.is(again.status, 304)
})

test('enough was asked', () => {
  assert.ok(count > 200, `${count}`)
})

test.run()
