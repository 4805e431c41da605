/** Several machines make a site: put together, their parts are the site that one machine makes. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pathsOf } from '../../../engine/shards/shard.ts'
import { inBlocks } from '../../../engine/store/blocks.ts'
import { merge } from '../../../engine/shards/merge.ts'
import { cacheFolder } from '../../../engine/run/cacheFolder.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { failureOf, openSite, type TestSite } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())
for (let index = 0; index < 12; index++)
  site.write(
    `content/shared/zh/docs/many/p${index}.md`,
    `---\ntitle: Page ${index}\ntags: [t${index % 3}]\n---\n\nSee [next](./p${(index + 1) % 12}.md).\n\n\`\`\`ts\nconst page = ${index}\n\`\`\`\n`,
  )
const whole = await site.build()
const tree = site.tree()
const machine = site.copy()
test.after(() => machine.end())

const count = 3
/** Each on a machine of its own, which has the sources and nothing else. */
for (let index = 1; index <= count; index++) await machine.build({ shard: { index, count } })
const names = readdirSync(machine.root)
  .filter((name) => name.startsWith('dist'))
  .sort()

const options = { cache: true, write: true, report: silentReporter, signal: new AbortController().signal }

async function mergeAt(own: TestSite, parts: readonly string[]) {
  for (const name of parts) cpSync(join(machine.root, name), join(own.root, name), { recursive: true })
  return merge(
    await own.config(),
    parts.map((name) => join(own.root, name)),
    options,
  )
}

test('each part has its share of the pages, and nothing else is written', () => {
  assert.equal(names, ['dist.part-1-of-3', 'dist.part-2-of-3', 'dist.part-3-of-3'])
  const pagesIn = (name: string) =>
    readdirSync(join(machine.root, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    )
  const all = names.flatMap(pagesIn).sort()
  assert.is(new Set(all).size, all.length)
  const built = Object.keys(tree).filter((file) => file.endsWith('.html'))
  assert.equal(all, built.sort())
  for (const name of names) assert.ok(pagesIn(name).length > 3, name)
})

const named = (count: number) => Array.from({ length: count }, (_, index) => `/docs/area-${index % 40}/p${index}/`)
const dividedBy = (count: number, paths: readonly string[]) =>
  Array.from({ length: count }, (_, index) => pathsOf({ index: index + 1, count }, paths))

test('each path is in one shard, and no shard has much more than its share', () => {
  for (const [count, pages] of [
    [4, 400],
    [3, 1000],
    [8, 20_000],
  ] as const) {
    const shards = dividedBy(count, named(pages))
    assert.is(
      shards.reduce((sum, { size }) => sum + size, 0),
      pages,
    )
    assert.is(new Set(shards.flatMap((shard) => [...shard])).size, pages)
    for (const { size } of shards) assert.ok(size < (1.2 * pages) / count, `${size} of ${pages} in one of ${count}`)
  }
  assert.equal([...pathsOf({ index: 1, count: 1 }, ['/b/', '/a/', '/b/'])].sort(), ['/a/', '/b/'])
  assert.is(pathsOf({ index: 2, count: 8 }, []).size, 0)
})

test('neighbours are in one shard, and most pages stay in theirs when others come and go', () => {
  const paths = named(20_000)
  const shards = dividedBy(8, paths)
  const shardOf = (path: string) => shards.findIndex((shard) => shard.has(path))
  const blocks = inBlocks(paths.toSorted(), (path) => path)
  assert.ok(blocks.every((block) => new Set(block.map(shardOf)).size === 1))
  const later = dividedBy(8, [...paths.slice(100), ...Array.from({ length: 50 }, (_, index) => `/docs/new-${index}/`)])
  const moved = paths.slice(100).filter((path) => !later[shardOf(path)]!.has(path))
  assert.ok(moved.length < 4_000, `${moved.length} of 20,000`)
})

/** Which they are, and that they are not merely equal. */
const bundlesIn = (cache: string) =>
  readdirSync(join(cache, 'bundle')).map((id) => [id, statSync(join(cache, 'bundle', id, 'bundle.json')).ino])

test('merged on another machine, no page is rendered again, and every byte is that of one build', async () => {
  const other = site.copy()
  for (const made of ['dist', cacheFolder]) rmSync(join(other.root, made), { recursive: true, force: true })
  const result = await mergeAt(other, [names[2]!, names[0]!, names[1]!])
  assert.equal([result.diagnostics, result.rendered, result.bodies], [whole.diagnostics, 0, 0])
  // What is remembered of pages was made by the parts, and so was the bundle.
  assert.is(result.work.writes, 0)
  assert.equal(bundlesIn(join(other.root, cacheFolder, 'kept')), bundlesIn(join(other.root, names[2]!, 'cache')))
  assert.equal(other.tree(), tree)
  assert.equal(
    readdirSync(other.root).filter((name) => /merge|staging/.test(name)),
    [],
  )
  // What follows is an ordinary build, which has nothing to do.
  assert.is((await other.build()).rendered, 0)
  assert.equal(other.tree(), tree)
  other.end()
})

/** One that it has. */
const firstPageIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file))[0]!

