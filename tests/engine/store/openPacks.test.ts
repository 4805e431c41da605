/** Which packs a run opens, and what it knows of them. */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { nameOf } from '../../../engine/store/openPacks.ts'
import { keyDigest } from '../../../engine/store/packFile.ts'
import { inFolder, opened, packsIn, run, start, textOf } from '../../support/packRuns.ts'

const put = (folder: string, values: Readonly<Record<string, string>>, at = start, keeps = true) =>
  run(folder, (store) => Object.entries(values).forEach(([key, text]) => store.put('kind', key, text)), { at, keeps })

/** The first record says that it is longer than the pack, so that no scan comes past it. */
function breakFirstRecord(file: string): void {
  const bytes = readFileSync(file)
  bytes.writeUInt32LE(2 ** 31, 8)
  writeFileSync(file, bytes)
}

test(
  'an index finds the values behind a record that is damaged; without one they are absent',
  inFolder((folder) => {
    for (const keeps of [true, false]) {
      const own = join(folder, String(keeps))
      mkdirSync(own)
      put(own, { a: '1', b: '2' }, start, keeps)
      breakFirstRecord(join(own, packsIn(own)[0]!))
      const expected = [undefined, keeps ? '2' : undefined]
      run(own, (store) => assert.equal([textOf(store, 'a'), textOf(store, 'b')], expected))
    }
  }),
)

test(
  'what is added to a pack after its index was written is found, and in the next index',
  inFolder((folder) => {
    const thread = opened(folder, { keeps: false })
    thread.put('kind', 'a', '1')
    run(folder, () => {})
    thread.put('kind', 'b', '2')
    thread.close()
    const [name] = packsIn(folder)
    const sizes = [statSync(join(folder, `${name}.index`)).size]
    run(folder, (store) => assert.equal([textOf(store, 'a'), textOf(store, 'b')], ['1', '2']))
    sizes.push(statSync(join(folder, `${name}.index`)).size)
    assert.is(sizes[1]! - sizes[0]!, 40)
    breakFirstRecord(join(folder, name!))
    run(folder, (store) => assert.equal([textOf(store, 'a'), textOf(store, 'b')], [undefined, '2']))
  }),
)

test(
  'what a thread has written is in an index when the run ends',
  inFolder((folder) => {
    const [main, thread] = [opened(folder), opened(folder, { keeps: false })]
    thread.put('kind', 'a', '1')
    for (const store of [thread, main]) store.close()
    assert.equal(readdirSync(folder).sort(), [packsIn(folder)[0], `${packsIn(folder)[0]}.index`])
  }),
)

test(
  'an index is not written again where it tells all',
  inFolder((folder) => {
    put(folder, { a: '1' })
    const index = join(folder, `${packsIn(folder)[0]}.index`)
    const { ino } = statSync(index)
    run(folder, (store) => textOf(store, 'a'))
    assert.is(statSync(index).ino, ino)
  }),
)

test(
  'the index of another pack is not believed',
  inFolder((folder) => {
    put(folder, { long: 'x'.repeat(500), other: 'y' })
    put(folder, { a: '1' }, start + 1)
    const [first, second] = packsIn(folder)
    renameSync(join(folder, `${first}.index`), join(folder, `${second}.index`))
    run(folder, (store) => {
      assert.equal([textOf(store, 'a'), textOf(store, 'other')], ['1', 'y'])
      assert.ok(store.has('kind', 'a'))
    })
  }),
)

test(
  'of two values of a key the one of the later pack counts',
  inFolder((folder) => {
    // In base 36 the second has a digit more.
    for (const [at, text] of [
      [35, 'older'],
      [36, 'newer'],
      [start, 'newest'],
    ] as const) {
      put(folder, { a: text }, at)
      run(folder, (store) => assert.is(textOf(store, 'a'), text), { at })
    }
  }),
)

test(
  'only files with the name of a pack are opened, and others are left alone',
  inFolder((folder) => {
    put(folder, { a: '1' })
    const [name] = packsIn(folder)
    const pack = readFileSync(join(folder, name!))
    renameSync(join(folder, name!), join(folder, `x${name}`))
    const others = ['notes.pack', `${name}.old`, name!.replace(/-.*(?=\.)/, '-0123456789xyz'), name!.toUpperCase()]
    for (const other of others) writeFileSync(join(folder, other), pack)
    const before = readdirSync(folder).sort()
    run(folder, (store) => assert.is(textOf(store, 'a'), undefined))
    assert.equal(readdirSync(folder).sort(), before)
    writeFileSync(join(folder, nameOf(start)), pack)
    run(folder, (store) => assert.is(textOf(store, 'a'), '1'))
  }),
)

test(
  'a pack of the shared store is found in its folder',
  inFolder((folder) => {
    put(folder, { a: '1' })
    const [name] = packsIn(folder)
    mkdirSync(join(folder, 'shared'))
    renameSync(join(folder, name!), join(folder, 'shared', name!))
    run(folder, (store) => {
      store.put('kind', 'own', '2')
      assert.is(textOf(store, 'a'), '1')
      const packs = store.sharedPacks().map((pack) => ({ ...pack, keys: [...pack.keys] }))
      assert.equal(packs, [{ name: `shared/${name}`, keys: [keyDigest('kind', 'a')] }])
    })
  }),
)

test(
  'a store that is closed keeps no file open',
  inFolder((folder) => {
    for (let round = 0; round < 3; round++) put(folder, { [round]: 'x' }, start + round)
    const openFiles = () => readdirSync('/proc/self/fd').length
    const before = openFiles()
    run(folder, (store) => store.put('kind', 'more', 'x'), { at: start + 9, limits: { smallPacks: 1 } })
    assert.is(packsIn(folder).length, 1)
    assert.is(openFiles(), before)
  }),
)

test(
  'a store that is closed has nothing',
  inFolder((folder) => {
    put(folder, { a: '1' })
    mkdirSync(join(folder, 'shared'))
    renameSync(join(folder, packsIn(folder)[0]!), join(folder, 'shared', nameOf(start)))
    const store = opened(folder)
    assert.equal([store.has('kind', 'a'), store.sharedPacks().length], [true, 1])
    store.close()
    assert.equal([store.has('kind', 'a'), textOf(store, 'a'), store.sharedPacks().length], [false, undefined, 0])
  }),
)

test(
  'a pack that cannot be opened or read is passed over',
  inFolder((folder) => {
    put(folder, { a: '1' })
    symlinkSync(join(folder, 'gone'), join(folder, nameOf(start + 1)))
    mkdirSync(join(folder, nameOf(start + 2)))
    run(folder, (store) => {
      store.refresh()
      assert.is(textOf(store, 'a'), '1')
    })
    assert.is(
      packsIn(folder).filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory()).length,
      0,
    )
  }),
)

test(
  'a value that a store has written is found where what is before it was damaged meanwhile',
  inFolder((folder) => {
    run(folder, (store) => {
      store.put('kind', 'a', '1')
      breakFirstRecord(join(folder, packsIn(folder)[0]!))
      store.put('kind', 'b', '2')
      store.refresh()
      assert.is(textOf(store, 'b'), '2')
    })
    run(folder, (store) => assert.is(textOf(store, 'b'), '2'))
  }),
)

test.run()
