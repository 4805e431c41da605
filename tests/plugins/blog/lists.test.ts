import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { latestPosts, postsAbout } from '../../../plugins/blog/shared.ts'
import { english } from '../../../plugins/blog/labels.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { blogSite, post, zhBrand } from './support/blogSite.ts'

const tags = [
  'news:',
  '  label: 新闻',
  '  permalink: /latest/news',
  'howto:',
  '  label: 教程',
  '  description: 一步一步',
  'unused:',
  '  label: 没有',
].join('\n')
const authors = ['ada:', '  name: Ada', '  title: Engineer', 'bob:', '  name: Bob'].join('\n')
const files = {
  'zh/tags.yml': tags,
  'zh/authors.yml': authors,
  'zh/2022-01-01-a.md': post('A', 'tags: [news]\nauthors: ada'),
  'zh/2023-01-01-b.md': post('B', 'tags: [news, howto]\nauthors: [bob, ada]'),
  'zh/2023-06-01-c.md': post('C', 'tags: [howto]'),
  'zh/2024-01-01-d.md': post('D', 'tags: [howto, news]\nauthors: [ada]'),
  'zh/2024-02-01-e.md': post('E', 'description: About\nimage: /e.png'),
}

test('a card is all a list shows of a post', async () => {
  const { listOf } = await blogSite(files)
  const [first, second] = listOf('/blog/').posts
  assert.equal(JSON.parse(JSON.stringify(first)), {
    title: 'E',
    path: '/blog/e/',
    description: 'About',
    date: '2024-02-01',
    readingMinutes: 1,
    image: '/e.png',
    tags: [],
    authors: [],
  })
  assert.equal(second!.tags, [
    { label: '教程', path: '/blog/tags/howto/' },
    { label: '新闻', path: '/blog/tags/latest/news/' },
  ])
  assert.equal(second!.authors, [{ name: 'Ada', title: 'Engineer', path: '/blog/authors/ada/' }])
})

test('a tag has the address its permalink says, or its name', async () => {
  const { titles, listOf, routes, linksOf } = await blogSite(files)
  assert.equal(titles('/blog/tags/latest/news/'), ['D', 'B', 'A'])
  assert.equal(titles('/blog/tags/howto/'), ['D', 'C', 'B'])
  assert.equal(
    [listOf('/blog/tags/howto/').title, listOf('/blog/tags/howto/').tag],
    ['教程', { label: '教程', count: 3, description: '一步一步' }],
  )
  assert.is(routes.get('/blog/tags/howto/')!.noindex, true)
  // A tag no post has is not shown anywhere.
  assert.not.ok([...routes.keys()].some((path) => path.includes('unused')))
  assert.equal(
    linksOf('/blog/tags/').groups[0]!.items.map(({ label, count }) => [label, count]),
    [
      ['新闻', 3],
      ['教程', 3],
    ],
  )
})

test('the list knows its tags, and which one is shown', async () => {
  const { listOf } = await blogSite(files)
  const shown = (path: string) => listOf(path).categories.map(({ label, active }) => `${label}${active ? ' *' : ''}`)
  assert.equal(shown('/blog/'), ['All *', '新闻', '教程'])
  assert.equal(shown('/blog/tags/howto/'), ['All', '新闻', '教程 *'])
})

test('the archive and the list go by year, the latest first', async () => {
  const { linksOf, listOf } = await blogSite(files)
  assert.equal(
    linksOf('/blog/archive/').groups.map(({ label, id, items }) => [label, id, items.map((item) => item.label)]),
    [
      ['2024', 'y2024', ['E', 'D']],
      ['2023', 'y2023', ['C', 'B']],
      ['2022', 'y2022', ['A']],
    ],
  )
  assert.equal(
    listOf('/blog/tags/howto/').years.map(({ year, posts }) => `${year} ${posts.length}`),
    ['2024 2', '2023 2', '2022 1'],
  )
})

test('authors are listed with what they wrote', async () => {
  const { linksOf, postOf } = await blogSite(files)
  assert.equal(
    linksOf('/blog/authors/').groups.map(({ label, id, items }) => [label, id, items.map((item) => item.label)]),
    [
      ['Ada', 'ada', ['D', 'B', 'A']],
      ['Bob', 'bob', ['B']],
    ],
  )
  assert.equal(
    postOf('/blog/b/').authors.map(({ name }) => name),
    ['Bob', 'Ada'],
  )
})

test('N-08 an unknown tag or author is an error with its line, and knows a near one', async () => {
  const wrong = {
    ...files,
    'zh/2024-03-01-x.md': post('X', 'tags: [howtoo, news]\nauthors:\n  - eve\n  - adda'),
    'zh/2024-03-02-y.md': post('Y', 'authors: adda'),
  }
  const problems = await problemsOf(() => blogSite(wrong))
  assert.equal(
    problems.map((each) => [brief(each).replace('content/acme/zh/blog/2024-03-0', ''), each.hint]),
    [
      ['tag-unknown 1-x.md:3:8', 'Did you mean "howto"?'],
      ['author-unknown 1-x.md:5:5', 'Known: ada, bob.'],
      ['author-unknown 1-x.md:6:5', 'Did you mean "ada"?'],
      ['author-unknown 2-y.md:3:1', 'Did you mean "ada"?'],
    ],
  )
})

