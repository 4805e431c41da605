/** Pages of prose outside of documentation and blog. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { prosePages } from '../../plugins/prosePages/index.ts'
import { redirects, redirectsOf } from '../../plugins/redirects/index.ts'
import { routeInMemory } from '../support/memorySite.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`

test('a file in a folder that is no locale of the site is on no page', async () => {
  const { routes, diagnostics } = await routeInMemory({
    files: { 'content/acme/fr/pages/a.md': page('A'), 'content/acme/en/pages/b.md': page('B') },
    plugins: [prosePages()],
  })
  assert.equal([[...routes.keys()], diagnostics], [['/en/b/'], []])
})

test('the day of its last change is what the front matter says', async () => {
  const text = '---\ntitle: A\nlast_update: { date: 2026-1-2 }\n---\n\nText.\n'
  const { routes } = await routeInMemory({ files: { 'content/acme/zh/pages/a.md': text }, plugins: [prosePages()] })
  assert.is(routes.get('/a/')!.modified, '2026-01-02')
})

test('a page with a later date of publication is no page before it, and is told', async () => {
  const text = '---\ntitle: A\npublishAt: 2999-01-01\n---\n\nText.\n'
  const { scheduled, routes } = await routeInMemory({
    files: { 'content/acme/zh/pages/a.md': text },
    plugins: [prosePages()],
  })
  assert.equal([...routes.keys()], [])
  assert.equal(scheduled, [{ file: 'content/acme/zh/pages/a.md', at: '2999-01-01T00:00:00.000Z' }])
})

test('its former addresses lead to it', async () => {
  const text = '---\ntitle: A\nredirect_from: [/was/]\n---\n\nText.\n'
  const { site } = await routeInMemory({
    files: { 'content/acme/zh/pages/a.md': text },
    plugins: [prosePages(), redirects()],
  })
  assert.equal(
    redirectsOf(site).map(({ from, to }) => `${from} -> ${to}`),
    ['/en/was/ -> /en/a/', '/was/ -> /a/'],
  )
})

test.run()
