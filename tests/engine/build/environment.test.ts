/** What a configuration takes from the environment is not in its text, and changes the site all the same. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import { openSite } from '../../support/buildSite.ts'

const site = openSite('pair')
test.after(() => site.end())
const page = 'dist/alpha/docs/intro/index.html'

/** As with `remark: process.env.X ? [mark] : []`. */
const buildWith = (remark: readonly (() => (tree: unknown) => void)[]) =>
  site.build({
    config: (config) => ({
      ...config,
      plugins: config.plugins.map((plugin) => (plugin.name === 'docs' ? docs({ remark: [...remark] }) : plugin)),
    }),
  })
const mark = () => (tree: unknown) => {
  const { children } = tree as { children: unknown[] }
  children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Marked by a plugin' }] })
}

test('a plugin of remark that comes or goes with the environment', async () => {
  await buildWith([])
  assert.not.match(site.read(page), 'Marked by a plugin')
  await buildWith([mark])
  assert.match(site.read(page), 'Marked by a plugin')
  assert.is((await buildWith([mark])).rendered, 0)
  await buildWith([])
  assert.not.match(site.read(page), 'Marked by a plugin')
})

test.run()
