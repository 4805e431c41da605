/** What is kept of the packs, for how long, and in how many files. */
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { nameOf } from '../../../engine/store/openPacks.ts'
import { packLimits } from '../../../engine/store/packLimits.ts'
import { day, inFolder, opened, packsIn, run, start, textOf } from '../../support/packRuns.ts'

/** A run that puts one value under a key of the same name. */
const put = (folder: string, name: string, opening: Parameters<typeof run>[2] = {}) =>
  run(folder, (store) => store.put('kind', name, name), opening)

test(
  'a value is written again when its pack is older than the days for that, and not before',
  inFolder((folder) => {
    put(folder, 'a')
    const writes = (at: number) => run(folder, (store) => (textOf(store, 'a'), store.counts().writes), { at })
    assert.is(writes(start + 7 * day), 0)
    assert.is(writes(start + 7 * day + 1), 1)
    assert.is(writes(start + 7 * day + 2), 0, 'it is in a new pack now')
  }),
)

test(
  'a pack goes after its days, its index with it',
  inFolder((folder) => {
    put(folder, 'a')
    run(folder, () => {}, { at: start + 30 * day })
    assert.is(readdirSync(folder).length, 2)
    run(folder, () => {}, { at: start + 30 * day + 1 })
    assert.equal(readdirSync(folder), [])
  }),
)

test('a cache has no more than 2 GiB, and nothing that was not used for a month, as its documentation says', () =>
  assert.equal([packLimits.bytes, packLimits.days], [2_147_483_648, 30]))

test(
  'packs may have all bytes of the limit, and not one more, whoever wrote them and whatever lies beside them',
  inFolder((folder) => {
    put(folder, 'a', { keeps: false })
    const { size } = statSync(join(folder, packsIn(folder)[0]!))
    for (const [bytes, left] of [
      [size, 1],
      [size - 1, 0],
    ] as const) {
      mkdirSync(join(folder, nameOf(start + 1)))
      run(folder, () => {}, { at: start + 1, limits: { bytes } })
      assert.is(packsIn(folder).length, left)
    }
  }),
)

test(
  'packs of a shared store count for nothing here: they are neither merged nor the first to go',
  inFolder((folder) => {
    for (let round = 1; round < 4; round++) put(folder, `${round}`, { at: start + round })
    const shared = packsIn(folder)
    mkdirSync(join(folder, 'shared'))
    for (const name of readdirSync(folder).filter((name) => name !== 'shared'))
      renameSync(join(folder, name), join(folder, 'shared', name))
    put(folder, 'own')
    run(folder, () => {}, { at: start + 5, limits: { bytes: 120, smallPacks: 1 } })
    assert.equal([packsIn(folder).length, packsIn(join(folder, 'shared'))], [1, shared])
    run(folder, () => {}, { at: start + 5, limits: { bytes: 1 } })
    assert.equal([packsIn(folder).length, packsIn(join(folder, 'shared'))], [0, shared])
    run(folder, (store) => assert.equal([textOf(store, '1'), textOf(store, '3')], ['1', '3']))
    run(folder, () => {}, { at: start + 3 + 31 * day })
    assert.equal(packsIn(join(folder, 'shared')), [])
  }),
)

test(
  'as many small packs as may be stay; of one more, one is made, and no value lives longer for it',
  inFolder((folder) => {
    const limits = { smallPacks: 3 }
    for (let round = 0; round < 3; round++) put(folder, `${round}`, { at: start + round * day, limits })
    assert.is(packsIn(folder).length, 3)
    put(folder, '3', { at: start + 3 * day, limits })
    assert.is(readdirSync(folder).length, 2, 'a pack and its index')
    run(
      folder,
      (store) =>
        assert.equal(
          ['0', '3'].map((key) => textOf(store, key)),
          ['0', '3'],
        ),
      {
        at: start + 4 * day,
        keeps: false,
      },
    )
    run(folder, () => {}, { at: start + 31 * day })
    assert.equal(readdirSync(folder), [])
  }),
)

