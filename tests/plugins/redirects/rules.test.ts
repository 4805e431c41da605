/** The finer points of rules: chains, patterns, locales, and what is not an address. */
import { matchesGlob } from 'node:path'
import { runInNewContext } from 'node:vm'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import { redirects, redirectsOf } from '../../../plugins/redirects/index.ts'
import { acme, buildInMemory, problemsOf } from '../../support/memorySite.ts'
import { build, moves, problems } from './support/moves.ts'

const zhOnly = { brands: [{ ...acme, locales: ['zh'] }] }
const zhMoves = (yaml: string, more = {}, common = {}) => moves(yaml, more, common, zhOnly)
const zhProblems = (yaml: string, more = {}, common = {}) => problems(yaml, more, common, zhOnly)
const reasonOf = async (yaml: string) => (await problemsOf(() => build(yaml)))[0]!.message.split(' is invalid: ')[1]

test('of the hashes in a chain the last one counts, wherever it stands', async () => {
  const yaml = '/docs/a/: /docs/b/#first\n/docs/b/: /docs/new/#last\n/docs/c/: /docs/d/#kept\n/docs/d/: /docs/new/\n'
  assert.equal(await zhMoves(yaml), [
    '/docs/a/ -> /docs/new/#last',
    '/docs/b/ -> /docs/new/#last',
    '/docs/c/ -> /docs/new/#kept',
    '/docs/d/ -> /docs/new/',
  ])
})

test('a rule of the configuration that can lead nowhere is told, as one of a file is', async () => {
  assert.equal(await zhProblems('{}', {}, { '/docs/2.6/*': '/docs/new/', '/b/': 'https://b.example/' }), [
    'redirect-invalid site.config.ts The redirect from "/docs/2.6/*" to "/docs/new/" is invalid: a pattern has one "*" on each side',
    'redirect-invalid site.config.ts The redirect from "/b/" to "https://b.example/" is invalid: "https://b.example/" is not a path of this site, such as /docs/intro/',
  ])
})

test('a rule that leads into a circle is dropped, and the circle is told without it', async () => {
  assert.equal(await zhProblems('/docs/0/: /docs/a/\n/docs/a/: /docs/b/\n/docs/b/: /docs/a/\n'), [
    'redirect-loop content/acme/redirects.yml:2:1 The redirect never ends: /docs/a/ -> /docs/b/ -> /docs/a/',
  ])
  assert.equal(await zhProblems('{}', {}, { '/docs/a/': '/docs/a/' }), [
    'redirect-loop site.config.ts The redirect never ends: /docs/a/ -> /docs/a/',
  ])
})

test('the page for what is not found is not a target, of a rule or of a pattern', async () => {
  assert.equal(await zhProblems('/docs/old/: /404/\n'), [
    'redirect-target-missing content/acme/redirects.yml:1:1 The redirect from /docs/old/ leads to /404/, which is not a page',
  ])
  assert.equal(await zhMoves('/was/*/: /*/\n'), [
    '/was/docs/new/ -> /docs/new/',
    '/was/docs/sso_ldap/ -> /docs/sso_ldap/',
  ])
})

test('where a page is not found, an old address may be', async () => {
  assert.equal(await zhMoves('/404/: /docs/new/\n'), ['/404/ -> /docs/new/'])
})

test('the star of a pattern stands for at least one character, and both sides of it have to fit', async () => {
  const more = {
    'content/acme/zh/docs/new-er.md': '# Newer\n',
    'content/acme/zh/docs/a_much_longer_name.md': '# Long\n',
    'content/acme/zh/docs/aba.md': '# Aba\n',
  }
  assert.equal(await zhMoves('/docs/was*/: /docs/new*/\n', more), ['/docs/was-er/ -> /docs/new-er/'])
  assert.equal(await zhMoves('/docs/*-then/: /docs/*-er/\n', more), ['/docs/new-then/ -> /docs/new-er/'])
  assert.equal(await zhMoves('/docs/long_*/: /docs/a_*/\n', more), [
    '/docs/long_much_longer_name/ -> /docs/a_much_longer_name/',
  ])
  const missing = (to: string) =>
    `redirect-target-missing content/acme/redirects.yml:1:1 The redirect from /docs/x*y/ leads to ${to}, which is not a page`
  for (const to of ['/docs/ab*ba/', '/docs/aba/*/', '/gone/*/', '/40*/'])
    assert.equal(await zhProblems(`/docs/x*y/: ${to}\n`, more), [missing(to)], to)
})

