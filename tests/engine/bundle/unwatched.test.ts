/** What the bundler does not watch in dev. */
import { statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { leadsAround, unwatched } from '../../../engine/bundle/dev/viteConfig.ts'
import { forwardSlashes } from '../../../engine/paths/slashed.ts'
import { tempSite } from '../../support/tempSite.ts'

const inside = [
  'content',
  'content/en/a.md',
  'tests/a.ts',
  '.git/HEAD',
  'dist',
  'dist/a/index.html',
  'dist.prev/a.html',
]
const outside = ['site/content/a.ts', 'contents/a.ts', 'site.config.ts', 'theme/Footer.tsx', 'src/dist/a.ts']

for (const root of ['/x/site (1)', '/x/[a]{b}', String.raw`C:\sites\site (1)`])
  test(`neither prose nor what builds write is watched twice: ${root}`, () => {
    const pattern = unwatched({ root, content: 'content', out: 'dist' })
    const isIn = (file: string) => pattern.test(`${forwardSlashes(root)}/${file}`)
    assert.equal(
      inside.filter((file) => !isIn(file)),
      [],
    )
    assert.equal(outside.filter(isIn), [])
  })

test('SECURITY.md "never in a hang": a folder is not entered through a link in it, other links are', () => {
  const { root, remove } = tempSite({ 'site/a.ts': '//', 'site/deep/b.ts': '//' })
  for (const [link, target] of [
    ['up', '..'],
    ['deep/here', '.'],
    ['beside', 'deep'],
  ] as const)
    symlinkSync(target, join(root, 'site', link), 'dir')
  const isIn = (file: string) => leadsAround(join(root, file), statSync(join(root, file)))
  const around = ['site/up', 'site/up/site', 'site/deep/here', 'site/deep/here/here']
  const watched = ['site', 'site/a.ts', 'site/deep', 'site/beside', 'site/beside/b.ts']
  assert.equal([...around, ...watched].filter(isIn), around)
  remove()
})

test.run()
