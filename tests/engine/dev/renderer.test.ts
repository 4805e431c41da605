/** Pages of the dev server are made from the files that are there now, those that prose brings with it included. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createContent } from '../../../engine/dev/content.ts'
import { createDevRenderer } from '../../../engine/dev/renderer.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { createFakeBundle } from '../../support/fakeBundle.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { memorySession } from '../../support/memorySession.ts'
import { acme, configOf } from '../../support/memorySite.ts'

const folder = 'content/acme/zh/docs'

test('a part that changes is shown anew on a page that was rendered before', async () => {
  const disk = createMemoryDisk({
    [`${folder}/a.md`]: '# A\n\n<Include src="./_part.md" />\n',
    [`${folder}/_part.md`]: 'old words\n',
  })
  const config = configOf({ plugins: [docs()], brands: [{ ...acme, locales: ['zh'] }], production: false })
  const session = memorySession(disk)
  const content = createContent(config, session)
  await content.load()
  const site = content.state()!.site(acme.id)
  const route = site.routes.find(({ path }) => path === '/docs/a/')!
  const renderer = createDevRenderer(config, session, async () => {})
  const shown = async () => {
    const page = await renderer.render({ site, route, bundle: createFakeBundle() })
    return 'html' in page && page.html ? Buffer.from(page.html).toString() : JSON.stringify(page)
  }

  assert.match(await shown(), 'old words')
  disk.files.set(`${folder}/_part.md`, 'new words\n')
  assert.match(await shown(), 'new words')
})

test.run()
