/** Sources that cannot be read: the rest of the site is looked at, and nothing is told that only follows from them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sharedKey } from '../../../engine/sharedKey.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { openapi, openapiParts } from '../../../plugins/openapi/index.ts'
import { quality } from '../../../plugins/quality/index.ts'
import { redirects } from '../../../plugins/redirects/index.ts'
import { urls } from '../../../plugins/urls/index.ts'
import type { Config, Plugin } from '../../../engine/types.ts'
import { failureOf, openSite, withPlugins } from '../../support/buildSite.ts'
import { openapiWords } from '../../../site/strings/outputs.ts'
import { brief } from '../../support/memorySite.ts'
import { small } from '../../plugins/openapi/small.ts'

const zh = 'content/shared/zh'
const files = {
  [`${zh}/docs/a.md`]:
    '---\ntitle: 甲\n---\n\n[乙](./b.md)、[乙](/docs/b/#here)、[标签](/blog/tags/news/)、[旧](/old/)、[目录](/docs/category/guide/)\n',
  [`${zh}/docs/b.md`]: '---\ntitle: 乙\n---\n\n## 这里 {#here}\n\n[安装](./guide/install.md#steps)\n',
  [`${zh}/docs/guide/_category_.yml`]: 'label: 指南\nlink:\n  type: generated-index\n',
  [`${zh}/docs/wrong.md`]:
    '---\ntitle: 错\n---\n\n[无](./nowhere.md)\n\n[无](/pricing/nowhere/)\n\n[无](./b.md#nowhere)\n',
  [`${zh}/docs/image.md`]: '---\ntitle: 图\n---\n\n![无](./none.png)\n',
  'content/shared/en/docs/b.md': '---\ntitle: B\n---\n\n## There {#there}\n',
  'content/shared/en/docs/a.md': '---\ntitle: A\n---\n\n[B](./b.md#there) [B](/en/docs/b/#there) [old](/en/old/)\n',
  'content/shared/redirects.yml': '/old/: /docs/a/\n',
  'brands/alpha/redirects.yml': '/older/: /docs/b/\n',
  'site/pages/sum.page.tsx': `import { useShared } from '../../../../../engine/client/index.ts'
import { sharedKey } from '../../../../../engine/sharedKey.ts'
export default () => <main><title>Sum</title><meta name="description" content="Sum." /><h1>{useShared(sharedKey<{ sum: number }>('sum')).sum}</h1></main>
`,
  'site/pages/list.page.tsx': `import { useSite } from '../../../../../engine/client/index.ts'
const list = (sum: unknown) => JSON.stringify({ '@context': 'https://schema.org', '@type': 'ItemList', ...(sum ? { itemListElement: ['x'] } : {}) })
export default () => <main><title>List</title><meta name="description" content="List." /><h1>List</h1>
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: list(useSite().shared.sum) }} /></main>
`,
  'content/data/sum.json': '{ "sum": 3 }\n',
  'urls.lock': ['alpha', 'beta'].map((id) => `[${id}]\n/docs/a/\n/docs/b/\n/blog/tags/news/\n/old/\n`).join('\n'),
}
const sum: Plugin = {
  name: 'sum',
  include: ['[content]/data/sum.json'],
  read: ({ source }) => ({ data: JSON.parse(source.text) as { sum: number } }),
  unread: () => ({ keys: [], codes: [] }),
  route: ({ documents: [document] }) => ({
    routes: [],
    shared: document ? [sharedKey('sum').value(document.data)] : [],
  }),
}
const site = openSite('pair', { files })
test.after(() => site.end())
const originals = Object.fromEntries(
  [...Object.keys(files), `${zh}/blog/tags.yml`, `${zh}/blog/authors.yml`, `${zh}/docs/guide/install.md`].map(
    (file) => [file, site.read(file)],
  ),
)
test.after.each(() => Object.entries(originals).forEach(([file, text]) => site.write(file, text)))

const config = (config: Config) => withPlugins(redirects(), sum, urls(), quality())(config)
const told = async (change = config) =>
  [...new Set((await failureOf(() => site.build({ config: change }))).map(brief))].sort()

const wrong = [
  `image-missing ${zh}/docs/image.md:5:1`,
  `link-broken ${zh}/docs/wrong.md:5:1`,
  `link-broken ${zh}/docs/wrong.md:7:1`,
]
const brokenAnchor = `anchor-broken ${zh}/docs/wrong.md:9:1`

/** A broken source, its error, and which mistakes of `wrong.md` cannot be told from what follows from it. */
const cases: readonly (readonly [file: string, text: string | Uint8Array, error: string, hidden: readonly string[]])[] =
  [
    [`${zh}/docs/guide/_category_.yml`, 'label: [\n', 'front-matter-syntax', []],
    [`${zh}/docs/guide/_category_.yml`, 'lable: 指南\n', 'front-matter', []],
    [`${zh}/blog/tags.yml`, 'news:\n  labl: 新闻\n', 'front-matter', []],
    [`${zh}/blog/authors.yml`, 'ada: [\n', 'front-matter-syntax', []],
    [`${zh}/docs/b.md`, '---\ntitle: [\n---\n', 'front-matter-syntax', [brokenAnchor]],
    [`${zh}/docs/b.md`, new Uint8Array([0x23, 0x20, 0xff]), 'file-not-utf8', [brokenAnchor]],
    ['content/shared/en/docs/b.md', '---\ntitle: [\n---\n', 'front-matter-syntax', []],
    ['content/shared/redirects.yml', '/old/: [\n', 'front-matter-syntax', [wrong[2]!]],
    ['brands/alpha/redirects.yml', '/old/: [\n', 'front-matter-syntax', [wrong[2]!]],
    ['content/data/sum.json', '{ "sum": ', 'plugin-failed', []],
    ['urls.lock', '=\n', 'urls-lock-invalid', []],
  ]
