/** Pages of prose outside of documentation and blog. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { prosePages } from '../../plugins/prosePages/index.ts'
import { routeInMemory } from '../support/memorySite.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`

test('a file in a folder that is no locale of the site is on no page', async () => {
  const { routes, diagnostics } = await routeInMemory({
    files: { 'content/acme/fr/pages/a.md': page('A'), 'content/acme/en/pages/b.md': page('B') },
    plugins: [prosePages()],
  })
  assert.equal([[...routes.keys()], diagnostics], [['/en/b/'], []])
})

test.run()
