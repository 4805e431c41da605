/** What a reference names is published: nothing hidden is, whoever names it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReferences } from '../../../engine/render/references.ts'
import { withFiles } from '../../../engine/render/shownFiles.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'

const hidden = ['.env', 'content/.draft/a.png', 'content/.a.svg']
const others = ['content/a.png', 'node_modules/.pnpm/icons/a.svg']
const references = createReferences(
  createMemoryDisk(Object.fromEntries([...hidden, ...others].map((file) => [file, 'TOKEN=1']))),
)

test('a hidden file has no name in the output', async () => {
  for (const file of hidden) {
    const found = await references.asset(file).catch(({ diagnostics }) => diagnostics[0].code)
    assert.is(found, 'file-hidden', file)
  }
  for (const file of others) assert.match(await references.asset(file), /^assets\/a\.\w{10}\.\w{3}$/, file)
})

test('a prop that names one is left out', async () => {
  const { value } = await withFiles({ a: 'asset:content/.draft/a.png', b: 'asset:content/a.png' }, references)
  assert.equal(Object.keys(value), ['b'])
})

test.run()
