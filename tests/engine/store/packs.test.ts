/** Values in packs: what was put comes back, whatever happens to the files, and old ones go. */
import fs, { copyFileSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { nameOf } from '../../../engine/store/openPacks.ts'
import { keyDigest } from '../../../engine/store/packFile.ts'
import { day, inFolder, opened, packsIn, run, start, textOf } from '../../support/packRuns.ts'

test(
  'what was put comes back, in this run and the next, under its kind and key only',
  inFolder((folder) => {
    run(folder, (store) => {
      store.put('kind', 'a', '你好')
      store.put('kind', 'empty', '')
      store.put('kind', 'bytes', new Uint8Array([0, 255, 10]))
      assert.is(textOf(store, 'a'), '你好')
    })
    run(folder, (store) => {
      assert.equal([textOf(store, 'a'), textOf(store, 'empty')], ['你好', ''])
      assert.equal([...store.get('kind', 'bytes')!], [0, 255, 10])
      assert.equal([store.get('other', 'a'), store.get('kind', 'b')], [undefined, undefined])
      assert.equal(store.counts(), { reads: 3, writes: 0 })
    })
    assert.is(packsIn(folder).length, 1, 'a run that has nothing to keep makes no pack')
  }),
)

test(
  'texts of any length come back, each as it was put, whatever was put before and after it',
  inFolder((folder) => {
    const texts = [10, 2 ** 16, 2 ** 16 + 1, 3, 2 ** 19, 2 ** 21, 7].map((length) => '数'.repeat(length))
    run(folder, (store) => texts.forEach((text, index) => store.put('kind', String(index), text)))
    run(folder, (store) => texts.forEach((text, index) => assert.ok(textOf(store, String(index)) === text, `${index}`)))
  }),
)

test(
  'one store sees what another has written when it looks again',
  inFolder((folder) => {
    const [main, thread] = [opened(folder), opened(folder, { keeps: false })]
    thread.put('kind', 'a', '1')
    assert.is(textOf(main, 'a'), undefined)
    main.refresh()
    assert.is(textOf(main, 'a'), '1')
    thread.put('kind', 'b', '2')
    main.refresh()
    assert.is(textOf(main, 'b'), '2')
    thread.close()
    main.close()
    run(folder, (store) => assert.equal([textOf(store, 'a'), textOf(store, 'b')], ['1', '2']))
  }),
)

test(
  'values that are used stay; others go after the days that are set',
  inFolder((folder) => {
    run(folder, (store) => {
      store.put('kind', 'used', '1')
      store.put('kind', 'unused', '2')
    })
    for (const days of [5, 10, 20, 31]) run(folder, (store) => textOf(store, 'used'), { at: start + days * day })
    run(folder, (store) => assert.equal([textOf(store, 'used'), textOf(store, 'unused')], ['1', undefined]), {
      at: start + 32 * day,
    })
  }),
)

test(
  'all packs together stay below their limit: the oldest go first, files of their indexes with them',
  inFolder((folder) => {
    for (let round = 0; round < 6; round++)
      run(folder, (store) => store.put('kind', `${round}`, 'x'.repeat(1000)), {
        at: start + round,
        limits: { bytes: 3500 },
      })
    run(folder, (store) =>
      assert.equal(
        [0, 1, 2, 3, 4, 5].map((round) => textOf(store, `${round}`)?.length),
        [undefined, undefined, undefined, 1000, 1000, 1000],
      ),
    )
    assert.is(readdirSync(folder).length, 6)
  }),
)

test(
  'many small packs become one',
  inFolder((folder) => {
    for (let round = 0; round < 9; round++)
      run(folder, (store) => store.put('kind', `${round}`, `${round}`), {
        at: start + round,
        limits: { smallPacks: 6 },
      })
    assert.ok(packsIn(folder).length <= 6, `${packsIn(folder).length}`)
    run(folder, (store) => {
      for (let round = 0; round < 9; round++) assert.is(textOf(store, `${round}`), `${round}`)
    })
  }),
)

test(
  'F-08 a folder that cannot be written, or is none, costs nothing but the memory',
  inFolder((folder) => {
    writeFileSync(join(folder, 'file'), '')
    run(join(folder, 'file'), (store) => {
      store.put('kind', 'a', '1')
      assert.is(store.get('kind', 'a'), undefined)
    })
  }),
)

test(
  'a clock that was wrong loses nothing',
  inFolder((folder) => {
    run(folder, (store) => store.put('kind', 'future', '1'), { at: start + 4000 * day })
    run(folder, (store) => assert.is(textOf(store, 'future'), '1'))
    run(folder, (store) => store.put('kind', 'past', '2'), { at: 0 })
    run(folder, (store) => assert.equal([textOf(store, 'future'), textOf(store, 'past')], ['1', '2']), { at: 1 })
  }),
)

test(
  'what a run has touched are the values that it and its threads took, asked for or put',
  inFolder((folder) => {
    run(folder, (store) => ['a', 'b', 'c'].forEach((name) => store.put('kind', name, name)))
    const [main, thread] = [opened(folder, { at: start + 1 }), opened(folder, { at: start + 1, keeps: false })]
    textOf(main, 'a')
    assert.equal([main.has('kind', 'b'), main.has('kind', 'none')], [true, false])
    textOf(main, 'none')
    main.put('kind', 'd', 'd')
    thread.put('kind', 'e', 'e')
    const expected = ['a', 'b', 'd', 'e'].map((name) => keyDigest('kind', name))
    assert.equal([...main.touched()].sort(), expected.sort())
    assert.equal(String(main.valueAt(keyDigest('kind', 'e'))), 'e')
    assert.is(main.valueAt(keyDigest('kind', 'none')), undefined)
    assert.equal(main.counts(), { reads: 1, writes: 1 })
    for (const store of [thread, main]) store.close()
  }),
)

test(
  'packs of a shared store that come during a run were not touched by it',
  inFolder((folder) => {
    run(folder, (store) => store.put('kind', 'a', '1'))
    const store = opened(folder, { at: start + 1 })
    mkdirSync(join(folder, 'shared'))
    copyFileSync(join(folder, packsIn(folder)[0]!), join(folder, 'shared', nameOf(start)))
    assert.equal([...store.touched()], [])
    store.close()
  }),
)

test(
  'F-08 a disk that becomes full in the middle of a value takes no more of this run, and keeps what it had',
  inFolder((folder) => {
    const store = opened(folder)
    store.put('kind', 'a', '1')
    const { writevSync } = fs
    fs.writevSync = (fd, [head]) => writevSync(fd, [head!])
    syncBuiltinESMExports()
    try {
      store.put('kind', 'b', '2')
    } finally {
      fs.writevSync = writevSync
      syncBuiltinESMExports()
    }
    store.put('kind', 'c', '3')
    const expected = ['1', undefined, undefined]
    assert.equal(
      ['a', 'b', 'c'].map((key) => textOf(store, key)),
      expected,
    )
    assert.is(store.counts().writes, 1)
    store.close()
    run(folder, (again) =>
      assert.equal(
        ['a', 'b', 'c'].map((key) => textOf(again, key)),
        expected,
      ),
    )
  }),
)

test(
  'a value that turns out to be damaged is told as absent from then on',
  inFolder((folder) => {
    run(folder, (store) => store.put('kind', 'a', 'whole'))
    run(folder, (store) => {
      const [name] = packsIn(folder)
      truncateSync(join(folder, name!), statSync(join(folder, name!)).size - 1)
      assert.ok(store.has('kind', 'a'))
      assert.equal([textOf(store, 'a'), store.has('kind', 'a')], [undefined, false])
    })
  }),
)

test.run()