for (const [file, text, error, hidden] of cases) {
  test(`N-32 ${file} is broken (${error}): it is told, with all that does not follow from it`, async () => {
    site.write(file, text)
    const problems = await told()
    const own = problems.filter((line) => line.split(' ')[1]!.startsWith(file))
    assert.ok(own.length && own.every((line) => line.startsWith(error)), problems.join('\n'))
    const expected = [...wrong, brokenAnchor].filter((line) => !hidden.includes(line)).sort()
    assert.equal(
      problems.filter((line) => !own.includes(line)),
      expected,
    )
  })
}

test('N-32 a page includes a part of broken data: its other anchors may be there, and its other mistakes are told', async () => {
  const data = 'content/data/openapi.yml'
  site.write(data, small.replace('zh: 节点 ID', 'zh: [').replace('worker/startWorker', 'worker/startWorker # '))
  site.write(
    `${zh}/docs/api.md`,
    '---\ntitle: 接口\n---\n\n<Include src="../../../data/openapi.yml#worker" />\n\n[无](./none.md)\n',
  )
  site.write(`${zh}/docs/a.md`, '---\ntitle: 甲\n---\n\n[启动](./api.md#startworker)\n')
  const problems = await told((each) => ({
    ...each,
    plugins: [
      docs({ dataParts: openapiParts({ words: openapiWords }) }),
      ...config(each).plugins.filter(({ name }) => name !== 'docs'),
      openapi(),
    ],
  }))
  for (const file of [data, `${zh}/docs/api.md`]) site.remove(file)
  const own = problems.filter((line) => line.includes(data))
  assert.ok(own.length, problems.join('\n'))
  assert.equal(
    problems.filter((line) => !own.includes(line)),
    [...wrong, brokenAnchor, `link-broken ${zh}/docs/api.md:7:1`].sort(),
  )
})

test('N-32 several sources of several plugins are broken', async () => {
  for (const [file, text] of cases) if (!file.endsWith('redirects.yml')) site.write(file, text)
  const problems = await told()
  for (const line of wrong) assert.ok(problems.includes(line), problems.join('\n'))
  assert.equal(
    problems.filter((line) => /tag-|author-|url-lost|page-failed|anchor/.test(line)),
    [],
  )
})

test('N-32 problems of routing that do not follow are told', async () => {
  site.write(`${zh}/blog/authors.yml`, 'ada: [\n')
  site.write(`${zh}/docs/guide/_category_.yml`, 'label: 指南\nlink:\n  type: doc\n  id: none\n')
  site.write(
    `${zh}/blog/2024-05-01-third.md`,
    '---\ntitle: 三\ndescription: 三\ntags: [none]\nauthors: [nobody]\n---\n\n好。\n',
  )
  const problems = await told()
  site.remove(`${zh}/blog/2024-05-01-third.md`)
  assert.ok(
    problems.some((line) => line.startsWith('tag-unknown')),
    problems.join('\n'),
  )
  assert.ok(
    problems.some((line) => line.startsWith('doc-unknown')),
    problems.join('\n'),
  )
  assert.not.ok(
    problems.some((line) => line.startsWith('author-unknown')),
    problems.join('\n'),
  )
  for (const line of wrong) assert.ok(problems.includes(line), problems.join('\n'))
})

test('N-32 a plugin that does not say what is missing then: nothing is routed, and prose is read', async () => {
  const { unread: _, ...silent } = sum
  site.write('content/data/sum.json', '{')
  site.write(`${zh}/docs/a.md`, '---\ntitle: 甲\n---\n\n<Include src="./nothing.md" />\n')
  const problems = await told((config) => withPlugins(redirects(), silent)(config))
  assert.equal(
    problems.filter((line) => /link-broken/.test(line)),
    [],
  )
  for (const part of ['plugin-failed content/data/sum.json', `include-name ${zh}/docs/a.md`])
    assert.ok(
      problems.some((line) => line.startsWith(part)),
      problems.join('\n'),
    )
})

test.run()
