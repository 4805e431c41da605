/** What the bundler does not watch in dev. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { unwatched } from '../../../engine/bundle/dev/viteConfig.ts'
import { forwardSlashes } from '../../../engine/paths/slashed.ts'

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

test.run()
