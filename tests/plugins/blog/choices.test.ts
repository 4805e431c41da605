/** What a blog may choose: authors with pages, paginated lists, featured posts, leads. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { problemsOf } from '../../support/memorySite.ts'
import type { BlogOptions } from '../../../plugins/blog/index.ts'
import { coverSchema } from '../../../site/features/blog/covers.ts'
import { blogSite, post } from './support/blogSite.ts'

const files = {
  'zh/tags.yml': 'news:\n  label: 新闻\n  permalink: /latest/news\nhowto:\n  label: 教程\n',
  'zh/authors.yml': 'ada:\n  name: Ada\nbob:\n  name: Bob\n',
  'zh/2022-01-01-a.md': post('A', 'tags: [news]\nauthors: ada'),
  'zh/2023-01-01-b.md': post('B', 'tags: [news, howto]\nauthors: [bob, ada]'),
  'zh/2023-06-01-c.md': post('C', 'tags: [howto]'),
  'zh/2024-01-01-d.md': post('D', 'tags: [howto, news]\nauthors: [ada]'),
  'zh/2024-02-01-e.md': post('E', 'description: About\nimage: /e.png'),
}

test('an author has a page of what they wrote, which their posts lead to', async () => {
  const people =
    'ada:\n  name: Ada\n  title: Engineer\n  description: Writes\n  url: https://ada.example/\nbob:\n  name: Bob\n'
  const { titles, listOf, routes, postOf, linksOf } = await blogSite({ ...files, 'zh/authors.yml': people })
  assert.equal(titles('/blog/authors/ada/'), ['D', 'B', 'A'])
  const { title, description, author, tag, categories } = listOf('/blog/authors/ada/')
  assert.equal([title, description, author?.url, tag], ['Ada', 'Engineer · Writes', 'https://ada.example/', undefined])
  assert.not.ok(categories.some(({ active }) => active))
  assert.is(routes.get('/blog/authors/ada/')!.noindex, true)
  assert.equal(
    postOf('/blog/b/').authors.map(({ path }) => path),
    ['/blog/authors/bob/', '/blog/authors/ada/'],
  )
  assert.equal(
    linksOf('/blog/authors/').groups.map(({ path, note }) => [path, note]),
    [
      ['/blog/authors/ada/', 'Writes'],
      ['/blog/authors/bob/', undefined],
    ],
  )
})

test('what is wrong with an author or a tag is told of its own field, at its place', async () => {
  for (const [front, ...wanted] of [
    ['authors: [{ nme: Ada }]', 'front-matter-unknown-key', 'Unknown front matter key "authors.0.nme"', 13],
    ['authors: { name: Ada, urll: x }', 'front-matter-unknown-key', 'Unknown front matter key "authors.urll"', 23],
    [
      'authors: [3]',
      'front-matter-type',
      'Front matter "authors.0" must be a name, or an author, but is the number 3',
      11,
    ],
    [
      'authors: 3',
      'front-matter-type',
      'Front matter "authors" must be a name or a list of names, but is the number 3',
      1,
    ],
    ['tags: [{ lable: News }]', 'front-matter-type', '"tags.0.label" is missing', 8],
    ['tags: [3]', 'front-matter-type', 'Front matter "tags.0" must be text, but is the number 3', 8],
  ] as const) {
    const problems = await problemsOf(() => blogSite({ 'zh/2024-01-01-a.md': `---\n${front}\n---\n# A\n` }))
    assert.equal(
      problems.map(({ code, message, place }) => [code, message, place?.column]),
      [wanted],
      front,
    )
  }
})

test('C-04 an author’s address is https or a path of the site', async () => {
  for (const url of ['javascript:alert(1)', '//evil.example/', 'http://plain.example/', 'data:text/html,x']) {
    const problems = await problemsOf(() => blogSite({ 'zh/authors.yml': `ada:\n  name: Ada\n  url: '${url}'\n` }))
    assert.equal(
      problems.map(({ code, place }) => [code, place?.line]),
      [['front-matter-type', 3]],
      url,
    )
  }
})

test('a list is paginated if asked for; each page links to the others and has a title of its own', async () => {
  const { titles, listOf, routes } = await blogSite(files, { options: { pageSize: 2 } })
  assert.equal(titles('/blog/'), ['E', 'D'])
  assert.equal(titles('/blog/page/3/'), ['A'])
  assert.not.ok(routes.has('/blog/page/1/') || routes.has('/blog/page/4/'))
  assert.equal(
    listOf('/blog/page/2/').pages!.map(({ number, path, active }) => `${number} ${path}${active ? ' *' : ''}`),
    ['1 /blog/', '2 /blog/page/2/ *', '3 /blog/page/3/'],
  )
  assert.equal(titles('/blog/tags/latest/news/page/2/'), ['A'])
  const all = ['/blog/', '/blog/page/2/', '/blog/page/3/'].map((path) => listOf(path).title)
  assert.is(new Set(all).size, 3)
  // The sidebar has every post on each of them.
  assert.is(listOf('/blog/page/3/').years.flatMap(({ posts }) => posts).length, 5)
  assert.is((await blogSite(files)).listOf('/blog/').pages, undefined)
})

test('featured posts stand first in the list of all, and where they belong everywhere else', async () => {
  const { titles, listOf, linksOf } = await blogSite({
    ...files,
    'zh/2022-01-01-a.md': post('A', 'tags: [news]\nfeatured: true'),
  })
  assert.equal(titles('/blog/'), ['A', 'E', 'D', 'C', 'B'])
  assert.equal(
    listOf('/blog/').posts.map(({ featured = false }) => featured),
    [true, false, false, false, false],
  )
  assert.equal(titles('/blog/tags/latest/news/'), ['D', 'B', 'A'])
  assert.is(linksOf('/blog/archive/').groups.at(-1)!.items[0]!.label, 'A')
})

test('a cover has the text its post gives it', async () => {
  const { postOf } = await blogSite({ 'zh/t.md': post('T', 'date: 2024-01-01\nimage: /t.png\nimage_alt: A ship') })
  assert.equal([postOf('/blog/t/').image, postOf('/blog/t/').imageAlt], ['/t.png', 'A ship'])
})

test('what stands before the truncation marker describes a post that does not describe itself, else its first paragraph', async () => {
  const text = (lead: string, front: string, mark: string) =>
    `---\ntitle: T\ndate: 2024-01-01\n${front}---\n\n${lead}\n\n<!-- ${mark} -->\n\nThe rest.\n`
  const shown = async (lead: string, front = '', mark = 'truncate') =>
    (await blogSite({ 'zh/t.md': text(lead, front, mark) })).listOf('/blog/').posts[0]!.description
  assert.is(
    await shown('## Head\n\nSome **bold** [words](/x/) and `code`.\n\n- one\n- two'),
    'Some bold words and code. one two',
  )
  assert.is(await shown('Lead.', 'description: Own\n'), 'Own')
  assert.is(await shown('Lead.\n\nAnd more.', '', 'more'), 'Lead. And more.')
  assert.is(await shown(''), 'The rest.')
  const long = await shown('😀'.repeat(500))
  assert.ok(long.isWellFormed() && long.endsWith('…') && [...long].length <= 241)
  assert.is((await blogSite({ 'zh/t.md': post('T') })).listOf('/blog/').posts[0]!.description, 'Text.')
})

test('a cover is what the site says it may be, and no key where it says nothing', async () => {
  const files = { 'zh/2024-01-01-a.md': post('A', 'cover: { screen: ticket }') }
  const { postOf, listOf } = await blogSite(files, { options: { cover: coverSchema } })
  assert.equal(listOf('/blog/').posts[0]?.cover, { screen: 'ticket' })
  assert.ok(postOf('/blog/a/'))
  const wrong = { 'zh/2024-01-01-a.md': post('A', 'cover: { screen: tiket }') }
  assert.match(await problemOf(wrong, { cover: coverSchema }), /"?cover"? .*\{ screen: … \} with the name of a screen/)
  assert.match(await problemOf(files, {}), /"?cover"? .*absent/)
})

const problemOf = (files: Readonly<Record<string, string>>, options: BlogOptions): Promise<string> =>
  blogSite(files, { options }).then(
    ({ diagnostics }) => diagnostics.map(({ message }) => message).join(),
    (error) => error.message,
  )

test.run()
