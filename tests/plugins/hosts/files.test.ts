/** The files for each host, to the letter: what one of them does not understand, no test of ours would notice. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withPluginOptions } from '../../../engine/config/pluginOptions.ts'
import type { Plugin } from '../../../engine/types.ts'
import { hosts } from '../../../plugins/hosts/index.ts'
import { acme, buildInMemory } from '../../support/memorySite.ts'

const brand = { ...acme, id: 'acme-2' }
const pages: Plugin = {
  name: 'pages',
  route: () => ({
    routes: brand.locales.flatMap((locale) => {
      const prefix = locale === 'zh' ? '' : '/en'
      const page = { brand: brand.id, locale, view: 'site/layouts/Doc.tsx' }
      return [
        { ...page, key: '/', path: `${prefix}/` },
        { ...page, key: '/404/', path: `${prefix}/404/`, status: 404 },
      ]
    }),
  }),
}

async function filesOf(redirects: readonly { from: string; to: string }[]): Promise<ReadonlyMap<string, string>> {
  const plugins = [pages, hosts({ redirects: () => redirects })]
  return (await buildInMemory({ files: {}, plugins, config: { brands: [brand] } })).files
}

const files = await filesOf([
  { from: '/docs/old (1)/', to: '/docs/新/#部 1' },
  { from: '/a"b\\c/', to: '/' },
])
/** Without the headers that go with every answer. */
const fileOf = (name: string) =>
  files.get(name)!.replaceAll(/^(?:add_header (?!Cache)| {2}(?!Cache)[A-Z][\w-]+: ).*\n/gm, '')

test('Netlify and Cloudflare Pages', () => {
  assert.is(
    fileOf('_headers'),
    `/*

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  )
  assert.is(
    fileOf('_redirects'),
    `/docs/old%20(1)/ /docs/%E6%96%B0/#%E9%83%A8%201 301
/docs/old%20(1) /docs/%E6%96%B0/#%E9%83%A8%201 301
/a%22b%5Cc/ / 301
/a%22b%5Cc / 301
/en/* /en/404.html 404
`,
  )
})

test('nginx: what goes into http', () => {
  assert.match(
    fileOf('.hosts/nginx-http.conf'),
    String.raw`map $uri $site_acme_2_cache {
  default "no-cache";
  ~^/assets/ "public, max-age=31536000, immutable";
}
`,
  )
})

test('nginx: each form of an old address leads on, with its query before the hash', () => {
  const moved = fileOf('.hosts/nginx-server.conf')
    .split('\n')
    .filter((line) => line.startsWith('location ='))
  const to = '{ return 308 "/docs/%E6%96%B0/$is_args$args#%E9%83%A8%201"; }'
  assert.equal(moved, [
    ...['/docs/old (1)/', '/docs/old (1)', '/docs/old (1).html', '/docs/old (1)/index.html'].map(
      (old) => `location = "${old}" ${to}`,
    ),
    ...['/', '', '.html', '/index.html'].map(
      (end) => String.raw`location = "/a\"b\\c${end}" { return 308 "/$is_args$args"; }`,
    ),
  ])
})

test('nginx: types are those of preview, text is UTF-8, each language has its not-found page', () => {
  const server = fileOf('.hosts/nginx-server.conf')
  assert.match(server, '  text/markdown md;\n')
  assert.match(server, /^charset_types .*\btext\/css\b/m)
  assert.not.match(server, /^(?:charset|gzip)_types .*text\/html/m)
  assert.match(server, 'location "/" {\n  error_page 404 /404.html;\n')
  assert.match(server, 'location "/en/" {\n  error_page 404 /en/404.html;\n')
})

test('Vercel: patterns of the host are escaped', () => {
  const { headers, ...rest } = JSON.parse(fileOf('vercel.json'))
  assert.equal(headers[1], {
    source: '/assets/(.*)',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  })
  assert.is(headers.length, 2)
  assert.equal(rest, {
    trailingSlash: true,
    redirects: [
      { source: '/docs/old%20\\(1\\)/', destination: '/docs/%E6%96%B0/#%E9%83%A8%201', permanent: true },
      { source: '/a%22b%5Cc/', destination: '/', permanent: true },
    ],
  })
  assert.ok(fileOf('vercel.json').startsWith('{\n  "trailingSlash"'), 'for people to read')
})

test('Vercel: addresses without a slash at their end', async () => {
  const plugins = [pages, hosts({ redirects: () => [{ from: '/docs/old/', to: '/docs/new/#part' }] })]
  const bare = { ...brand, trailingSlash: 'never' as const }
  const { files } = await buildInMemory({ files: {}, plugins, config: { brands: [bare] } })
  const { headers, ...rest } = JSON.parse(files.get('vercel.json')!)
  assert.is(headers.length, 2)
  assert.equal(rest, {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: '/docs/old', destination: '/docs/new#part', permanent: true }],
  })
})

test('a site below a path has none: its rules would be those of the whole host', async () => {
  const below = { brands: [{ ...brand, origin: 'https://acme.example/below' }] }
  const { files } = await buildInMemory({ files: {}, plugins: [pages, hosts()], config: below })
  assert.equal(
    [...files.keys()].filter((name) => /^_|vercel|hosts/.test(name)),
    [],
  )
})

test('options that mean nothing are told with what they should be', () => {
  const told = (options: object) =>
    withPluginOptions({ plugins: [hosts(options)] }, []).map(
      ({ error, keys }) => error(keys.join('.'), { file: 'site.config.ts' }).message,
    )
  for (const fine of [{}, { hsts: false }, { hsts: { maxAge: 0, preload: true } }, { redirects: () => [] }])
    assert.equal(told(fine), [])
  for (const [options, ...parts] of [
    [{ hsts: true }, 'hosts: hsts', '`false`, or an object'],
    [{ hsts: { maxAge: -1 } }, 'hosts: hsts.maxAge', 'a number of seconds'],
    [{ hsts: { maxAge: 0.5 } }, 'hosts: hsts.maxAge', 'a number of seconds'],
    [{ hsts: { maxage: 1 } }, 'hosts: hsts.maxage'],
    [{ redirect: () => [] }, 'hosts: redirect is'],
  ] as const) {
    const [message = ''] = told(options)
    for (const part of parts) assert.ok(message.includes(part), `${part}: ${message}`)
  }
})

test('Vercel takes 1,024 redirects; the pages at the other old addresses do without', async () => {
  const many = Array.from({ length: 1025 }, (_, index) => ({ from: `/old-${index}/`, to: '/' }))
  const { redirects } = JSON.parse((await filesOf(many)).get('vercel.json')!)
  assert.equal([redirects.length, redirects.at(-1).source], [1024, '/old-1023/'])
})

test('a site that moved nothing, with one language', async () => {
  const plugins = [hosts()]
  const { files } = await buildInMemory({ files: {}, plugins, config: { brands: [{ ...brand, locales: ['zh'] }] } })
  assert.is(files.get('_redirects'), '')
  assert.not.match(files.get('.hosts/nginx-server.conf')!, 'location =')
})

test.run()
