/** Pages that are too much, in a whole build: told with their places, while the others are read and the old site stands (N-21). */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pagesWorthThreads } from '../../../engine/render/threads.ts'
import { failureOf, openSite, type TestSite } from '../../support/buildSite.ts'
import { brief } from '../../support/memorySite.ts'

const wide = 4000
const table = `${'|a'.repeat(wide)}|\n${'|-'.repeat(wide)}|\n${'a\n'.repeat(wide)}`
const folder = 'content/acme/zh/docs'
const text = (prose: string) => `---\ntitle: X\n---\n\n${prose}\n`

function slowSite(pages: number): TestSite {
  const files = Object.fromEntries(
    Array.from({ length: pages }, (_, index) => [`${folder}/p${index}.md`, text(`Page ${index}.`)]),
  )
  const site = openSite('small', { files })
  // Each page has a hundredth of a second.
  const config = site.read('site.config.ts').replace(/docs\(\{/, 'docs({ limits: { seconds: 0.01 },')
  site.write('site.config.ts', config)
  return site
}

for (const [name, pages] of [
  ['the main thread', 0],
  ['render threads', pagesWorthThreads],
] as const) {
  test(`N-21 in ${name}, pages that are too wide, too slow and broken are told together`, async () => {
    const site = slowSite(pages)
    site.write(`${folder}/wide.md`, text(table))
    site.write(`${folder}/slow.md`, text('a *b* `c` *_d_*\n\n'.repeat(9000)))
    site.write(`${folder}/broken.md`, text(':::what\nx\n:::'))
    const problems = await failureOf(() => site.build())
    const own = problems.filter(({ place }) => /(?:wide|slow|broken)\.md$/.test(place?.file ?? ''))
    // The untranslated page is read for the other language as well, and may be elsewhere when its time is over.
    const told = new Set(own.map(({ code, place }) => `${code} ${place?.file?.slice(folder.length + 1)}`))
    assert.equal([...told].toSorted(), [
      'directive-unknown broken.md',
      'page-too-slow slow.md',
      'table-too-large wide.md',
    ])
    assert.is(
      own.map(brief).find((line) => line.startsWith('table-too-large')),
      `table-too-large ${folder}/wide.md:5:1`,
    )
    assert.not.ok(site.has('dist/acme'))
    site.end()
  })
}

test.run()
