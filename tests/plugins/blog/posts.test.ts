import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { feedPosts } from '../../../plugins/feedPosts.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { blogSite, post, zhBrand } from './support/blogSite.ts'

const slugs: readonly [string, string, string][] = [
  ['a.md', 'date: 2024-01-01', '/blog/a/'],
  ['2024-05-06-a.md', '', '/blog/a/'],
  ['deep/2024-05-06-a.mdx', '', '/blog/deep/a/'],
  ['2024-05-06-a.md', 'slug: b', '/blog/b/'],
  ['2024-05-06-a.md', 'slug: b/c', '/blog/b/c/'],
  ['2024-05-06-a.md', 'slug: /b/c/', '/blog/b/c/'],
  ['2024-05-06-a.md', 'slug: /blog/b', '/blog/b/'],
  ['2024-05-06-a.md', 'slug: blog/b', '/blog/blog/b/'],
  ['2024-05-06-2024-07-08-a.md', '', '/blog/2024-07-08-a/'],
  ['2024-05-06.md', 'date: 2024-01-01', '/blog/2024-05-06/'],
  ['2024-05-06-中 文.md', '', '/blog/中 文/'],
]
for (const [file, front, path] of slugs) {
  test(`${file}${front && ` with ${JSON.stringify(front)}`} is ${path}`, async () => {
    assert.equal((await blogSite({ [`zh/${file}`]: post('X', front) })).paths, [path])
  })
}

test('a slug that repeats the base of another section means the same as well', async () => {
  const { paths } = await blogSite(
    { 'zh/2024-05-06-a.md': post('X', 'slug: /news/b'), 'zh/2024-05-06-c.md': post('Y', 'slug: /blog/d') },
    { options: { base: 'news' } },
  )
  assert.equal(paths.toSorted(), ['/news/b/', '/news/blog/d/'])
})

test('tags of one address are one', async () => {
  const { postOf, routes } = await blogSite({
    'zh/2024-01-02-a.md': post('A', 'tags: [.NET, "q: a", C#]'),
    'zh/2024-01-01-b.md': post('B', 'tags: [NET, q-a, C++]'),
  })
  assert.equal([...routes.keys()].filter((path) => path.startsWith('/blog/tags/')).sort(), [
    '/blog/tags/',
    '/blog/tags/c#/',
    '/blog/tags/c++/',
    '/blog/tags/net/',
    '/blog/tags/q-a/',
  ])
  assert.equal(postOf('/blog/a/').tags.slice(0, 2), postOf('/blog/b/').tags.slice(0, 2))
})

test('the day of its last change is what the front matter says', async () => {
  const { postOf, routes, site } = await blogSite({
    'zh/a.md': post('A', 'date: 2024-01-01\nlast_update: { date: 2024-2-3 }'),
    'zh/b.md': post('B', 'date: 2024-01-02\nlast_update: null'),
  })
  const days = ['/blog/a/', '/blog/b/'].map((path) => [postOf(path).lastUpdate, routes.get(path)!.modified])
  assert.equal(days, [
    ['2024-02-03', '2024-02-03'],
    [undefined, undefined],
  ])
  assert.equal(
    feedPosts('blog', 'zh')
      .read(site)!
      .map(({ updated }) => updated),
    [undefined, '2024-02-03'],
  )
})

test('a file in a folder that is no locale of the site is on no page', async () => {
  const { paths, diagnostics } = await blogSite({
    'fr/2024-01-01-a.md': post('A'),
    'fr/tags.yml': '',
    'zh/b.md': post('B'),
  })
  assert.equal([paths, diagnostics], [['/blog/b/'], []])
})

for (const slug of ['../x', '/../x', 'a/../../x', '/blog/../x', '..']) {
  test(`A-01 the slug ${slug} leads out of the blog: an error that points at the key`, async () => {
    const problems = await problemsOf(() => blogSite({ 'zh/a.md': post('X', `date: 2024-01-01\nslug: ${slug}`) }))
    assert.equal(problems.map(brief), ['slug-outside content/acme/zh/blog/a.md:4:1'])
  })
}

