import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createLookup } from '../../../engine/serve/index.ts'
import { redirectsOf } from '../../../plugins/redirects/index.ts'
import { acme, brief, problemsOf } from '../../support/memorySite.ts'
import { build, moves, problems } from './support/moves.ts'

test('a rule holds in every locale; a page that stands in for a translation is a page', async () => {
  assert.equal(await moves('/docs/old: /docs/new/#part\n/docs/x.html: /docs/sso_ldap\n'), [
    '/docs/old/ -> /docs/new/#part',
    '/docs/x/ -> /docs/sso_ldap/',
    '/en/docs/old/ -> /en/docs/new/#part',
    '/en/docs/x/ -> /en/docs/sso_ldap/',
  ])
})

test('a path with "#" in it is a path, and what follows one in a rule is a part of the page', async () => {
  const more = {
    'content/acme/zh/docs/C#.md': '---\nredirect_from: [/docs/csharp/]\n---\n# C#\n\n## Part\n',
    'content/acme/zh/docs/100%25.md': '# 100 %25\n',
  }
  const { site, diagnostics, files } = await build(
    '/docs/old/: "/docs/C%23/#Part"\n/docs/older/: /docs/old/\n/docs/rate/: /docs/100%2525/\n/docs/c/: /docs/csharp/\n',
    more,
  )
  assert.equal(diagnostics.map(brief), [])
  const own = redirectsOf(site).filter(({ locale }) => locale === 'zh')
  assert.equal(
    own.map(({ from, page, to }) => [from, page, to]),
    [
      ['/docs/c/', '/docs/C#/', '/docs/C%23/'],
      ['/docs/csharp/', '/docs/C#/', '/docs/C%23/'],
      ['/docs/old/', '/docs/C#/', '/docs/C%23/#Part'],
      ['/docs/older/', '/docs/C#/', '/docs/C%23/#Part'],
      ['/docs/rate/', '/docs/100%25/', '/docs/100%2525/'],
    ],
  )
  assert.match(files.get('docs/old/index.html')!, 'content="0; url=/docs/C%23/#Part"')
  assert.match(files.get('docs/old/index.html')!, 'rel="canonical" href="https://acme.example/docs/C%23/"')
})

test('an old address with a locale in it means that one', async () => {
  assert.equal(await moves('/en/docs/old/: /en/docs/new/\n'), ['/en/docs/old/ -> /en/docs/new/'])
})

test('front matter: in the locale of the page, with or without its prefix', async () => {
  const more = {
    'content/acme/zh/docs/a.md': '---\nredirect_from: [/docs/was-a, /docs/旧/]\n---\n# A\n',
    'content/acme/en/docs/new.md': '---\nredirect_from:\n  - /en/docs/was-new\n  - /docs/was-new-too\n---\n# New\n',
  }
  assert.equal(await moves('{}', more), [
    '/docs/was-a/ -> /docs/a/',
    '/docs/旧/ -> /docs/a/',
    '/en/docs/was-a/ -> /en/docs/a/',
    '/en/docs/was-new-too/ -> /en/docs/new/',
    '/en/docs/was-new/ -> /en/docs/new/',
    '/en/docs/旧/ -> /en/docs/a/',
  ])
})

test('front matter that was copied into a version is that of the current one', async () => {
  const page = (former: string) => `---\nredirect_from: [${former}]\n---\n# A\n`
  const more = {
    'content/acme/zh/docs/a.md': page('/docs/was-a/'),
    'content/acme/zh/docs@2.7/a.md': page('/docs/was-a/, /docs/new/, /docs/2.7/was-a/'),
  }
  assert.equal(
    (await moves('{}', more)).filter((move) => !move.startsWith('/en/')),
    ['/docs/2.7/was-a/ -> /docs/2.7/a/', '/docs/was-a/ -> /docs/a/'],
  )
})

test('a pattern holds for each page that fits its new side', async () => {
  assert.equal(await moves('/docs/sso/sso_*/: /docs/sso_*/\n'), [
    '/docs/sso/sso_ldap/ -> /docs/sso_ldap/',
    '/en/docs/sso/sso_ldap/ -> /en/docs/sso_ldap/',
  ])
})

test('P-18 a chain of 20 is flat', async () => {
  const yaml = Array.from(
    { length: 20 },
    (_, index) => `/docs/v${index}/: ${index === 19 ? '/docs/new/#part' : `/docs/v${index + 1}/`}\n`,
  ).join('')
  const all = await moves(yaml)
  assert.is(all.length, 40)
  assert.ok(all.every((move) => move.endsWith('/docs/new/#part')))
})

test('P-18 loops are told once, with all their ends', async () => {
  assert.equal(await problems('/docs/a/: /docs/a/\n'), [
    'redirect-loop content/acme/redirects.yml:1:1 The redirect never ends: /docs/a/ -> /docs/a/',
    'redirect-loop content/acme/redirects.yml:1:1 The redirect never ends: /en/docs/a/ -> /en/docs/a/',
  ])
  const [first, ...rest] = await problems('/docs/c/: /docs/a/\n/docs/a/: /docs/b/\n/docs/b/: /docs/a/\n')
  assert.is(
    first,
    'redirect-loop content/acme/redirects.yml:2:1 The redirect never ends: /docs/a/ -> /docs/b/ -> /docs/a/',
  )
  assert.is(rest.length, 1)
})

