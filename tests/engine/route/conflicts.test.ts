import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { route } from '../../../engine/route/route.ts'
import type { Route } from '../../../engine/types.ts'
import { acme, brief, configOf, problemsOf } from '../../support/memorySite.ts'

const view = 'site/layouts/Doc.tsx'
const at = (path: string, source?: string): Route => ({ brand: 'acme', locale: 'zh', path, key: path, view, source })
const routed = (...routes: Route[]) =>
  route(configOf({ plugins: [{ name: 'docs', route: () => ({ routes }) }] }), [], acme)

test('different paths are no conflict', async () => {
  const paths = [
    '/',
    '/a/',
    '/a/b/',
    '/b/',
    '/中文/',
    '/a-b/',
    '/ä/',
    '/a b/',
    '/a.b/',
    '/x.../',
    '/100%/',
    '/a#b/',
    '/a?b/',
  ]
  assert.equal((await routed(...paths.map((path) => at(path)))).site.routes.length, paths.length)
})

test('A-06 one path claimed twice is an error that names both files and the path', async () => {
  const problems = await problemsOf(() =>
    routed(at('/a/', 'docs/a.md'), at('/b/', 'docs/b.md'), at('/a/', 'blog/a.md'), at('/a/')),
  )
  assert.equal(problems.map(brief), ['path-claimed-twice blog/a.md', `path-claimed-twice ${view}`])
  assert.is(problems[0]!.message, '/a/ is claimed by docs/a.md and by blog/a.md')
  assert.is(problems[1]!.message, `/a/ is claimed by docs/a.md and by ${view}`)
})

test('A-06 what meets in every language is one mistake, what meets at two pages is two', async () => {
  const english = (path: string, source?: string): Route => ({ ...at(path, source), path: `/en${path}` })
  const meet = (path: string, first?: string, second?: string) => [
    ...[at(path, first), english(path, first)],
    ...[at(path, second), english(path, second)],
  ]
  const told = async (...routes: Route[]) => (await problemsOf(() => routed(...routes))).map(({ message }) => message)
  assert.equal(await told(...meet('/a/', 'docs/a.md', 'docs/b.md')), ['/a/ is claimed by docs/a.md and by docs/b.md'])
  assert.equal(await told(...meet('/a/'), ...meet('/b/')), [
    `/a/ is claimed by ${view} and by ${view}`,
    `/b/ is claimed by ${view} and by ${view}`,
  ])
})

const twins = [
  ['/Intro/', '/intro/'],
  ['/caf\u00E9/', '/cafe\u0301/'],
  ['/CAF\u00C9/', '/cafe\u0301/'],
  ['/\uAC00/', '/\u1100\u1161/'],
  ['/docs/A/b/', '/docs/a/B/'],
] as const
for (const [first, second] of twins) {
  test(`A-07 ${first} and ${second} are one path to many hosts`, async () => {
    const problems = await problemsOf(() => routed(at(first, 'first.md'), at(second, 'second.md')))
    assert.equal(problems.map(brief), ['paths-differ-by-case second.md'])
    for (const part of [first, second, 'first.md', 'second.md']) assert.ok(problems[0]!.message.includes(part), part)
  })
}

const refused: readonly [string, string][] = [
  ['/docs/../x/', '".."'],
  ['/../', '".."'],
  ['/./', '"."'],
  ['/a/./b/', '"."'],
  ['/a\0b/', 'control'],
  ['/a\nb/', 'control'],
  ['/a\x7Fb/', 'control'],
  ['/a\\b/', 'backslash'],
  ['/..\\..\\x/', 'backslash'],
  ['/a\uD800b/', 'Unicode'],
  ['/a\x9Fb/', 'control'],
  ['/docs/a:b/', 'colon'],
  ['/docs/javascript:alert(1)/', 'colon'],
  ['/docs/.git/', 'begins with a dot'],
  ['/docs/.well-known/', 'begins with a dot'],
  [`/${'x'.repeat(256)}/`, '255'],
  [`/${'中'.repeat(86)}/`, '255'],
]
for (const [path, reason] of refused) {
  test(`A-01 A-11 ${JSON.stringify(path).slice(0, 30)} cannot be a path`, async () => {
    const problems = await problemsOf(() => routed(at('/ok/', 'ok.md'), at(path, 'bad.md')))
    assert.equal(problems.map(brief), ['path-invalid bad.md'])
    assert.ok(problems[0]!.message.includes(reason), problems[0]!.message)
  })
}

test('A-11 the longest name a disk takes is a path', async () => {
  assert.is((await routed(at(`/${'x'.repeat(255)}/`), at(`/${'中'.repeat(85)}/`))).site.routes.length, 2)
})

const bare = (...routes: Route[]) =>
  route(configOf({ plugins: [{ name: 'docs', route: () => ({ routes }) }] }), [], { ...acme, trailingSlash: 'never' })

for (const path of ['/404/', '/index/', '/docs/index/', '/docs/page.html/'])
  test(`without a slash at the end hosts take ${path} for something else`, async () => {
    const problems = await problemsOf(() => bare(at('/ok/'), at(path, 'bad.md')))
    assert.equal(problems.map(brief), ['path-invalid bad.md'])
    assert.match(problems[0]!.message, `hosts take "${path.split('/').at(-2)}" for something else`)
    assert.is((await routed(at(path))).site.routes.length, 1, 'with a slash it is a folder')
  })

test('without a slash at the end the page for what is not found, and names that only look alike, are no conflict', async () => {
  const paths = ['/', '/index/a/', '/4040/', '/a404/', '/my-index/', '/indexes/', '/a.html5/', '/html/', '/a.html/b/']
  const notFound = { ...at('/404/'), status: 404 }
  assert.is((await bare(notFound, ...paths.map((path) => at(path)))).site.routes.length, paths.length + 1)
  const other = await problemsOf(() => bare({ ...at('/index/', 'bad.md'), status: 405 }))
  assert.equal(other.map(brief), ['path-invalid bad.md'])
})

for (const [trailingSlash, path, file] of [
  ['always', '/docs/index.html/', 'docs/index.html'],
  ['always', '/docs/index.html/b/', 'docs/index.html'],
  ['always', '/404.html/', '404.html'],
  ['never', '/docs.html/b/', 'docs.html'],
] as const)
  test(`${path} would lie in the file of another page, where addresses end so: ${trailingSlash}`, async () => {
    const routes = [at(path, 'bad.md'), at('/docs/'), { ...at('/404/'), status: 404 }]
    const plugin = { name: 'docs', route: () => ({ routes }) }
    const problems = await problemsOf(() => route(configOf({ plugins: [plugin] }), [], { ...acme, trailingSlash }))
    assert.equal(problems.map(brief), ['path-invalid bad.md'])
    assert.match(problems[0]!.message, `"${file}"`)
  })

test('every conflict is told at once', async () => {
  const problems = await problemsOf(() => routed(at('/a/', '1'), at('/A/', '2'), at('/a/', '3'), at('/../', '4')))
  assert.equal(problems.map(brief).sort(), ['path-claimed-twice 3', 'path-invalid 4', 'paths-differ-by-case 2'])
})

test.run()
