/** Modules that an editor has emptied for a moment, and those that were saved before the watcher tells of it. */
import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSavedModules } from '../../../engine/bundle/dev/savedModules.ts'
import { saveDelay } from '../../../engine/dev/saves.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('bundle: saved modules')

const { plugin, take } = createSavedModules()
const load = (id: string, name = 'ssr') => plugin.load.handler.call({ environment: { name } }, id)

/** It was read when it was empty, and is filled after that. */
const isMade = (name: string, text: string) =>
  inTempFolder(async (folder) => {
    const file = join(folder, name.replace('?direct', ''))
    writeFileSync(file, '')
    const { filter, handler } = plugin.transform
    const made =
      filter.id.test(join(folder, name)) && filter.code.test('') ? handler('', join(folder, name)) : undefined
    writeFileSync(file, text)
    return made
  })

for (const name of ['Counter.island.tsx', 'words.ts', 'page.css', 'page.css?direct'])
  test(`G-07 ${name} is what its editor fills it with`, async () => {
    assert.is(await isMade(name, 'filled'), 'filled')
  })

test('a module that stays empty is empty, at once where that was long ago, and any other one is left to the bundler', () =>
  inTempFolder(async (folder) => {
    assert.is(await isMade('empty.ts', ''), undefined)
    const old = join(folder, 'old.ts')
    writeFileSync(old, '')
    // Where the clock was set back, a file is of the future.
    for (const time of [1, Date.now() / 1000 + 3600]) {
      utimesSync(old, time, time)
      const begun = performance.now()
      assert.is(await plugin.transform.handler('', old), undefined)
      assert.ok(performance.now() - begun < saveDelay)
    }
    assert.is(await plugin.transform.handler('', join(folder, 'none.ts')), undefined)
    assert.not.ok(plugin.transform.filter.code.test('full'))
    assert.not.ok(plugin.transform.filter.id.test('/page.css?raw'))
  }))

test('what was saved since rendering has loaded it is told once, and not what is gone or only a browser has', () =>
  inTempFolder((folder) => {
    const at = (name: string) => join(folder, name)
    take()
    for (const name of ['saved.ts', 'same.ts', 'gone.ts', 'script.ts']) {
      writeFileSync(at(name), 'before')
      load(at(name), name === 'script.ts' ? 'client' : 'ssr')
    }
    for (const name of ['saved.ts', 'script.ts']) writeFileSync(at(name), 'after it')
    rmSync(at('gone.ts'))
    assert.equal([take(), take()], [[at('saved.ts')], []])
    load(at('saved.ts'))
    writeFileSync(at('saved.ts'), 'again, longer')
    assert.equal(take(), [at('saved.ts')])
  }))

test.run()
