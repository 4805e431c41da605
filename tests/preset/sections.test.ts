/** Which sections the bar leads to. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { blog, type BlogOptions } from '../../plugins/blog/index.ts'
import { docs } from '../../plugins/docs/index.ts'
import { sectionsOf } from '../../preset/sections.ts'
import { siteFiles } from '../../preset/siteFiles.ts'
import { words } from '../../theme/words.ts'
import { sectionsIn } from '../../theme/sections.ts'
import { routeInMemory } from '../support/memorySite.ts'

const doc = '# A\n'
const post = (more = '') => `---\ntitle: A\ndescription: B\ndate: 2024-01-01\n${more}---\n\nText.\n`

async function namesOf(
  files: Readonly<Record<string, string>>,
  options: { docs?: { base: string }; blog?: BlogOptions } = {},
) {
  const { site } = await routeInMemory({
    files,
    plugins: [docs(options.docs), blog(options.blog), siteFiles(words, sectionsOf(options))],
  })
  return ['zh', 'en'].map((locale) => sectionsIn(locale).read(site))
}

test('a section is led to where it has a page that readers see', async () => {
  const content = 'content/acme'
  assert.equal(await namesOf({ [`${content}/zh/docs/a.md`]: doc }), [{ docs: 'docs' }, { docs: 'docs' }])
  assert.equal(await namesOf({ [`${content}/en/docs/a.md`]: doc, [`${content}/zh/blog/a.md`]: post() }), [
    { blog: 'blog' },
    { docs: 'docs', blog: 'blog' },
  ])
  assert.equal(
    await namesOf({ [`${content}/zh/docs/a.md`]: doc, [`${content}/zh/blog/a.md`]: post('draft: true\n') }),
    [{ docs: 'docs' }, { docs: 'docs' }],
  )
})

test('wherever the sections lie', async () => {
  const files = { 'content/acme/en/guide/a.md': doc, 'content/acme/en/news/a.md': post() }
  const [, en] = await namesOf(files, { docs: { base: 'guide' }, blog: { base: 'news' } })
  assert.equal(en, { docs: 'guide', blog: 'news' })
  assert.equal(sectionsOf({ docs: { base: 'guide', path: '/' }, blog: [{ base: 'news' }, {}] }), {
    docs: { base: 'guide', path: '/' },
    blog: { base: 'news', path: '/news/' },
  })
})

test.run()