test('a page at the old address of a pattern stays where it is', async () => {
  const more = { 'content/acme/zh/docs/ew.md': '# Ew\n' }
  assert.equal(await zhMoves('/docs/*/: /docs/n*/\n', more), [])
})

test('the same rule written twice is one rule', async () => {
  const more = { 'content/acme/zh/docs/a.md': '---\nredirect_from: [/docs/old]\n---\n# A\n' }
  assert.equal(await zhMoves('/docs/old/: /docs/a/\n', more), ['/docs/old/ -> /docs/a/'])
})

test('two spellings of one letter are one address', async () => {
  const more = { 'content/acme/zh/docs/caf\u00e9.md': '# Café\n' }
  assert.match((await zhProblems('"/docs/cafe\u0301/": /docs/new/\n', more))[0]!, /^redirect-clash /)
})

test('an address may be written as a browser shows it, with the file, or percent-encoded', async () => {
  const yaml = [
    '/docs/a.html: /docs/new/#%E9%83%A8',
    '/docs/b/index.html: /docs/new/#100%',
    '/docs/%E6%97%A7: /docs/new/',
    '/docs/index.html-notes/: /docs/new.html',
    '/docs/d.html.old: /docs/new/index.html',
    '/docs/v2..3/.x/: /docs/new/',
    '/docs/wait.../: /docs/new/',
  ]
  assert.equal(await zhMoves(yaml.join('\n')), [
    '/docs/a/ -> /docs/new/#%E9%83%A8',
    '/docs/b/ -> /docs/new/#100%25',
    '/docs/d.html.old/ -> /docs/new/',
    '/docs/index.html-notes/ -> /docs/new/',
    '/docs/v2..3/.x/ -> /docs/new/',
    '/docs/wait.../ -> /docs/new/',
    '/docs/旧/ -> /docs/new/',
  ])
})

test('a common rule may name an address no decoder understands', async () => {
  assert.equal(await zhMoves('{}', {}, { '/50%/': '/docs/new/' }), ['/50%/ -> /docs/new/'])
})

test('what is not an address is refused with its reason', async () => {
  const query = (from: string) => `"${from}" has a query or a hash, which static hosts do not match`
  assert.is(await reasonOf('/docs/old/?a=b: /docs/new/\n'), query('/docs/old/?a=b'))
  assert.is(await reasonOf('"/docs/old/#a": /docs/new/\n'), query('/docs/old/#a'))
  for (const pair of ['/docs/*/: /docs/new/', '/docs/old/: /docs/*/', '/docs/*/*/: /docs/*/*/'])
    assert.is(await reasonOf(`${pair}\n`), 'a pattern has one "*" on each side', pair)
  for (const from of ['/docs/..', '/docs/./old/', '/docs//old/'])
    assert.is(
      await reasonOf(`${from}: /docs/new/\n`),
      `"${from}" is not a path of this site, such as /docs/intro/`,
      from,
    )
})

test('every wrong rule of a file is told, each at its place', async () => {
  const found = await problemsOf(() => build('/docs/old/: /docs/new/\n/docs/a/: //x/\n  \n/docs/b/: x\n'))
  assert.equal(
    found.map(({ place }) => place),
    [2, 4].map((line) => ({ file: 'content/acme/redirects.yml', line, column: 1 })),
  )
})

test('front matter takes no pattern; a draft has no address to lead to', async () => {
  const page = (head: string) => ({ 'content/acme/zh/docs/a.md': `---\n${head}\n---\n# A\n` })
  assert.equal(await zhProblems('{}', page('redirect_from: [/docs/was_*/]')), [
    'redirect-invalid content/acme/zh/docs/a.md:2:17 The redirect from "/docs/was_*/" to "this page" is invalid: a pattern belongs in redirects.yml',
  ])
  assert.equal(await zhMoves('{}', page('draft: true\nredirect_from: [/docs/was/]')), [])
})

