import { isUtf8 } from 'node:buffer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/store/hash.ts'
import { readSource } from '../../../engine/disk/source.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { problemsOf } from '../../support/memorySite.ts'
import { fc } from '../../support/properties.ts'

const sourceOf = (bytes: string | Uint8Array) => readSource('a.md', createMemoryDisk({ 'a.md': bytes }))

test('text and hash of the bytes', async () => {
  assert.equal(await sourceOf('数据\r\n'), { file: 'a.md', text: '数据\r\n', hash: hashOf('数据\r\n') })
  assert.is((await sourceOf(''))!.text, '')
  assert.is(await readSource('b.md', createMemoryDisk({})), undefined)
})

test('A-13 a byte order mark is dropped from the text and counts in the hash', async () => {
  const [marked, plain] = [await sourceOf('\uFEFF# Title'), await sourceOf('# Title')]
  assert.is(marked!.text, plain!.text)
  assert.is.not(marked!.hash, plain!.hash)
  assert.is((await sourceOf('a\uFEFFb'))!.text, 'a\uFEFFb')
})

const wrong: readonly [string, Uint8Array, number][] = [
  ['GB18030', Buffer.from([0x23, 0x20, 0xca, 0xfd, 0xbe, 0xdd]), 2],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFF# Title', 'utf16le'), 0],
  ['Latin 1', Buffer.from('caf\u00e9 au lait', 'latin1'), 3],
  ['a character cut at the end', Buffer.from('数据').subarray(0, 5), 3],
  ['a lone continuation', Buffer.from([0x61, 0x80]), 1],
  ['an overlong slash', Buffer.from([0x2e, 0xc0, 0xaf]), 1],
  ['a surrogate', Buffer.from([0x61, 0xed, 0xa0, 0x80]), 1],
  ['beyond Unicode', Buffer.from([0xf5, 0x80, 0x80, 0x80]), 0],
]
const column = (bytes: Uint8Array, byte: number) => Buffer.from(bytes.subarray(0, byte)).toString().length + 1

for (const [name, bytes, byte] of wrong) {
  test(`A-12 ${name} is an error with the byte`, async () => {
    const [problem] = await problemsOf(() => sourceOf(bytes))
    assert.is(problem!.code, 'file-not-utf8')
    assert.is(problem!.message, `Not valid UTF-8 at byte ${byte}`)
    assert.equal(problem!.place, { file: 'a.md', line: 1, column: column(bytes, byte) })
  })
}

test('A-12 its line and column are those an editor shows: a byte order mark has none', async () => {
  const [problem] = await problemsOf(() =>
    sourceOf(Buffer.concat([Buffer.from('\uFEFF# 数\n据x'), Buffer.from([0xff])])),
  )
  assert.equal(problem!.place, { file: 'a.md', line: 2, column: 3 })
})

test('A-12 the byte is where the longest valid beginning ends, for any bytes', async () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }).map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
    ),
    { maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const bytes = Buffer.concat(parts)
      if (isUtf8(bytes)) return assert.is((await sourceOf(bytes))!.text, new TextDecoder().decode(bytes))
      let valid = bytes.length
      while (!isUtf8(bytes.subarray(0, valid))) valid--
      const [problem] = await problemsOf(() => sourceOf(bytes))
      assert.is(problem!.message, `Not valid UTF-8 at byte ${valid}`)
    }),
    { numRuns: 2000 },
  )
})

test.run()