test(
  'of a value that is there twice the later one stays when packs become one, and takes its place once',
  inFolder((folder) => {
    for (const [index, text] of ['old', 'new'].entries())
      run(folder, (store) => store.put('kind', 'a', text.repeat(100)), { at: start + index })
    const limits = { smallPacks: 1 }
    run(folder, () => {}, { at: start + 2, limits })
    const [only] = packsIn(folder)
    assert.is(packsIn(folder).length, 1)
    assert.ok(statSync(join(folder, only!)).size < 400)
    run(folder, (store) => assert.is(textOf(store, 'a'), 'new'.repeat(100)))
  }),
)

test(
  'a value that was damaged is left out when packs become one',
  inFolder((folder) => {
    for (const [index, name] of ['a', 'b', 'c'].entries()) put(folder, name, { at: start + index })
    const damaged = join(folder, packsIn(folder)[1]!)
    const bytes = readFileSync(damaged)
    bytes[bytes.length - 1]! ^= 1
    writeFileSync(damaged, bytes)
    run(folder, () => {}, { at: start + 9, limits: { smallPacks: 1 } })
    run(folder, (store) =>
      assert.equal(
        ['a', 'b', 'c'].map((key) => textOf(store, key)),
        ['a', undefined, 'c'],
      ),
    )
  }),
)

test(
  'a large pack is not written again to be one with others',
  inFolder((folder) => {
    const large = Buffer.alloc(8 * 2 ** 20)
    run(folder, (store) => store.put('kind', 'large', large))
    const [first] = packsIn(folder)
    for (const [index, name] of ['a', 'b', 'c'].entries())
      put(folder, name, { at: start + 1 + index, limits: { smallPacks: 2 } })
    assert.equal([packsIn(folder).length, packsIn(folder)[0]], [2, first])
  }),
)

test(
  'packs that cannot become one stay as they are',
  inFolder((folder) => {
    for (const [index, name] of ['a', 'b', 'c'].entries()) put(folder, name, { at: start + index })
    const before = packsIn(folder)
    const store = opened(folder, { at: start + 9, limits: { smallPacks: 1 } })
    const { writeFileSync: write } = fs
    fs.writeFileSync = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    syncBuiltinESMExports()
    try {
      store.close()
    } finally {
      fs.writeFileSync = write
      syncBuiltinESMExports()
    }
    assert.equal(packsIn(folder), before)
    run(folder, (again) =>
      assert.equal(
        ['a', 'c'].map((key) => textOf(again, key)),
        ['a', 'c'],
      ),
    )
  }),
)

test(
  'a file that is no pack goes, with what is named as its index, and so does a pack without values',
  inFolder((folder) => {
    put(folder, 'a')
    const [name] = packsIn(folder)
    const [other, empty] = ['0123456789abc', '0123456789abd'].map((id) => name!.replace(/-.*(?=\.pack)/, `-${id}`))
    writeFileSync(join(folder, empty!), 'sitepk1\n')
    writeFileSync(join(folder, other!), 'something else')
    writeFileSync(join(folder, `${other}.index`), 'something else')
    run(folder, (store) => assert.is(textOf(store, 'a'), 'a'))
    assert.not.ok(existsSync(join(folder, other!)) || existsSync(join(folder, `${other}.index`)))
    assert.equal(packsIn(folder), [name])
  }),
)

test(
  'only the store that keeps takes anything away',
  inFolder((folder) => {
    put(folder, 'a')
    for (const at of [start + 1, start + 90 * day])
      run(folder, (store) => store.put('kind', `${at}`, ''), { at, keeps: false })
    assert.is(packsIn(folder).length, 3)
    assert.is(readdirSync(folder).length, 4, 'nor does it write an index')
  }),
)

test.run()
