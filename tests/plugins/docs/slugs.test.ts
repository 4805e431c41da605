import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { docsSite, page } from './support/docsSite.ts'

const zhOnly = {
  config: { brands: [{ id: 'acme', origin: 'https://acme.example', locales: ['zh'], content: 'acme' }] },
}
const pathOf = async (file: string, front = '') =>
  (await docsSite({ [`zh/${file}`]: page('X', front) }, zhOnly)).paths[0]

const table: readonly [string, string, string][] = [
  ['a.md', '', '/docs/a/'],
  ['a.mdx', '', '/docs/a/'],
  ['guide/a.md', '', '/docs/guide/a/'],
  // An index page, or one named like its folder, stands for the folder.
  ['index.md', '', '/docs/'],
  ['README.md', '', '/docs/'],
  ['guide/index.md', '', '/docs/guide/'],
  ['guide/readme.mdx', '', '/docs/guide/'],
  ['guide/guide.md', '', '/docs/guide/'],
  ['guide/deep/deep.md', '', '/docs/guide/deep/'],
  ['guide/Guide.md', '', '/docs/guide/Guide/'],
  ['guide/deep/guide.md', '', '/docs/guide/deep/guide/'],
  // An id renames the page, but not its folder.
  ['guide/a.md', 'id: b', '/docs/guide/b/'],
  ['guide/a.md', 'id: guide', '/docs/guide/'],
  ['guide/index.md', 'id: start', '/docs/guide/start/'],
  // A slug is relative to the folder, or to the docs with a slash in front.
  ['guide/a.md', 'slug: b', '/docs/guide/b/'],
  ['guide/a.md', 'slug: b/c/', '/docs/guide/b/c/'],
  ['guide/a.md', 'slug: /b', '/docs/b/'],
  ['guide/a.md', 'slug: /b/c/', '/docs/b/c/'],
  ['guide/a.md', 'slug: /', '/docs/'],
  ['guide/a.md', 'slug: //b//c', '/docs/b/c/'],
  ['guide/a.md', 'slug: ../b', '/docs/b/'],
  ['guide/a.md', 'slug: ./b', '/docs/guide/b/'],
  ['guide/index.md', 'slug: b', '/docs/guide/b/'],
  ['guide/a.md', 'id: x\nslug: y', '/docs/guide/y/'],
  ['guide/a.md', "slug: '中 文'", '/docs/guide/中 文/'],
  // Dots and numbers are names like any other.
  ['2.1.md', '', '/docs/2.1/'],
  ['01-intro.md', '', '/docs/01-intro/'],
]
for (const [file, front, path] of table) {
  test(`A-08 ${file}${front && ` with ${JSON.stringify(front)}`} is ${path}`, async () =>
    assert.is(await pathOf(file, front), path))
}

const climbing: readonly [string, string, number][] = [
  ['a.md', 'slug: ../../etc', 3],
  ['a.md', 'slug: ..', 3],
  ['a.md', 'slug: /../x', 3],
  ['a.md', 'slug: /a/../../x', 3],
  ['guide/a.md', 'slug: ../../x', 3],
  ['guide/a.md', 'description: d\nslug: ../../../x', 4],
  ['a.md', 'id: ../x', 3],
  ['guide/a.md', 'id: ../../x', 3],
]
for (const [file, front, line] of climbing) {
  test(`A-01 ${file} with ${JSON.stringify(front)} leaves the docs: an error that points at the key`, async () => {
    const problems = await problemsOf(() =>
      docsSite({ [`zh/${file}`]: page('X', front), 'zh/ok.md': page('Fine') }, zhOnly),
    )
    assert.equal(problems.map(brief), [`slug-outside content/acme/zh/docs/${file}:${line}:1`])
  })
}

for (const slug of ['javascript:alert(1)', 'a:b', '.git', 'a/.env/b', '/x\\y'])
  test(`A-11 the slug ${slug} is answered by no server: an error that points at the key`, async () => {
    const problems = await problemsOf(() => docsSite({ 'zh/a.md': page('X', `slug: '${slug}'`) }, zhOnly))
    assert.equal(problems.map(brief), ['path-invalid content/acme/zh/docs/a.md:3:1'])
  })

for (const key of ['id', 'slug'])
  test(`an empty ${key} is told: it would be the address of the folder`, async () => {
    const problems = await problemsOf(() => docsSite({ 'zh/guide/a.md': page('X', `${key}: ''`) }, zhOnly))
    assert.equal(
      problems.map(({ code, message }) => [code, message]),
      [['front-matter-type', `Front matter "${key}" must be some text, but is the text ""`]],
    )
  })

