/** Folders whose modules a browser cannot ask for. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { dev } from '../../../engine/dev.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { openSite } from '../../support/buildSite.ts'
import { problemsOf } from '../../support/memorySite.ts'

for (const folder of ['c#', 'what?'])
  test(`dev refuses a project in a folder called ${folder}, and names it`, async () => {
    const site = openSite('small', { folder })
    const report = { ...silentReporter, problems: () => {}, format: () => '' }
    const load = () => loadConfig({ root: site.root, overrides: { production: false } })
    const [problem] = await problemsOf(() => dev({ load, host: '127.0.0.1', port: 0, strictPort: false, report }))
    site.end()
    assert.is(problem!.code, 'folder-unservable')
    assert.match(problem!.message, `"${site.root}"`)
  })

test('a build works there, too, but for a worker below "?", which is told', async () => {
  const site = openSite('pair', { folder: 'what?' })
  await site.build()
  const island = 'site/Counter.island.tsx'
  site.write('site/work.ts', 'postMessage(1)\n')
  site.write(
    island,
    `${site.read(island)}\nexport const work = () => new Worker(new URL('./work.ts', import.meta.url), { type: 'module' })\n`,
  )
  const [problem] = await problemsOf(() => site.build())
  assert.is(problem!.code, 'folder-unservable')
  assert.is(problem!.hint, 'Rename the folder.')
  site.end()
})

test.run()
