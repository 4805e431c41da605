/** Posts as a blog of Docusaurus has them: names of files, authors, tags. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readFileName } from '../../../plugins/blog/fileName.ts'
import type { BlogPostProps } from '../../../plugins/blog/types.ts'
import { blogSite } from './support/blogSite.ts'

test('the day and the name of a post stand in the name of its file in any of their spellings', () => {
  const names: readonly (readonly [string, string | undefined, string, string?])[] = [
    ['2024-01-31-name', '2024-01-31', 'name', '2024/01/31/name'],
    ['2024-1-3-name', '2024-1-3', 'name', '2024/1/3/name'],
    ['2024/01/31/name', '2024-01-31', 'name', '2024/01/31/name'],
    ['2024/01/31-name', '2024-01-31', 'name', '2024/01/31/name'],
    ['2024-01-31-name/index', '2024-01-31', 'name', '2024/01/31/name'],
    ['2024-01-31/name', '2024-01-31', 'name', '2024/01/31/name'],
    ['2024-01-31/index', '2024-01-31', '2024-01-31', '2024/01/31'],
    ['news/2024-01-31-name', '2024-01-31', 'news/name', '2024/01/31/news/name'],
    ['name', undefined, 'name'],
    ['name/index', undefined, 'name'],
    ['index', undefined, 'index'],
    ['a-2024-01-31-b', undefined, 'a-2024-01-31-b'],
  ]
  for (const [file, date, slug, dated = slug] of names) {
    assert.equal(readFileName(file, false), { date, slug }, file)
    assert.equal(readFileName(file, true), { date, slug: dated }, file)
  }
})

test('authors by key, in full and in the first spelling; tags without a table', async () => {
  const { routes } = await blogSite(
    {
      'zh/authors.yml':
        'ann:\n  name: Ann\n  image_url: https://img.example/a.png\n  socials:\n    github: ann\n  page: true\n',
      'zh/2024-01-31-a/index.md':
        '---\ntitle: A\nauthors:\n  - ann\n  - name: Bob\n    title: Guest\n    image_url: /b.png\ntags: [New words, {label: y, permalink: /z}]\ntoc_max_heading_level: 4\n---\n\nText.\n',
      'zh/2024-02-01-b.md':
        '---\ntitle: B\nauthor: Cid\nauthor_title: Chief\nauthor_image_url: https://img.example/c.png\n---\n\n# Another\n\nText.\n',
      'zh/2024-02-02-c.md': '---\ntitle: C\nauthors:\n  key: ann\n---\n\nText.\n',
    },
    { options: { datedPaths: true } },
  )
  const propsOf = (path: string) => routes.get(path)!.props as unknown as BlogPostProps
  const authorsOf = (path: string) => propsOf(path).authors.map(({ name, title, image }) => [name, title, image])
  const ann = ['Ann', undefined, 'https://img.example/a.png']
  assert.equal(authorsOf('/blog/2024/01/31/a/'), [ann, ['Bob', 'Guest', '/b.png']])
  assert.equal(authorsOf('/blog/2024/02/01/b/'), [['Cid', 'Chief', 'https://img.example/c.png']])
  assert.equal(authorsOf('/blog/2024/02/02/c/'), [ann])
  const { tags, tocLevels } = propsOf('/blog/2024/01/31/a/')
  assert.equal(
    tags.map(({ label, path }) => [label, path]),
    [
      ['New words', '/blog/tags/new-words/'],
      ['y', '/blog/tags/y/'],
    ],
  )
  assert.equal(tocLevels, { from: 2, to: 4 })
})

test.run()
