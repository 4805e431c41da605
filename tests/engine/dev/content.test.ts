import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createContent, type Content } from '../../../engine/dev/content.ts'
import { fileOutside } from '../../../engine/errors/fileMessages.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { pages } from '../../../plugins/pages.ts'
import { createMemoryDisk, type MemoryDisk } from '../../support/memoryDisk.ts'
import { memorySession } from '../../support/memorySession.ts'
import type { Config } from '../../../engine/types.ts'
import { acme, brief, configOf, problemsOf } from '../../support/memorySite.ts'
import { fc } from '../../support/properties.ts'

const zh = 'content/acme/zh/docs'
const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nText of ${title}.\n`
const files = {
  [`${zh}/a.md`]: page('A'),
  [`${zh}/guide/b.md`]: page('B'),
  [`${zh}/guide/_category_.yml`]: 'label: Guide\n',
  'content/acme/zh/blog/2024-01-01-p.md': page('P'),
  'site/pages/index.page.tsx': '',
}
const config = configOf({
  plugins: [docs(), blog(), pages()],
  brands: [{ ...acme, locales: ['zh'] }],
  production: false,
})

function opened(disk: MemoryDisk): Content {
  return createContent(config, memorySession(disk))
}

async function loaded(more: Readonly<Record<string, string>> = {}) {
  const disk = createMemoryDisk({ ...files, ...more })
  const content = opened(disk)
  await content.load()
  return { disk, content }
}

const titles = (content: Content) =>
  Object.fromEntries(
    content
      .state()!
      .site('acme')
      .routes.filter(({ documents }) => documents?.length)
      .map(({ path, props }) => [path, (props as { title: string }).title]),
  )
const picture = (content: Content) => {
  const { routes, shared, documents } = content.state()!.site('acme')
  return JSON.parse(JSON.stringify({ routes, shared, documents }))
}

test('what is there is read once, and there is nothing before it', async () => {
  const disk = createMemoryDisk(files)
  const content = opened(disk)
  assert.is(content.state(), undefined)
  await content.load()
  assert.equal(titles(content), { '/docs/a/': 'A', '/docs/guide/b/': 'B', '/blog/p/': 'P' })
})

test('a change reads the changed file, and no other', async () => {
  const { disk, content } = await loaded()
  disk.files.set(`${zh}/a.md`, page('Another'))
  disk.reads.length = 0
  assert.equal(await content.update([`${zh}/a.md`]), [])
  assert.equal(disk.reads, [`${zh}/a.md`])
  assert.is(titles(content)['/docs/a/'], 'Another')
})

test('where a folder becomes a file, what lay in it is gone', async () => {
  const { disk, content } = await loaded()
  for (const name of ['b.md', '_category_.yml']) disk.files.delete(`${zh}/guide/${name}`)
  disk.files.set(`${zh}/guide`, '')
  assert.equal(await content.update([`${zh}/guide`]), [])
  assert.equal(Object.keys(titles(content)), ['/docs/a/', '/blog/p/'])
})

test('a file that its editor empties before it fills it is read when it is full', async () => {
  const file = `${zh}/a.md`
  const disk = createMemoryDisk(files, {
    // Empty when it is looked at first.
    onRead: (name, { files: now }) => {
      if (name === file && now.get(file) === '') setImmediate(() => now.set(file, page('Saved')))
    },
  })
  const content = opened(disk)
  await content.load()
  disk.files.set(file, '')
  disk.reads.length = 0
  assert.equal(await content.update([file]), [])
  assert.is(titles(content)['/docs/a/'], 'Saved')
  assert.equal(disk.reads, [file, file])
})

test('G-04 files are added, removed, renamed and moved', async () => {
  const { disk, content } = await loaded()
  disk.files.set(`${zh}/new.md`, page('New'))
  await content.update([`${zh}/new.md`])
  assert.is(titles(content)['/docs/new/'], 'New')
  disk.files.delete(`${zh}/new.md`)
  await content.update([`${zh}/new.md`])
  assert.not.ok('/docs/new/' in titles(content))
  disk.files.set(`${zh}/guide/c.md`, disk.files.get(`${zh}/a.md`)!)
  disk.files.delete(`${zh}/a.md`)
  await content.update([`${zh}/a.md`, `${zh}/guide/c.md`])
  assert.equal(titles(content), { '/docs/guide/b/': 'B', '/docs/guide/c/': 'A', '/blog/p/': 'P' })
  for (const file of [...disk.files.keys()].filter((name) => name.startsWith(`${zh}/guide/`))) disk.files.delete(file)
  await content.update([`${zh}/guide/b.md`, `${zh}/guide/c.md`, `${zh}/guide/_category_.yml`])
  assert.equal(titles(content), { '/blog/p/': 'P' })
})

test('a change of a category, a tag or an author shows in the pages', async () => {
  const { disk, content } = await loaded()
  disk.files.set(`${zh}/guide/_category_.yml`, 'label: Handbook\n')
  await content.update([`${zh}/guide/_category_.yml`])
  assert.match(JSON.stringify(picture(content).shared), /Handbook/)
})

test('files nobody claims change nothing, and nothing is routed again', async () => {
  const { disk, content } = await loaded()
  const before = content.state()
  const strangers = [
    'README.md',
    `${zh}/pic.svg`,
    `${zh}/_part.md`,
    `${zh}/_parts/x.md`,
    'content/acme/zh/notes.md',
    `${zh}/.#a.md`,
    `${zh}/a.md~`,
    'brands/acme/brand.ts',
  ]
  for (const file of strangers) disk.files.set(file, page('Stranger'))
  assert.equal(await content.update(strangers), [])
  assert.is(content.state(), before)
})

