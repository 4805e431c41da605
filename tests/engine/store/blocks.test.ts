/** Things in blocks: an edit makes one block anew. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inBlocks } from '../../../engine/store/blocks.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `/docs/page-${index}/`)
const self = (name: string) => name

test('every item is in one block, in the order it came', () => {
  for (const count of [0, 1, 2, 500]) {
    const blocks = inBlocks(names(count), self)
    assert.equal(blocks.flat(), names(count))
    assert.ok(blocks.every((block) => block.length))
  }
})

test('blocks have the wanted size on average', () => {
  for (const [size, blocks] of [
    [64, inBlocks(names(12_800), self)],
    [16, inBlocks(names(3200), self, 16)],
  ] as const) {
    const average = blocks.flat().length / blocks.length
    assert.ok(average > size * 0.8 && average < size * 1.25, `${average} for ${size}`)
  }
  assert.equal(inBlocks(['a', 'b', 'c'], self, 1), [['a'], ['b'], ['c']])
})

test('an item that comes, goes or changes touches the block it is in and no other', () => {
  type Item = { readonly name: string; readonly text: string }
  const items = names(1000).map((name): Item => ({ name, text: 'a' }))
  const texts = (list: readonly Item[]) => inBlocks(list, ({ name }) => name).map((block) => JSON.stringify(block))
  const before = new Set(texts(items))
  const edits: Readonly<Record<string, readonly Item[]>> = {
    comes: items.toSpliced(500, 0, { name: 'new', text: 'a' }),
    goes: items.toSpliced(500, 1),
    changes: items.with(500, { ...items[500]!, text: 'b' }),
  }
  for (const [what, edited] of Object.entries(edits))
    assert.is(texts(edited).filter((text) => !before.has(text)).length, 1, what)
})

test.run()
