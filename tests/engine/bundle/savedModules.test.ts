/** Modules that an editor has emptied for a moment, and those that were saved before the watcher tells of it. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSavedModules } from '../../../engine/bundle/dev/savedModules.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('bundle: saved modules')

const { plugin, take } = createSavedModules()
const { filter } = plugin.load
const handler = (id: string, name = 'ssr') => plugin.load.handler.call({ environment: { name } }, id)

/** It is filled while it is being loaded. */
const loadsAs = (name: string, before: string, after: string) =>
  inTempFolder(async (folder) => {
    const file = join(folder, name.replace('?direct', ''))
    writeFileSync(file, before)
    const loaded = filter.id.test(join(folder, name)) ? handler(join(folder, name)) : undefined
    writeFileSync(file, after)
    return loaded
  })

for (const name of ['Counter.island.tsx', 'words.ts', 'page.css', 'page.css?direct'])
  test(`G-07 ${name} is what its editor fills it with`, async () => {
    assert.is(await loadsAs(name, '', 'filled'), 'filled')
  })

test('a module that is empty is empty, and any other one is left to the bundler', async () => {
  assert.is(await loadsAs('empty.ts', '', ''), '')
  for (const name of ['full.ts', 'page.css?raw']) assert.is(await loadsAs(name, 'full', 'full'), undefined)
})

test('what was saved since rendering has loaded it is told once, and not what is gone or only a browser has', () =>
  inTempFolder(async (folder) => {
    const at = (name: string) => join(folder, name)
    take()
    for (const name of ['saved.ts', 'same.ts', 'gone.ts', 'script.ts']) {
      writeFileSync(at(name), 'before')
      await handler(at(name), name === 'script.ts' ? 'client' : 'ssr')
    }
    for (const name of ['saved.ts', 'script.ts']) writeFileSync(at(name), 'after it')
    rmSync(at('gone.ts'))
    assert.equal([take(), take()], [[at('saved.ts')], []])
    await handler(at('saved.ts'))
    writeFileSync(at('saved.ts'), 'again, longer')
    assert.equal(take(), [at('saved.ts')])
  }))

test.run()
