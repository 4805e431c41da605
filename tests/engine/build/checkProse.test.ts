/** `check` may look at the prose of documents, and at the text of files. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Plugin } from '../../../engine/types.ts'
import { openSite, withPlugins } from '../../support/buildSite.ts'

const site = openSite('small')
test.after(() => site.end())

test('with references as a page has them, where a locale is named', async () => {
  const seen: string[] = []
  const plugin: Plugin = {
    name: 'words',
    async check({ site: { documents }, body, source }) {
      const { file, address } = documents.find(({ file: name }) => name.endsWith('/linked.md'))!
      const { html } = await body(file, address!.locale)
      seen.push(html, (await source(file)) ?? '', String(await source('none.txt')))
      return []
    },
  }
  site.write('content/acme/en/docs/linked.md', '# Linked\n\nTo [intro](./intro.md).\n')
  await site.build({ config: withPlugins(plugin) })
  const [html, text, none] = seen
  assert.match(html!, /To <a href="\/(?:\w+\/)?docs\/intro\/">intro<\/a>/)
  assert.match(text!, 'To [intro](./intro.md).')
  assert.is(none, 'undefined')
})

test.run()