test('P-18 a target that is no page, a page in the way, two targets: told with both ends', async () => {
  assert.equal(await problems('/docs/a/: /docs/nw/\n'), [
    'redirect-target-missing content/acme/redirects.yml:1:1 The redirect from /docs/a/ leads to /docs/nw/, which is not a page',
  ])
  assert.equal(
    (await problems('/docs/NEW/: /docs/sso_ldap/\n'))[0],
    'redirect-clash content/acme/redirects.yml:1:1 The redirect from /docs/NEW/ clashes with the page /docs/new/',
  )
  const twice = await problems('/docs/old/: /docs/new/#part\n', {
    'content/acme/zh/docs/a.md': '---\nredirect_from: [/docs/old]\n---\n# A\n',
  })
  assert.is(
    twice[0],
    'redirect-twice content/acme/redirects.yml:1:1 /docs/old/ redirects to /docs/a/ and to /docs/new/#part',
  )
})

for (const target of [
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  'docs/new/',
  '/docs/../x/',
  '/docs/new/?a=b',
  '',
  '/%zz/',
  '/docs/%00/',
]) {
  test(`P-18 no redirect to ${JSON.stringify(target)}`, async () => {
    const [problem, ...rest] = await problemsOf(() => build(`/docs/old/: ${JSON.stringify(target)}\n`))
    assert.is(brief(problem!), 'redirect-invalid content/acme/redirects.yml:1:1')
    assert.match(problem!.message, '/docs/old/')
    assert.match(problem!.message, target)
    assert.equal(rest, [])
  })
}

test('unsafe addresses in front matter are told with their line', async () => {
  assert.equal(
    await problems('{}', {
      'content/acme/zh/docs/a.md': '---\ntitle: A\nredirect_from:\n  - /docs/ok/\n  - //evil.example/\n---\n',
    }),
    [
      'redirect-invalid content/acme/zh/docs/a.md:5:5 The redirect from "//evil.example/" to "this page" is invalid: "//evil.example/" is not a path of this site, such as /docs/intro/',
    ],
  )
})

test('common rules are passed over where they do not fit, and told where no other brand may have the page', async () => {
  const soon = { '/soon/': '/not-yet/', '/2/*': '/none/*' }
  assert.equal(await problems('{}', {}, soon), [
    'redirect-target-missing site.config.ts The redirect from /soon/ leads to /not-yet/, which is not a page',
    'redirect-target-missing site.config.ts The redirect from /2/*/ leads to /none/*/, which is not a page',
  ])
  assert.equal(await problems('{}', {}, soon, { brands: [acme, { ...acme, id: 'other' }] }), [])
  const common = {
    '/docs/': '/docs/new/',
    '/docs/new/': '/docs/sso_ldap/',
    '/docs/old/': '/docs/sso_ldap/',
  }
  assert.equal(await moves('/docs/old/: /docs/new/\n', {}, common), [
    '/docs/ -> /docs/new/',
    '/docs/old/ -> /docs/new/',
    '/en/docs/ -> /en/docs/new/',
    '/en/docs/old/ -> /en/docs/new/',
  ])
})

test('rules of another content set are not ours', async () => {
  assert.equal(
    await moves('{}', {
      'content/other/redirects.yml': '/a/: /b/\n',
      'content/acme-too/redirects.yml': '/a/: /b/\n',
      'brands/acme-too/redirects.yml': '/a/: /b/\n',
      'brands/acme/redirects.yml': '/a/: /docs/new/\n',
    }),
    ['/a/ -> /docs/new/', '/en/a/ -> /en/docs/new/'],
  )
})

test('the page at an old address leads on without script, and names the new one to search engines', async () => {
  const { files } = await build('/docs/"旧"/: /docs/new/#a"b\n')
  const page = files.get('en/docs/"旧"/index.html')!
  assert.match(page, '<html lang="en">')
  assert.match(page, 'content="0; url=/en/docs/new/#a%22b"')
  assert.match(page, '<link rel="canonical" href="https://acme.example/en/docs/new/">')
})

test('to search engines the page that stands in for a translation is the one it repeats', async () => {
  const { files } = await build('/docs/was/: /docs/sso_ldap/\n')
  const canonicalOf = (file: string) => /<link rel="canonical" href="([^"]+)">/.exec(files.get(file)!)?.[1]
  assert.is(canonicalOf('en/docs/was/index.html'), 'https://acme.example/docs/sso_ldap/')
  assert.is(canonicalOf('docs/was/index.html'), 'https://acme.example/docs/sso_ldap/')
})

test('a server answers with the redirect itself, once, with the query, and never with another host', () => {
  const entry = (redirect?: string) => ({ hash: '', size: 1, ...(redirect && { redirect }) })
  const lookup = createLookup({
    files: {
      'old/index.html': entry('/新/x/#部'),
      'new/index.html': entry(),
      'new.html': entry('/new/'),
      'evil/index.html': entry('//evil.example/'),
      'odd/index.html': entry('javascript:alert(1)'),
    },
  })
  const location = '/%E6%96%B0/x/?a=1#%E9%83%A8'
  for (const path of ['/old/', '/old', '/old.html', '/old/index.html'])
    assert.equal(lookup(path, '?a=1'), { kind: 'redirect', location }, path)
  assert.equal(lookup('/new/'), { kind: 'file', file: 'new/index.html' })
  for (const path of ['/new', '/new.html', '/new/index.html'])
    assert.equal(lookup(path), { kind: 'redirect', location: '/new/' }, path)
  for (const path of ['/evil/', '/odd/']) assert.is(lookup(path).kind, 'file')
})

test.run()
