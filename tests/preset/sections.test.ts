/** Which sections the bar leads to. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { blog } from '../../plugins/blog/index.ts'
import { docs } from '../../plugins/docs/index.ts'
import { siteFiles } from '../../preset/siteFiles.ts'
import { words } from '../../theme/words.ts'
import { sectionsIn } from '../../theme/sections.ts'
import { routeInMemory } from '../support/memorySite.ts'

const doc = '# A\n'
const post = (more = '') => `---\ntitle: A\ndescription: B\ndate: 2024-01-01\n${more}---\n\nText.\n`

async function sectionsOf(files: Readonly<Record<string, string>>) {
  const { site } = await routeInMemory({ files, plugins: [docs(), blog(), siteFiles(words)] })
  return ['zh', 'en'].map((locale) => sectionsIn(locale).read(site))
}

test('a section is led to where it has a page that readers see', async () => {
  const content = 'content/acme'
  assert.equal(await sectionsOf({ [`${content}/zh/docs/a.md`]: doc }), [['docs'], ['docs']])
  assert.equal(await sectionsOf({ [`${content}/en/docs/a.md`]: doc, [`${content}/zh/blog/a.md`]: post() }), [
    ['blog'],
    ['docs', 'blog'],
  ])
  assert.equal(
    await sectionsOf({ [`${content}/zh/docs/a.md`]: doc, [`${content}/zh/blog/a.md`]: post('draft: true\n') }),
    [['docs'], ['docs']],
  )
})

test.run()
