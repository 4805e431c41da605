/** Prose beyond its limits, under the dev server: the page says so, all others are served, and it is back when it is mended. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { constructs } from '../../soak/constructs.ts'
import { get, getUntil } from '../../e2e/support/get.ts'
import { openDevSite, page, pagePath, pageText } from '../../e2e/support/devSite.ts'

const site = await openDevSite()
test.after(() => site.end())
const url = site.url(pagePath)
const other = site.url('/docs/intro/')

const refused: readonly (readonly [construct: string, kilobytes: number, code: string])[] = [
  ['table as wide as long', 290, 'table-too-large'],
  ['one long title, used often by paragraph', 36, 'references-too-large'],
  ['quotes', 800, 'page-too-complex'],
  ['link without an end', 2000, 'too-many-marks'],
  ['notes never closed', 400, 'nesting-too-deep'],
]

for (const [construct, kilobytes, code] of refused) {
  test(`N-27 a page refused with ${code} shows it in dev, other pages are served, and it comes back`, async () => {
    site.write(page, pageText(constructs[construct]!(kilobytes * 1000)))
    const { body } = await getUntil(site.server, url, ({ status }) => status === 500)
    assert.match(body, code)
    assert.match(body, page)
    assert.not.match(body, site.root)
    // Asked for again and again, as by a tab that reloads, while others read.
    const answers = await Promise.all([url, other, url, other].map((each) => get(each)))
    assert.equal(
      answers.map(({ status }) => status),
      [500, 200, 500, 200],
    )
    const mended = `Mended after ${code}.`
    site.write(page, pageText(mended))
    await getUntil(site.server, url, ({ status, body }) => status === 200 && body.includes(mended))
    assert.is((await get(other)).status, 200)
  })
}

test('N-27 a file that is too large to be read is told, the page keeps its last text, and it comes back', async () => {
  // Another title reaches the sidebar only with a new version of the whole site, whose bodies are stored.
  site.write(page, pageText('The last good text.').replace(/^title: .*$/m, 'title: Soon too large'))
  await getUntil(site.server, other, ({ body }) => body.includes('Soon too large'))
  await getUntil(site.server, url, ({ body }) => body.includes('The last good text.'))
  const from = site.server.printed().length
  // In one step: of a file half written, the beginning would be the last text.
  site.save('beside, then renamed', page, pageText(constructs['mail addresses']!(5_000_000)))
  await site.server.prints('error file-too-large', from)
  const kept = await get(url)
  assert.is(kept.status, 200)
  assert.match(kept.body, 'The last good text.')
  assert.is((await get(other)).status, 200)
  site.write(page, pageText('Small again.'))
  await getUntil(site.server, url, ({ status, body }) => status === 200 && body.includes('Small again.'))
})

test.run()