test('G-03 a broken file keeps its last good version, and recovers', async () => {
  const { disk, content } = await loaded()
  for (let round = 0; round < 30; round++) {
    disk.files.set(`${zh}/a.md`, page('A', round % 2 ? 'titel: X\n' : 'draft: perhaps\n'))
    const problems = await content.update([`${zh}/a.md`])
    assert.equal(
      problems.map(({ place }) => place!.file),
      [`${zh}/a.md`],
    )
    assert.is(titles(content)['/docs/a/'], round ? `A${round - 1}` : 'A')
    disk.files.set(`${zh}/a.md`, page(`A${round}`))
    assert.equal(await content.update([`${zh}/a.md`]), [])
    assert.is(titles(content)['/docs/a/'], `A${round}`)
  }
})

test('G-03 while one file is broken others change, none of their changes is lost, and the problem is told each time', async () => {
  const { disk, content } = await loaded()
  disk.files.set(`${zh}/a.md`, page('A', 'titel: X\n'))
  disk.files.set(`${zh}/guide/b.md`, page('Bee'))
  assert.is((await content.update([`${zh}/guide/b.md`, `${zh}/a.md`])).length, 1)
  disk.files.set(`${zh}/c.md`, page('C'))
  assert.is((await content.update([`${zh}/c.md`])).length, 1)
  disk.files.set(`${zh}/a.md`, page('Mended'))
  assert.equal(await content.update([`${zh}/a.md`]), [])
  assert.equal(titles(content), { '/docs/a/': 'Mended', '/docs/guide/b/': 'Bee', '/docs/c/': 'C', '/blog/p/': 'P' })
})

test('what is wrong in one brand does not hide what is wrong in another, and what both have is told once', async () => {
  const post = `content/acme/zh/blog/2024-01-02-q.md`
  const disk = createMemoryDisk({ ...files, [post]: page('Q', 'authors: [nobody]\n') })
  const two: Config = {
    ...config,
    plugins: [docs({ sidebars: ({ id }) => (id === 'beta' ? { main: [{ folder: 'gone' }] } : undefined) }), blog()],
    brands: [...config.brands, { ...acme, id: 'beta', locales: ['zh'] }],
  }
  const content = createContent(two, memorySession(disk))
  const codes = (await problemsOf(() => content.load())).map(({ code }) => code)
  assert.equal(codes.sort(), ['author-unknown', 'sidebar-folder-unknown'])
})

test('G-03 two pages on one path: the last good site stays, and comes right whichever of the two is changed', async () => {
  for (const mend of ['a.md', 'c.md']) {
    const { disk, content } = await loaded()
    disk.files.set(`${zh}/c.md`, page('C', 'slug: a\n'))
    assert.equal(
      (await content.update([`${zh}/c.md`])).map(({ code }) => code),
      ['path-claimed-twice'],
    )
    assert.equal(titles(content), { '/docs/a/': 'A', '/docs/guide/b/': 'B', '/blog/p/': 'P' })
    disk.files.set(`${zh}/${mend}`, page('Other', 'slug: other\n'))
    assert.equal(await content.update([`${zh}/${mend}`]), [])
    assert.is(titles(content)['/docs/other/'], 'Other')
    assert.is(Object.keys(titles(content)).length, 4)
  }
})