for (const slug of ['javascript:alert(1)', 'a/.b'])
  test(`A-11 the slug ${slug} is answered by no server: an error that points at the key`, async () => {
    const problems = await problemsOf(() => blogSite({ 'zh/a.md': post('X', `date: 2024-01-01\nslug: ${slug}`) }))
    assert.equal(problems.map(brief), ['path-invalid content/acme/zh/blog/a.md:4:1'])
  })

const dates: readonly [string, string, string][] = [
  ['a.md', 'date: 2024-05-06', '2024-05-06'],
  ['a.md', 'date: 2024-5-6', '2024-05-06'],
  ['a.md', 'date: 2024-05-06T23:59', '2024-05-06'],
  ['a.md', 'date: 2024-05-06 00:30:00+08:00', '2024-05-06'],
  ['a.md', 'date: 2024-05-06 00:30:00 -0500', '2024-05-06'],
  ['a.md', "date: '2024-5-6T01:02'", '2024-05-06'],
  ['2024-05-06-a.md', '', '2024-05-06'],
  ['2024-05-06-a.md', 'date: 2023-01-02', '2023-01-02'],
  ['a.md', 'date: 2024-02-29', '2024-02-29'],
]
for (const [file, front, day] of dates) {
  test(`A-24 ${file}${front && ` with ${JSON.stringify(front)}`} is of ${day}, in every time zone`, async () => {
    for (const zone of ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      process.env['TZ'] = zone
      const { paths, postOf } = await blogSite({ [`zh/${file}`]: post('X', front) })
      assert.is(postOf(paths[0]!).date, day, zone)
    }
    delete process.env['TZ']
  })
}

test('a post without a date is an error', async () => {
  assert.equal((await problemsOf(() => blogSite({ 'zh/a.md': post('X', '') }))).map(brief), [
    'post-date-missing content/acme/zh/blog/a.md:1:1',
  ])
})

for (const [file, front] of [
  ['2024-13-45-a.md', ''],
  ['2023-02-29-a.md', ''],
  ['0000-01-01-a.md', ''],
  ['a.md', 'date: 2024-13-45'],
  ['a.md', 'date: 2023-02-29'],
  ['a.md', 'date: yesterday'],
]) {
  test(`A-24 ${file}${front && ` with ${JSON.stringify(front)}`} has a date that does not exist: an error with its place`, async () => {
    const problems = await problemsOf(() => blogSite({ [`zh/${file}`]: post('X', front) }))
    assert.is(problems.length, 1)
    assert.equal(
      [problems[0]!.place?.file, problems[0]!.place?.line !== undefined],
      [`content/acme/zh/blog/${file}`, true],
    )
  })
}

test('on one day the time decides, where one is written', async () => {
  const { titles } = await blogSite({
    'zh/a.md': post('Morning', 'date: 2024-01-02 06:30'),
    'zh/b.md': post('Evening', 'date: 2024-01-02T18:00:00Z'),
    'zh/2024-01-02-c.md': post('Day', ''),
    'zh/2024-01-03-d.md': post('Next', ''),
    'zh/2024-01-01-e.md': '---\ntags: []\n---\n\nText.\n',
  })
  assert.equal(titles('/blog/'), ['Next', 'Evening', 'Morning', 'Day', 'e'])
})

test('the newest stands first; on one day the name decides', async () => {
  const { titles, postOf } = await blogSite({
    'zh/2024-01-02-b.md': post('B', ''),
    'zh/2024-03-01-c.md': post('C', ''),
    'zh/2024-01-02-a.md': post('A', ''),
    'zh/2023-12-31-z.md': post('Z', ''),
  })
  assert.equal(titles('/blog/'), ['C', 'A', 'B', 'Z'])
  assert.equal([postOf('/blog/a/').next?.title, postOf('/blog/a/').previous?.title], ['C', 'B'])
  assert.equal([postOf('/blog/c/').next, postOf('/blog/z/').previous], [undefined, undefined])
})