test('A-11 the file a:b.md is answered by no server: an error that names it', async () => {
  const problems = await problemsOf(() => docsSite({ 'zh/a:b.md': page('X'), 'zh/b.md': page('Y') }, zhOnly))
  assert.equal(problems.map(brief), ['path-invalid content/acme/zh/docs/a:b.md'])
})

for (const [tag, path] of [
  ['.NET', '/docs/tags/NET/'],
  ['go: tips', '/docs/tags/go-tips/'],
]) {
  test(`A-11 the tag ${tag} has a page that is served`, async () =>
    assert.ok((await docsSite({ 'zh/a.md': page('A', `tags: ["${tag}"]`) }, zhOnly)).paths.includes(path!)))
}

for (const [tag, reason] of [
  ['../../x', '".."'],
  ['..', '".."'],
  ['a\\\\b', 'backslash'],
]) {
  test(`A-01 the tag ${tag} does not lead out either`, async () => {
    const problems = await problemsOf(() => docsSite({ 'zh/a.md': page('A', `tags: ["${tag}"]`) }, zhOnly))
    assert.equal(
      problems.map(({ code }) => code),
      ['path-invalid'],
    )
    assert.ok(problems[0]!.message.includes(reason!))
  })
}

const duplicates: readonly [string, Readonly<Record<string, string>>, readonly [string, string]][] = [
  ['a.md and a.mdx', { 'zh/a.md': page('A'), 'zh/a.mdx': page('A') }, ['a.md', 'a.mdx']],
  ['a/index.md and a.md', { 'zh/a/index.md': page('A'), 'zh/a.md': page('A') }, ['a/index.md', 'a.md']],
  ['two equal slugs', { 'zh/a.md': page('A', 'slug: same'), 'zh/b.md': page('B', 'slug: same') }, ['a.md', 'b.md']],
  ['README and index', { 'zh/g/README.md': page('A'), 'zh/g/index.md': page('B') }, ['g/README.md', 'g/index.md']],
  ['two equal ids', { 'zh/g/a.md': page('A', 'id: x'), 'zh/g/b.md': page('B', 'id: x') }, ['g/a.md', 'g/b.md']],
  ['a page and a list of tags', { 'zh/tags.md': page('A', 'tags: [x]') }, ['tags.md', 'site/layouts/Index.tsx']],
]
for (const [name, files, [first, second]] of duplicates) {
  test(`A-06 ${name}: an error that names both`, async () => {
    const problems = await problemsOf(() => docsSite(files, zhOnly))
    assert.ok(problems.length >= 1)
    for (const { code, message } of problems) {
      assert.match(code, /^(?:doc-id-twice|path-claimed-twice)$/)
      assert.ok(message.includes(first) && message.includes(second), message)
    }
  })
}

test('A-07 names that differ by case only are an error', async () => {
  const problems = await problemsOf(() => docsSite({ 'zh/Intro.md': page('A'), 'zh/intro.md': page('B') }, zhOnly))
  assert.equal(
    problems.map(({ code }) => code),
    ['paths-differ-by-case'],
  )
})

test('A-06 the same doc in two locales is not a duplicate', async () => {
  const { paths } = await docsSite({ 'zh/a.md': page('甲'), 'en/a.md': page('A') })
  assert.equal(paths, ['/docs/a/', '/en/docs/a/'])
})

test('another section has its own base', async () => {
  const { paths } = await docsSite({ 'zh/a.md': page('A', 'tags: [x]') }, { ...zhOnly, options: { base: 'handbook' } })
  assert.equal(paths, ['/handbook/a/', '/handbook/tags/', '/handbook/tags/x/'])
})

test('a section may lie at the root of the site, or at any other path, whatever its folder is called', async () => {
  const files = { 'zh/index.md': page('A'), 'zh/guide/a.md': page('B', 'tags: [x]'), 'zh@1.0/index.md': page('C') }
  assert.equal((await docsSite(files, { ...zhOnly, options: { path: '/' } })).paths, [
    '/',
    '/1.0/',
    '/guide/a/',
    '/tags/',
    '/tags/x/',
  ])
  assert.equal((await docsSite(files, { ...zhOnly, options: { path: '/a/b/' } })).paths, [
    '/a/b/',
    '/a/b/1.0/',
    '/a/b/guide/a/',
    '/a/b/tags/',
    '/a/b/tags/x/',
  ])
})

for (const tag of ['a\\\\b', 'a\\u0007b', '..'])
  test(`A-11 no server answers at the page of the tag ${tag}: it is told where it is written, and once`, async () => {
    const problems = await problemsOf(() => docsSite({ 'zh/a.md': page('X', `tags: [fine, "${tag}"]`) }, zhOnly))
    assert.equal(problems.map(brief), ['path-invalid content/acme/zh/docs/a.md:3:14'])
  })

test.run()