test('G-03 content may be broken from the start', async () => {
  const disk = createMemoryDisk({ ...files, [`${zh}/a.md`]: page('A', 'titel: X\n') })
  const content = opened(disk)
  const told = [`front-matter-unknown-key ${zh}/a.md:3:1`]
  assert.equal((await content.load()).map(brief), told)
  assert.equal(Object.keys(titles(content)), ['/docs/a/', '/docs/guide/b/', '/blog/p/'])
  disk.files.set(`${zh}/guide/b.md`, page('C'))
  assert.equal((await content.update([`${zh}/guide/b.md`])).map(brief), told, 'told as long as it is wrong')
  assert.is(titles(content)['/docs/guide/b/'], 'C')
  disk.files.set(`${zh}/a.md`, page('A'))
  assert.equal(await content.update([`${zh}/a.md`]), [])
  assert.is(titles(content)['/docs/a/'], 'A')
})

test('G-03 a file that cannot be read from the start is left out, and what only follows from it is not told', async () => {
  const file = `${zh}/a.md`
  const disk = createMemoryDisk({ ...files, [file]: '---\ntitle: [\n---\n' })
  const content = opened(disk)
  assert.equal((await content.load()).map(brief), [`front-matter-syntax ${file}:2:9`])
  const demoted = createContent({ ...config, severities: { 'front-matter-syntax': 'warning' } }, memorySession(disk))
  assert.equal((await demoted.load()).map(brief), [`front-matter-syntax ${file}:2:9`], 'no severity takes a page out')
  const gaps = () => content.state()!.site('acme').gaps?.files
  assert.equal([Object.keys(titles(content)), gaps()], [['/docs/guide/b/', '/blog/p/'], [file]])
  disk.files.set(file, page('A'))
  assert.equal(await content.update([file]), [])
  assert.equal([titles(content)['/docs/a/'], gaps()], ['A', undefined])
  const late = `${zh}/late.md`
  disk.files.set(late, '---\ntitle: [\n---\n')
  assert.equal((await content.update([late])).map(brief), [`front-matter-syntax ${late}:2:9`])
  assert.equal(gaps(), [late])
  disk.files.delete(late)
  assert.equal(await content.update([late]), [])
  assert.is(gaps(), undefined)
})

test('G-03 what keeps the site from being routed hides nothing of files that cannot be read', async () => {
  const disk = createMemoryDisk({
    ...files,
    [`${zh}/broken.md`]: '---\ntitle: [\n---\n',
    [`${zh}/twin.md`]: page('Twin', 'slug: a\n'),
  })
  const content = opened(disk)
  assert.equal(
    (await problemsOf(() => content.load())).map(({ code }) => code),
    ['front-matter-syntax', 'path-claimed-twice'],
  )
  assert.is(content.state(), undefined)
})

test('G-09 a file that vanishes while it is read is gone; one that may not be read keeps its last version', async () => {
  const onRead = (name: string, disk: MemoryDisk) => {
    if (disk.files.get(name) === 'vanishing') disk.files.delete(name)
    if (disk.files.get(name) === 'outside') throw fileOutside(name)
  }
  const disk = createMemoryDisk(files, { onRead })
  const content = opened(disk)
  await content.load()
  disk.files.set(`${zh}/guide/b.md`, 'vanishing')
  assert.equal(await content.update([`${zh}/guide/b.md`]), [])
  assert.not.ok('/docs/guide/b/' in titles(content))
  disk.files.set(`${zh}/a.md`, 'outside')
  assert.equal(
    (await content.update([`${zh}/a.md`])).map(({ code }) => code),
    ['file-outside'],
  )
  assert.is(titles(content)['/docs/a/'], 'A')
})

test('G-06 G-12 after any edits the state is what a fresh look finds', async () => {
  const names = [
    `${zh}/a.md`,
    `${zh}/c.md`,
    `${zh}/guide/b.md`,
    `${zh}/guide/index.md`,
    `${zh}/guide/_category_.yml`,
    `${zh}/_part.md`,
    `${zh}/_drafts/d.md`,
    'content/acme/zh/blog/2024-01-01-p.md',
    'content/acme/zh/blog/2024-02-02-q.md',
    'content/acme/zh/blog/_draft.md',
    'site/pages/index.page.tsx',
    'site/pages/about.page.tsx',
    'content/acme/en/docs/a.md',
    'content/other/zh/docs/a.md',
  ]
  const step = fc.record({ file: fc.constantFrom(...names), title: fc.option(fc.constantFrom('One', 'Two', 'Three')) })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
      const { disk, content } = await loaded()
      for (const round of rounds) {
        for (const { file, title } of round) {
          if (title === null) disk.files.delete(file)
          else disk.files.set(file, file.endsWith('.yml') ? `label: ${title}\n` : page(title))
        }
        assert.equal(await content.update(round.map(({ file }) => file)), [])
      }
      const fresh = opened(disk)
      await fresh.load()
      assert.equal(picture(content), picture(fresh))
    }),
    { numRuns: 150 },
  )
})

test.run()