test('B-03 names that every object has are tags and authors like any other: unknown', async () => {
  const problems = await problemsOf(() =>
    blogSite({
      'zh/a.md': post('A', 'date: 2024-01-01\ntags: [toString]\nauthors: [hasOwnProperty, valueOf]'),
      'zh/tags.yml': 'other:\n  label: Other\n',
    }),
  )
  assert.equal(
    problems.map(({ code }) => code),
    ['tag-unknown', 'author-unknown', 'author-unknown'],
  )
  const known = await blogSite({
    'zh/a.md': post('A', 'date: 2024-01-01\ntags: [toString]'),
    'zh/tags.yml': 'toString:\n  label: To string\n',
  })
  assert.equal(known.postOf('/blog/a/').tags, [{ label: 'To string', path: '/blog/tags/toString/' }])
})

test('D-09 a tag that only hidden posts have has no list, and they do not link to it', async () => {
  const { postOf, routes } = await blogSite({
    'zh/tags.yml': tags,
    'zh/a.md': post('A', 'date: 2024-01-01\ntags: [news]\nunlisted: true'),
    'zh/b.md': post('B'),
  })
  assert.not.ok(routes.has('/blog/tags/latest/news/'))
  assert.equal(postOf('/blog/a/').tags, [])
})

test('A-01 a permalink does not lead out of the blog', async () => {
  const problems = await problemsOf(() =>
    blogSite({
      'zh/tags.yml': 'x:\n  label: X\n  permalink: ../../../../x\n',
      'zh/a.md': post('A', 'date: 2024-01-01\ntags: [x]'),
    }),
  )
  assert.equal(
    problems.map(({ code }) => code),
    ['path-invalid'],
  )
})

test('A-06 two tags with one address are an error', async () => {
  const twins = {
    'zh/tags.yml': 'x:\n  label: X\n  permalink: /same\ny:\n  label: Y\n  permalink: same\n',
    'zh/a.md': post('A', 'date: 2024-01-01\ntags: [x, y]'),
  }
  assert.equal(
    (await problemsOf(() => blogSite(twins))).map(({ code }) => code),
    ['path-claimed-twice'],
  )
})

test('a mistake in the tables points at its line', async () => {
  const problems = await problemsOf(() =>
    blogSite({ 'zh/tags.yml': 'x:\n  label: X\n  permalnk: y\n', 'zh/authors.yml': '# people\nada:\n  name: 5\n' }),
  )
  assert.equal(
    problems.map(({ place }) => `${place!.file.split('/').at(-1)}:${place!.line}`),
    ['authors.yml:3', 'tags.yml:3'],
  )
})

test('words and people of a locale stand in where another has none', async () => {
  const config = { brands: [{ ...zhBrand, locales: ['zh', 'en'] }] }
  const journal = {
    blog: 'Journal',
    description: 'All we write',
    all: 'Everything',
    archive: 'By year',
    authors: 'People',
    tags: 'Topics',
  }
  const labels = (locale: string) => (locale === 'en' ? journal : english)
  const { listOf, linksOf } = await blogSite(
    { ...files, 'en/tags.yml': 'news:\n  label: News\n' },
    { config, options: { labels } },
  )
  assert.equal(
    [listOf('/blog/').title, listOf('/en/blog/').title, listOf('/en/blog/').description],
    ['Blog', 'Journal', 'All we write'],
  )
  assert.equal(
    listOf('/en/blog/').categories.map(({ label, path }) => `${label} ${path}`),
    ['Everything /en/blog/', 'News /en/blog/tags/news/', '教程 /en/blog/tags/howto/'],
  )
  assert.is(linksOf('/en/blog/archive/').title, 'By year')
})

test('A-18 without a post there is no blog, neither its lists nor what feeds are made of', async () => {
  const { site, routes, diagnostics } = await blogSite({
    'zh/tags.yml': tags,
    'zh/2024-01-01-a.md': post('A', 'date: 2024-01-01\ndraft: true'),
  })
  assert.equal([[...routes.keys()], Object.keys(site.shared), diagnostics], [[], [], []])
})

test('the latest three posts are there for any page', async () => {
  const { site } = await blogSite(files)
  assert.equal(
    latestPosts('blog', 'zh')
      .read(site)!
      .map(({ title }) => title),
    ['E', 'D', 'C'],
  )
})

test('the newest three posts of each term are there for any page', async () => {
  const posts = Object.fromEntries(
    [1, 2, 3, 4].map((day) => [
      `zh/2024-01-0${day}-a${day}.md`,
      post(`A${day}`, `date: 2024-01-0${day}\nkeywords: [MySQL, n${day}]`),
    ]),
  )
  const { site } = await blogSite({ 'zh/tags.yml': tags, ...posts })
  const titles = (term: string) =>
    postsAbout('blog', 'zh', term)
      .read(site)
      ?.map(({ title }) => title)
  assert.equal(titles('mysql'), ['A4', 'A3', 'A2'])
  assert.equal(titles('MySQL'), ['A4', 'A3', 'A2'])
  assert.equal(titles('n1'), ['A1'])
  assert.is(titles('Oracle'), undefined)
})

test('N-09 a key that is missing in authors.yml is missing, not unknown; one that is misspelt is both', async () => {
  const problems = await problemsOf(() =>
    blogSite({ 'zh/authors.yml': 'ada:\n  name: Ada\nbob:\n  title: Painter\ncy:\n  nam: Cy\n' }),
  )
  assert.equal(
    problems.map(({ place, message }) => `${place?.line} ${message}`),
    ['3 "bob.name" is missing', '5 "cy.name" is missing', '6 Unknown key "cy.nam"'],
  )
})

test.run()
