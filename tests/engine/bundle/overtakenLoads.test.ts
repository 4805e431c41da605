/** A module that is saved while it is being loaded: who asks for it after the save gets what was saved. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startDevBundler } from '../../../engine/bundle/devBundler.ts'
import { openSite } from '../../support/buildSite.ts'

const test = suite('dev: loads that a save overtakes')

const file = 'site/text.ts'
const moduleWith = (text: string) => `export const text = '${text}'\n`

test('G-07 a load that began before the save is not shared with one that begins after it', async () => {
  const site = openSite('small', { files: { [file]: moduleWith('before') } })
  const held = hold()
  const config = await site.config((config) => ({
    ...config,
    production: false,
    plugins: [...config.plugins, { name: 'slow', vite: () => [{ name: 'slow', transform: held.transform }] }],
  }))
  const bundler = await startDevBundler({
    config,
    cacheFolder: `${site.root}/node_modules/.cache/overtaken`,
    onChange() {},
    onProblem(error) {
      throw error
    },
    onLimit() {},
    note() {},
  })
  const load = async () => (await bundler.importModule(file))['text']
  try {
    const before = load()
    await held.reached
    site.write(file, moduleWith('after'))
    bundler.notifyChange('change', file)
    const after = load()
    held.release()
    assert.is(await after, 'after')
    await before
    assert.is(await load(), 'after')
  } finally {
    await bundler.close()
    site.end()
  }
})

/** The first load of the module stays under way until it is released. */
function hold() {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  return {
    reached: reached.promise,
    release: released.resolve,
    async transform(_code: string, id: string) {
      if (!id.endsWith(file)) return
      reached.resolve()
      await released.promise
    },
  }
}

test.run()
