/** Another program removes what a build uses. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toDiagnostics } from '../../../engine/errors/foreign.ts'
import { cacheFolder } from '../../../engine/run/cacheFolder.ts'
import { openSite, withPlugins } from '../../support/buildSite.ts'

const site = openSite('small')
test.after(() => site.end())
await site.build()
const tree = site.tree()

const staging = () => readdirSync(site.root).filter((name) => name.startsWith('dist.staging-'))

const removals: Readonly<Record<string, readonly [hook: 'route' | 'emit', () => readonly string[]]>> = {
  'the output': ['route', () => ['dist']],
  'a brand of the output': ['route', () => ['dist/acme']],
  'the new output': ['emit', staging],
  'what is remembered': ['route', () => [join(cacheFolder, 'kept')]],
}

for (const [name, [hook, folders]] of Object.entries(removals))
  test(`N-24 ${name} is removed while a build uses it: a whole site, or an error with a code and the name of the file`, async () => {
    const remove = () => {
      for (const folder of folders()) rmSync(join(site.root, folder), { recursive: true })
    }
    const config = withPlugins(
      hook === 'emit'
        ? { name: 'cleaner', emit: () => (remove(), []) }
        : { name: 'cleaner', route: () => (remove(), { routes: [] }) },
    )
    const told = await site.build({ config }).then(
      () => [],
      (error) => toDiagnostics(error, { root: site.root }),
    )
    for (const { code, message } of told) {
      assert.match(code, /^(?:file-vanished|output-broken)$/, message)
      assert.match(message, /(?:dist|node_modules|acme)\//)
      assert.not.match(message, site.root)
    }
    assert.equal(staging(), [])
    await site.build()
    assert.equal(site.tree(), tree)
  })

test.run()