const refused: readonly (readonly [
  name: string,
  parts: readonly string[],
  change: (own: TestSite) => void,
  code: string,
])[] = [
  ['a part is missing', names.slice(0, 2), () => {}, 'part-missing'],
  ['there are no parts', [], () => {}, 'part-missing'],
  ['a folder is no part', names, (own) => rmSync(join(own.root, names[1]!, 'part.json')), 'part-unusable'],
  [
    'a part is cut off',
    names,
    (own) => writeFileSync(join(own.root, names[1]!, 'pages.json'), '{"al'),
    'part-unusable',
  ],
  ...['null', '[]', '{"alpha":null}', '{"alpha":{"pages":null,"fragments":{}}}'].map(
    (text) =>
      [
        `pages of a part are ${text}`,
        names,
        (own: TestSite) => writeFileSync(join(own.root, names[1]!, 'pages.json'), text),
        'part-unusable',
      ] as const,
  ),
  [
    'a part says nothing of its content',
    names,
    (own) => {
      const file = join(own.root, names[1]!, 'part.json')
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), content: undefined }))
    },
    'part-unusable',
  ],
  ['a page of a part is lost', names, (own) => rmSync(firstPageIn(join(own.root, names[1]!))), 'part-unusable'],
  [
    'the cache of a part is lost',
    names,
    (own) => rmSync(join(own.root, names[1]!, 'cache'), { recursive: true }),
    'part-unusable',
  ],
  [
    'a page is another',
    names,
    (own) => own.write('content/shared/zh/docs/many/p3.md', '---\ntitle: Page 3\n---\n\nMore.\n'),
    'parts-differ',
  ],
  ['a page has come', names, (own) => own.write('content/shared/zh/docs/many/new.md', '# New\n'), 'parts-differ'],
  ['the code is another', names, (own) => own.write('package-lock.json', '{}'), 'parts-differ'],
]
for (const [name, parts, change, code] of refused)
  test(`${name}: nothing is merged, and the old output stays`, async () => {
    const own = site.copy()
    cpSync(join(site.root, 'dist'), join(own.root, 'dist'), { recursive: true })
    for (const each of parts) cpSync(join(machine.root, each), join(own.root, each), { recursive: true })
    change(own)
    const folders = parts.map((each) => join(own.root, each))
    const [problem] = await failureOf(async () => merge(await own.config(), folders, options))
    assert.is(problem!.code, code)
    assert.equal(own.tree(), tree)
    own.end()
  })

test('a page that was changed on the way is not published', async () => {
  const own = site.copy()
  for (const each of names) cpSync(join(machine.root, each), join(own.root, each), { recursive: true })
  const file = join(own.root, names[0]!, 'alpha', pageIn(names[0]!))
  writeFileSync(file, readFileSync(file, 'utf8').replace('<body', '<body data-x'))
  const { diagnostics } = await merge(
    await own.config(),
    names.map((each) => join(own.root, each)),
    options,
  )
  assert.equal(diagnostics, whole.diagnostics)
  assert.equal(own.tree(), tree)
  own.end()
})

const pageIn = (name: string) =>
  readdirSync(join(machine.root, name, 'alpha'), { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('.html'),
  )!

test('an error in one part is told there, and no part is written', async () => {
  const own = site.copy()
  own.write('content/shared/zh/docs/many/p1.md', '---\ntitle: x\n---\n\n<Tabs>\n')
  const found = await Promise.all(
    [1, 2, 3].map(async (index) => {
      const { diagnostics } = await own
        .build({ shard: { index, count } })
        .catch((error: unknown) => error as { diagnostics: [] })
      return diagnostics.some(({ severity }) => severity === 'error')
    }),
  )
  assert.ok(found.includes(true))
  found.forEach((failed, index) => assert.is(existsSync(join(own.root, `dist.part-${index + 1}-of-3`)), !failed))
  own.end()
})

test.run()
