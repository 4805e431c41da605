/** Docs that are there and not published. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docsSite, page } from './support/docsSite.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'

test('A-24 a doc is no part of a build before its time', async () => {
  const files = { 'zh/a.md': page('A'), 'zh/later.md': page('Later', 'publishAt: 2024-06-01') }
  const before = await docsSite(files, { config: { now: new Date('2024-05-31T23:59:59Z') } })
  assert.not.ok(before.paths.includes('/docs/later/'))
  assert.not.match(JSON.stringify(before.site.shared), /later/i)
  const after = await docsSite(files, { config: { now: new Date('2024-06-01T00:00:00Z') } })
  assert.ok(after.paths.includes('/docs/later/'))
})

const versions = {
  'zh/a.md': page('Published', 'id: same\nslug: a'),
  'zh/b.md': page('Next', 'id: same\nslug: a\ndraft: true'),
}

test('A-06 a draft may have the id of a published doc: a build shows the one, dev the other', async () => {
  for (const [production, title] of [
    [true, 'Published'],
    [false, 'Next'],
  ] as const) {
    for (const files of [versions, Object.fromEntries(Object.entries(versions).toReversed())]) {
      const { propsOf } = await docsSite(files, { config: { production } })
      assert.is(propsOf('/docs/a/').title, title)
    }
  }
})

test('A-06 two published docs may not', async () => {
  const files = { ...versions, 'zh/b.md': page('Other', 'id: same\nslug: b') }
  assert.equal(
    (await problemsOf(() => docsSite(files))).map(({ code }) => code),
    ['doc-id-twice'],
  )
})

test('a neighbour that a page names has to be there, if only as a draft', async () => {
  const files = {
    'zh/a.md': page('A', 'pagination_next: guide/bb\npagination_prev: null'),
    'zh/guide/b.md': page('B', 'pagination_prev: c'),
    'zh/c.md': page('C', 'draft: true'),
  }
  const found = await problemsOf(() => docsSite(files))
  assert.equal(
    found.map((problem) => [brief(problem), problem.message, problem.hint]),
    [
      [
        'doc-unknown content/acme/zh/docs/a.md:3:1',
        'pagination_next names the doc "guide/bb", which does not exist',
        'Did you mean "guide/b"?',
      ],
    ],
  )
  const [far] = await problemsOf(() => docsSite({ 'zh/a.md': page('A', 'pagination_next: elsewhere') }))
  assert.is(far!.hint, 'A page is named by its folders and its file, without the ending: guide/install.')
})

test.run()
