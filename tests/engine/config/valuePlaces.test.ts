/** Lines of what functions of the configuration return. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { placeOfPart } from '../../../engine/config/valuePlaces.ts'
import { brief, configOf } from '../../support/memorySite.ts'

const root = mkdtempSync(join(tmpdir(), 'value-places-'))
test.after(() => rmSync(root, { recursive: true }))

async function placeIn(files: Readonly<Record<string, string>>, keys: readonly (string | number)[], value: unknown) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  const place = await placeOfPart({ keys, value }, configOf({ root }))
  return brief({ code: '', place } as never)
}

test('what a function of the configuration returns is found in its text', async () => {
  const text = `export default defineSite({
  lists: ({ id }) => {
    if (id === 'a') return { main: ['x', { label: 'A', items: ['one'] }] }
    return {
      main: ['x', { label: 'B', items: ['two', 'one'] }],
    }
  },
})
`
  const files = { 'site.config.ts': text }
  assert.is(await placeIn(files, ['main', 1, 'items', 0], 'one'), 'site.config.ts:3:64')
  assert.is(await placeIn(files, ['main', 1, 'items', 0], 'two'), 'site.config.ts:5:41')
  assert.is(await placeIn(files, ['main', 1, 'label'], 'B'), 'site.config.ts:5:21')
})

test('it is found in modules that the configuration imports, and through variables', async () => {
  const files = {
    'site.config.ts': "import { lists } from './lists.ts'\nexport default { lists: () => lists }\n",
    'lists.ts': "const first = [\n  'one',\n  'two',\n]\nexport const lists = { main: first }\n",
  }
  assert.is(await placeIn(files, ['main', 1], 'two'), 'lists.ts:3:3')
})

test('what is not written out is told where it is said, else at what is around it', async () => {
  const files = {
    'site.config.ts':
      "const names = ['one'].map((name) => name)\nexport default { lists: () => ({ main: [...names, 'two', { a: f() }] }) }\n",
  }
  assert.is(await placeIn(files, ['main', 0], 'one'), 'site.config.ts:1:16')
  assert.is(await placeIn(files, ['main', 2], { a: 1 }), 'site.config.ts:2:34')
  assert.is(await placeIn(files, ['other', 2], 'three'), 'site.config.ts')
})

test.run()
