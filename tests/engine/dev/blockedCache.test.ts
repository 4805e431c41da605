/** A project whose cache cannot be written. */
import { readdirSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { get } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { cacheFolder } from '../../../engine/run/cacheFolder.ts'
import { openSite } from '../../support/buildSite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

test('N-11 dev starts, says so once, keeps packages elsewhere and removes them in the end', async () => {
  const site = openSite('pair', { isCold: true })
  site.write(cacheFolder, 'a file where the folder would be')
  const { path: temporary, end } = openTempFolder()
  process.env['TMPDIR'] = temporary
  const server = await startServer('dev', ['alpha'], ['--root', site.root])
  const { body } = await get(`${server.urls['alpha']}site/Counter.island.tsx`)
  const [, address] = /from "(\/@fs\/[^"]+\/deps\/react\.js[^"]*)"/.exec(body)!
  assert.ok(address!.startsWith(`/@fs${temporary}`), address)
  assert.is((await get(server.urls['alpha'] + address!.slice(1))).status, 200)
  assert.is(server.printed().split('so nothing is remembered').length, 2, server.printed())
  await server.stop()
  assert.equal(readdirSync(temporary), [])
  site.end()
  end()
})

test.run()
