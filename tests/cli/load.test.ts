/** What a command tells of a configuration that is none of the configuration's own mistakes. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadForBuild } from '../../cli/load.ts'
import { silentReporter } from '../../engine/run/reporter.ts'
import { goodConfig, withSite } from '../support/tempSite.ts'

test('a code in severities that is nearly one that is said is noted, and one of somebody else is not', async () => {
  const severities = "severities: { 'link-brokn': 'warning', 'link-broken': 'warning', 'my-own-code': 'off' },"
  const files = { 'site.config.ts': goodConfig.replace('plugins:', `${severities} plugins:`) }
  const notes: string[] = []
  await withSite(files, async (root) => {
    const flags = { root, config: 'site.config.ts', brand: [], locale: [], cache: false }
    await loadForBuild(flags as never, { ...silentReporter, note: (text) => void notes.push(text) })
  })
  assert.equal(notes, ['severities: no message has the code "link-brokn". Did you mean "link-broken"?'])
})

test.run()
