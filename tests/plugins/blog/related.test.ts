/** What to read after a post. */
import { cpuUsage } from 'node:process'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Post } from '../../../plugins/blog/posts.ts'
import { createRelated } from '../../../plugins/blog/related.ts'
import { blogSite, post } from './support/blogSite.ts'

const files = {
  'zh/tags.yml': 'news: { label: News }\nhowto: { label: How to }\n',
  'zh/2022-01-01-a.md': post('A', 'tags: [news]'),
  'zh/2023-01-01-b.md': post('B', 'tags: [news, howto]'),
  'zh/2023-06-01-c.md': post('C', 'tags: [howto]'),
  'zh/2024-01-01-d.md': post('D', 'tags: [howto, news]'),
  'zh/2024-02-01-e.md': post('E'),
}

test('related posts share tags: most first, then the newer, three where there are as many', async () => {
  const more = {
    ...files,
    'zh/2021-01-01-old.md': post('Old', 'tags: [news, howto]'),
    'zh/2020-01-01-older.md': post('Older', 'tags: [howto, news]'),
  }
  const related = async (order: (names: string[]) => string[]) => {
    const { postOf } = await blogSite(
      Object.fromEntries(order(Object.keys(more)).map((name) => [name, more[name as keyof typeof more]])),
    )
    return ['d', 'a', 'e'].map((name) => postOf(`/blog/${name}/`).related.map(({ title }) => title))
  }
  // Without a tag in common: the newest.
  const expected = [
    ['B', 'Old', 'Older'],
    ['D', 'B', 'Old'],
    ['D', 'C', 'B'],
  ]
  assert.equal(await related((names) => names), expected)
  assert.equal(await related((names) => names.toReversed()), expected)
})

test('related posts: a rare keyword says more than a tag that many posts have', async () => {
  const { postOf } = await blogSite({
    'zh/tags.yml': 'howto: { label: How to }\n',
    'zh/2024-01-01-kafka.md': post('Kafka', 'tags: [howto]\nkeywords: [Kafka, CDC]'),
    'zh/2020-01-01-broker.md': post('Broker', 'keywords: [kafka]'),
    ...Object.fromEntries(
      [1, 2, 3, 4].map((day) => [`zh/2023-01-0${day}-n${day}.md`, post(`N${day}`, 'tags: [howto]\nkeywords: [cdc]')]),
    ),
  })
  const titles = postOf('/blog/kafka/').related.map(({ title }) => title)
  assert.equal(titles, ['Broker', 'N4', 'N3'])
})

test('related posts are as many as the site says, and are found among ten thousand at once', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const posts = Object.fromEntries(names.map((name, day) => [`zh/2024-01-0${day + 1}-${name}.md`, post(name)]))
  for (const related of [0, 1, 5])
    assert.is((await blogSite(posts, { options: { related } })).postOf('/blog/a/').related.length, related)

  const many = Array.from({ length: 10_000 }, (_, index) => ({
    data: { tags: [`t${index % 20}`, 'all'], keywords: [`k${index % 1000}`] },
  })) as unknown as readonly Post[]
  const before = cpuUsage().user
  const relatedTo = createRelated(many, 3)
  const found = many.map((each) => relatedTo(each).map((other) => many.indexOf(other)))
  assert.equal(
    [found[0], found[9000]],
    [
      [1000, 2000, 3000],
      [0, 1000, 2000],
    ],
  )
  assert.ok(cpuUsage().user - before < 20e6)
})

test.run()
