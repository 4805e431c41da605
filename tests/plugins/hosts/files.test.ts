/** The files for each host, to the letter: what one of them does not understand, no test of ours would notice. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withPluginOptions } from '../../../engine/config/pluginOptions.ts'
import type { Plugin } from '../../../engine/types.ts'
import { hosts } from '../../../plugins/hosts/index.ts'
import { acme, brief, buildInMemory } from '../../support/memorySite.ts'

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
/a%22b%5Cc/ / 301
/docs/old%20(1) /docs/%E6%96%B0/#%E9%83%A8%201 301
/a%22b%5Cc / 301
/docs/old%20(1).html /docs/%E6%96%B0/#%E9%83%A8%201 301
/a%22b%5Cc.html / 301
/en/* /en/404.html 404
`,
  )
})

test('Netlify is told to redirect although a page is at the old address', () => {
  assert.is(
    fileOf('.hosts/netlify-redirects'),
    `/docs/old%20(1)/ /docs/%E6%96%B0/#%E9%83%A8%201 301!
/docs/old%20(1).html /docs/%E6%96%B0/#%E9%83%A8%201 301!
/a%22b%5Cc/ / 301!
/a"b\\c/ / 301!
/a%22b%5Cc.html / 301!
/a"b\\c.html / 301!
/en/* /en/404.html 404
`,
  )
})

test('hosts that compare letters are told an old address as links of ours have it, and as browsers send it', async () => {
  const files = await filesOf([{ from: "/docs/c++[1]'&*/", to: '/' }])
  assert.equal(files.get('_redirects')!.split('\n').slice(0, 2), [
    '/docs/c%2B%2B%5B1%5D%27%26%2A/ / 301',
    "/docs/c++[1]'&%2A/ / 301",
  ])
})

test('Netlify is told an old address as people write it, too', async () => {
  const files = await filesOf([{ from: '/docs/旧/', to: '/' }])
  const [encoded, plain] = files.get('.hosts/netlify-redirects')!.split('\n')
  assert.equal([encoded, plain], ['/docs/%E6%97%A7/ / 301!', '/docs/旧/ / 301!'])
})

test('an old home page is one address', async () => {
  const files = await filesOf([{ from: '/', to: '/docs/' }])
  assert.match(files.get('_redirects')!, /^\/ \/docs\/ 301\n\/en\/\*/)
  assert.match(files.get('.hosts/netlify-redirects')!, /^\/ \/docs\/ 301!\n\/en\/\*/)
  const moved = files.get('.hosts/nginx-server.conf')!.match(/^location = \S+/gm)
  assert.equal(moved, ['location = "/"', 'location = "/index.html"'])
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
  const forms = String.raw`(/|\.html|/index\.html)?`
  assert.equal(rest, {
    redirects: [
      { source: `/docs/old%20\\(1\\)${forms}`, destination: '/docs/%E6%96%B0/#%E9%83%A8%201', permanent: true },
      { source: `/a%22b%5Cc${forms}`, destination: '/', permanent: true },
      { source: String.raw`/:path((?!\.well-known/)(?:[^/]+/)*[^/.]+)`, destination: '/:path/', permanent: true },
    ],
  })
  assert.ok(fileOf('vercel.json').startsWith('{\n  "headers"'), 'for people to read')
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
    redirects: [
      { source: String.raw`/docs/old(/|\.html|/index\.html)?`, destination: '/docs/new#part', permanent: true },
    ],
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

test('what a host does not take is left out of its file, and told', async () => {
  const built = async (count: number, connect: readonly string[] = []) => {
    const redirects = Array.from({ length: count }, (_, index) => ({ from: `/old-${index}/`, to: '/' }))
    const plugins = [pages, hosts({ redirects: () => redirects })]
    return buildInMemory({ files: {}, plugins, config: { brands: [{ ...brand, connect }] } })
  }
  const { files, diagnostics } = await built(1024)
  const { redirects } = JSON.parse(files.get('vercel.json')!)
  assert.equal([redirects.length, redirects.at(-2).source.slice(0, 9)], [1024, '/old-1022'])
  const lines = files.get('_redirects')!.split('\n')
  assert.equal([lines.length, lines[1023], lines[1024]], [2002, '/old-1023/ / 301', '/old-0 / 301'])
  assert.equal(diagnostics.map(brief), ['host-redirects-many site.config.ts', 'host-redirects-many site.config.ts'])
  assert.match(diagnostics[0]!.message, 'Cloudflare Pages takes 2000 redirects')
  assert.match(diagnostics[0]!.hint!, '1072 more are left out')
  assert.match(diagnostics[1]!.message, 'Vercel takes 1024 redirects')
  assert.match(diagnostics[1]!.hint!, '1 more are left out')
  assert.equal((await built(600)).diagnostics, [])

  const long = await built(0, ['https://api.example.com/' + 'x'.repeat(1800)])
  assert.equal(long.diagnostics.map(brief), ['host-header-long site.config.ts'])
  assert.match(long.diagnostics[0]!.message, /^The header Content-Security-Policy is longer than .* Cloudflare/)
  assert.match(long.diagnostics[0]!.hint!, /^It has 2\d{3}\./)
  assert.is((await built(0, ['https://api.example.com/' + 'x'.repeat(3900)])).diagnostics.length, 2)
})

test('a line that is too long for Cloudflare Pages is left out of its file alone', async () => {
  const plugins = [pages, hosts({ redirects: () => [{ from: `/${'新'.repeat(110)}/`, to: '/docs/' }] })]
  const { files, diagnostics } = await buildInMemory({ files: {}, plugins, config: { brands: [brand] } })
  assert.is(files.get('_redirects'), '/en/* /en/404.html 404\n')
  assert.is(files.get('.hosts/netlify-redirects')!.split('\n').length, 6)
  assert.equal(diagnostics.map(brief), ['host-redirects-many site.config.ts'])
})

test('a site that moved nothing, with one language', async () => {
  const plugins = [hosts()]
  const { files } = await buildInMemory({ files: {}, plugins, config: { brands: [{ ...brand, locales: ['zh'] }] } })
  assert.is(files.get('_redirects'), '')
  assert.not.match(files.get('.hosts/nginx-server.conf')!, 'location =')
})

test.run()
