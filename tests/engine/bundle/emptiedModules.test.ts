/** Modules that an editor has emptied for a moment. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { awaitEmptied } from '../../../engine/bundle/dev/emptiedModules.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('bundle: emptied modules')

const { filter, handler } = awaitEmptied.load

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

test.run()