test('A-06 two posts with one slug are an error that names both', async () => {
  const twins: readonly Readonly<Record<string, string>>[] = [
    { 'zh/2024-01-01-hello.md': post('A', ''), 'zh/2025-01-01-hello.md': post('B', '') },
    { 'zh/a.md': post('A'), 'zh/a.mdx': post('B') },
    {
      'zh/a.md': post('A', 'date: 2024-01-01\nslug: same'),
      'zh/b.md': post('B', 'date: 2024-01-01\nslug: /blog/same'),
    },
  ]
  for (const files of twins) {
    const problems = await problemsOf(() => blogSite(files))
    assert.is(problems.length, 1)
    for (const file of Object.keys(files)) assert.ok(problems[0]!.message.includes(file.slice(3)), problems[0]!.message)
  }
})

test('A-06 a post may not stand where a list stands', async () => {
  for (const slug of ['/', '/archive', '/tags', '/authors']) {
    const problems = await problemsOf(() => blogSite({ 'zh/a.md': post('A', `date: 2024-01-01\nslug: ${slug}`) }))
    assert.equal(
      problems.map(({ code }) => code),
      ['path-claimed-twice'],
      slug,
    )
  }
})

test('D-09 a draft is nowhere in production, and a post like any other in dev', async () => {
  const files = {
    'zh/2024-01-01-a.md': post('A', ''),
    'zh/2024-01-02-draft.md': post('Draft', 'draft: true'),
    'zh/2024-01-03-z.md': post('Z', ''),
  }
  const production = await blogSite(files)
  assert.equal(production.titles('/blog/'), ['Z', 'A'])
  assert.equal(production.postOf('/blog/a/').next?.title, 'Z')
  assert.not.match(JSON.stringify([...production.routes.values(), production.site.shared]), /Draft/)
  const dev = await blogSite(files, { config: { brands: [zhBrand], production: false } })
  assert.equal(dev.titles('/blog/'), ['Z', 'Draft', 'A'])
})

test('an unlisted post has its address and nothing leads to it', async () => {
  const { routes, postOf, titles, linksOf } = await blogSite({
    'zh/2024-01-01-a.md': post('A', ''),
    'zh/2024-01-02-hidden.md': post('Hidden', 'unlisted: true'),
    'zh/2024-01-03-z.md': post('Z', ''),
  })
  assert.is(routes.get('/blog/hidden/')!.noindex, true)
  assert.equal(titles('/blog/'), ['Z', 'A'])
  assert.equal(postOf('/blog/a/').next?.title, 'Z')
  assert.equal([postOf('/blog/hidden/').next, postOf('/blog/hidden/').previous], [undefined, undefined])
  assert.not.match(JSON.stringify([linksOf('/blog/archive/'), linksOf('/blog/tags/')]), /Hidden/)
})

test('A-19 a post without a translation stands in, with its original known', async () => {
  const config = { brands: [{ ...zhBrand, locales: ['zh', 'en'] }] }
  const { routes, postOf, site } = await blogSite(
    { 'zh/2024-01-01-a.md': post('甲', ''), 'zh/2024-01-02-b.md': post('乙', ''), 'en/2024-01-01-a.md': post('A', '') },
    { config },
  )
  const stand = routes.get('/en/blog/b/')!
  assert.equal(
    [stand.canonical, stand.noindex, stand.source, postOf('/en/blog/b/').fallbackFrom],
    ['/blog/b/', true, 'content/acme/zh/blog/2024-01-02-b.md', 'zh'],
  )
  assert.equal([routes.get('/en/blog/a/')!.canonical, routes.get('/en/blog/a/')!.noindex], [undefined, undefined])
  // Feeds hold what is written in their language.
  assert.equal(
    feedPosts('blog', 'en')
      .read(site)!
      .map(({ title }) => title),
    ['A'],
  )
})

test.run()
