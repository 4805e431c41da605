/** Two blogs of a site with the theme: each has its own titles, wherever they are said. */
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { layThemedProject } from '../support/themedProject.ts'

const root = resolve(import.meta.dirname, '../../.bench', `blogs-${process.pid}`)
test.after(() => rmSync(root, { recursive: true, force: true }))

test('a blog has the titles that its options give it, and words of the theme beside them', async () => {
  const { write, build } = layThemedProject(root)
  write(
    'site.config.ts',
    `import { defineSite } from './kit/preset/index.ts'
export default defineSite({
  title: 'Acme',
  url: 'https://a.example',
  locales: ['en', 'zh'],
  blog: [
    { labels: (locale) => (locale === 'zh' ? { blog: '故事' } : { blog: 'Stories' }) },
    { base: 'news', labels: () => ({ blog: 'News', description: 'What happened' }) },
  ],
})
`,
  )
  for (const base of ['blog', 'news'])
    for (const locale of ['en', 'zh'])
      write(`content/${locale}/${base}/2024-01-01-a.md`, '---\ntitle: A\ndescription: B\n---\n\nText.\n')
  const { code, stderr } = await build()
  assert.is(code, 0, stderr)
  const read = (file: string) => readFileSync(join(root, 'dist/site', file), 'utf8')
  const titleOf = (text: string) => /<title[^>]*>(?:<!\[CDATA\[)?([^<\]]*)/.exec(text)?.[1]?.replaceAll('\u00A0', ' ')
  const trailOf = (html: string) => /"ListItem","position":2,"name":"([^"]*)"/.exec(html)?.[1]
  assert.equal(
    ['blog', 'zh/blog', 'news', 'zh/news'].map((path) => [
      titleOf(read(`${path}/index.html`)),
      trailOf(read(`${path}/a/index.html`)),
      titleOf(read(`${path}/rss.xml`)),
    ]),
    [
      ['Stories · Acme', 'Stories', 'Acme Stories'],
      ['故事 · Acme', '故事', 'Acme 故事'],
      ['News · Acme', 'News', 'Acme News'],
      ['News · Acme', 'News', 'Acme News'],
    ],
  )
  assert.match(read('news/rss.xml'), /<description>(?:<!\[CDATA\[)?What happened/)
  assert.match(read('zh/news/archive/index.html'), '归档')
  assert.match(read('index.html'), />Stories</)
  const map = read('llms.txt')
  assert.match(map, /## Stories[^#]*\/blog\/a\/[^]*## News[^#]*\/news\/a\//)
})

test.run()
