/** Loading the configuration again while its files are being saved. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DevBundler } from '../../../engine/bundle/dev/bundler.ts'
import type { DevSession } from '../../../engine/dev/devSession.ts'
import type { Tabs } from '../../../engine/dev/tabs.ts'
import { concernConfig } from '../../../engine/dev/configFiles.ts'
import { createUpdate } from '../../../engine/dev/update.ts'
import type { Config } from '../../../engine/types.ts'

const file = 'site.config.ts'

/** `replace` of a session, and how often it was called. */
async function update(replace: (root: string, attempt: number) => void) {
  const root = mkdtempSync(join(tmpdir(), 'update-'))
  writeFileSync(join(root, file), 'export default 1\n')
  const config = { root, file, brands: [{ id: 'acme' }], brandsFolder: 'brands', plugins: [] } as unknown as Config
  let attempts = 0
  const run = createUpdate({
    session: {
      current: () => ({ config }) as DevSession,
      replace: async () => {
        replace(root, ++attempts)
        return []
      },
    },
    bundler: () => ({ invalidate() {}, invalidateEntries() {} }) as unknown as DevBundler,
    tabs: { beginRound() {}, refresh: async () => {} } as unknown as Tabs,
    browserProblems: { recheck: async () => {} } as never,
    onConfig() {},
  })
  const failure: unknown = await run([file]).then(
    () => undefined,
    (error: unknown) => error,
  )
  return { attempts, failure }
}

test('a failure of a configuration that was saved meanwhile is none: it is loaded once more', async () => {
  const { attempts, failure } = await update((root, attempt) => {
    if (attempt > 1) return
    writeFileSync(join(root, file), 'export default 22\n')
    throw new Error('half of a change')
  })
  assert.is(failure, undefined)
  assert.is(attempts, 2)
})

test('a failure of one that lies still is told at once', async () => {
  const { attempts, failure } = await update(() => {
    throw new Error('wrong')
  })
  assert.is((failure as Error).message, 'wrong')
  assert.is(attempts, 1)
})

test('an app and a script that the configuration takes without being told to are taken when they come', async () => {
  const root = mkdtempSync(join(tmpdir(), 'update-'))
  const config = { root, file, brands: [], brandsFolder: 'brands', app: 'theme/app.tsx', content: 'content' }
  const concerns = (name: string) => concernConfig([name], config as unknown as Config)
  mkdirSync(join(root, 'site'))
  for (const name of ['site/app.tsx', 'site/client.ts']) {
    assert.is(await concerns(name), false)
    writeFileSync(join(root, name), 'export default {}\n')
    assert.is(await concerns(name), true)
  }
})

test.run()