test('only the prefix of a further locale makes an address one of that locale', async () => {
  assert.equal(await moves('/zh/old/: /docs/new/\n/old/en/: /docs/new/\n'), [
    '/en/old/en/ -> /en/docs/new/',
    '/en/zh/old/ -> /en/docs/new/',
    '/old/en/ -> /docs/new/',
    '/zh/old/ -> /docs/new/',
  ])
  const { files } = await build('/en/docs/old/: /en/docs/new/\n')
  assert.match(files.get('en/docs/old/index.html')!, '<html lang="en">')
})

test('a brand without a locale has no redirects in it; its first one has no prefix', async () => {
  assert.equal(await moves('/docs/old/: /docs/new/\n', {}, {}, { brands: [{ ...acme, locales: ['en'] }] }), [
    '/docs/old/ -> /docs/new/',
  ])
})

test('a site without the plugin has none', async () => {
  const { site } = await buildInMemory({ files: { 'content/acme/zh/docs/a.md': '# A\n' }, plugins: [docs()] })
  assert.equal(redirectsOf(site), [])
})

test('dev is told which files it has to ask the plugin for', () => {
  const isEmitted = (file: string) => redirects().emits!.some((glob) => matchesGlob(file, glob))
  assert.equal(['docs/old/index.html', 'index.html', 'docs/old.html', 'docs/old.md'].map(isEmitted), [
    true,
    true,
    true,
    false,
  ])
})

test('an old address that ends in .html has a file of that name as well, for hosts that look for no other', async () => {
  const more = { 'content/acme/zh/docs/from.md': '---\nredirect_from: [/docs/was.html]\n---\n# A\n' }
  const rules =
    '/docs/a/: /docs/new/\n/docs/a.html: /docs/new/\n/docs/b/index.html: /docs/new/\n/old/*.html: /docs/*\n/docs/*.html: /docs/*\n'
  const { files, diagnostics, site } = await build(rules, more)
  assert.equal(diagnostics, [])
  const old = [...files.keys()].filter((file) => /^(?:docs\/(?:a|b|new|was)|old\/new)\b/.test(file)).sort()
  assert.equal(old, [
    'docs/a.html',
    'docs/a/index.html',
    'docs/b/index.html',
    'docs/new.html',
    'docs/new/index.html',
    'docs/was.html',
    'docs/was/index.html',
    'old/new.html',
    'old/new/index.html',
  ])
  assert.is(files.get('docs/a.html'), files.get('docs/a/index.html'))
  assert.match(files.get('docs/new.html')!, 'content="0; url=/docs/new/"')
  assert.not(redirectsOf(site).some(({ from }) => from === '/docs/new/'))
})

test('the whole page at an old address', async () => {
  const more = { "content/acme/zh/docs/a&'b.md": '---\nredirect_from: [/docs/old/]\n---\n# A\n' }
  const { files } = await build('{}', more)
  assert.is(
    files.get('docs/old/index.html'),
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
      '<meta http-equiv="refresh" content="0; url=/docs/a%26%27b/">' +
      '<title>/docs/a%26%27b/</title><link rel="canonical" href="https://acme.example/docs/a%26%27b/">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
      '<body><p><a href="/docs/a%26%27b/">/docs/a%26%27b/</a></p>' +
      '<script>let a=document.links[0];a.search=location.search;a.hash||=location.hash;location.replace(a)</script></body></html>\n',
  )
})

test('the page at an old address takes query and hash along, and keeps a hash of its own', async () => {
  const { files } = await build('/docs/old/: /docs/new/\n/docs/part/: /docs/new/#own\n')
  const leadsTo = (file: string) => {
    const html = files.get(file)!
    const [, href] = / href="([^"]*)">\//.exec(html)!
    const [, script] = /<script>(.*)<\/script>/.exec(html)!
    const address = { search: '?q=1', hash: '#theirs', replace: (to: URL) => (left = to) }
    let left: URL | undefined
    runInNewContext(script!, { document: { links: [new URL(href!, 'https://acme.example')] }, location: address })
    return left!.href
  }
  assert.equal(
    [leadsTo('docs/old/index.html'), leadsTo('docs/part/index.html')],
    ['https://acme.example/docs/new/?q=1#theirs', 'https://acme.example/docs/new/?q=1#own'],
  )
})

test.run()
