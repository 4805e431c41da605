/** Packs that were damaged, cut short or removed: a value is what was put, or absent, and can be put again. */
import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createRandom } from '../../support/random.ts'
import { inFolder, opened, packsIn, run, start, textOf } from '../../support/packRuns.ts'

test(
  'F-05 a value that was damaged is absent, is put again, and then stays',
  inFolder((folder) => {
    run(folder, (store) => store.put('kind', 'a', 'whole'))
    const [name] = packsIn(folder)
    const bytes = readFileSync(join(folder, name!))
    bytes[bytes.length - 2]! ^= 4
    writeFileSync(join(folder, name!), bytes)
    run(
      folder,
      (store) => {
        assert.is(textOf(store, 'a'), undefined)
        store.put('kind', 'a', 'again')
      },
      { at: start + 1 },
    )
    run(folder, (store) => assert.is(textOf(store, 'a'), 'again'), { at: start + 2 })
  }),
)

for (let seed = 1; seed <= 60; seed++)
  test(
    `F-05 packs damaged by chance (${seed}): every value is what was put, or absent`,
    inFolder((folder) => {
      const { below, pick } = createRandom(seed)
      const values = new Map<string, string>()
      for (let round = 0; round < 4; round++)
        run(
          folder,
          (store) => {
            for (let count = below(12); count; count--) {
              const key = `key ${below(20)}`
              if (values.has(key) && textOf(store, key) !== undefined) continue
              values.set(key, `${key} `.repeat(below(90)))
              store.put('kind', key, values.get(key)!)
            }
          },
          { at: start + round, keeps: below(4) > 0 },
        )
      for (let count = 1 + below(3); count && readdirSync(folder).length; count--) damage(folder, { below, pick })
      run(
        folder,
        (store) => {
          for (const [key, value] of values) assert.ok([value, undefined].includes(textOf(store, key)), key)
          for (const [key, value] of values) store.put('kind', key, value)
          for (const [key, value] of values) assert.is(textOf(store, key), value)
        },
        { at: start + 9 },
      )
      run(
        folder,
        (store) => {
          for (const [key, value] of values) assert.is(textOf(store, key), value, key)
        },
        { at: start + 10 },
      )
    }),
  )

function damage(folder: string, { below, pick }: Pick<ReturnType<typeof createRandom>, 'below' | 'pick'>): void {
  const file = join(folder, pick(readdirSync(folder)))
  if (statSync(file).isDirectory()) return
  const size = statSync(file).size
  const ways = [
    () => truncateSync(file, below(size + 1)),
    () => appendFileSync(file, Buffer.from(Array.from({ length: 1 + below(200) }, () => below(256)))),
    () => rmSync(file),
    () => writeFileSync(file, ''),
    () => {
      rmSync(file)
      mkdirSync(file)
    },
    () => {
      const bytes = readFileSync(file)
      for (let flips = 1 + below(4); flips && size; flips--) bytes[below(size)]! ^= 1 << below(8)
      writeFileSync(file, bytes)
    },
  ]
  pick(ways)()
}

test(
  'a run that was killed leaves what it had written whole',
  inFolder((folder) => {
    const killed = opened(folder, { keeps: false })
    killed.put('kind', 'a', '1')
    killed.put('kind', 'b', '2')
    const [name] = packsIn(folder)
    truncateSync(join(folder, name!), statSync(join(folder, name!)).size - 1)
    run(folder, (store) => assert.equal([textOf(store, 'a'), textOf(store, 'b')], ['1', undefined]))
    killed.close()
  }),
)

test(
  'a store that was closed is done: files that have its numbers by then are neither written to nor closed',
  inFolder((folder) => {
    const store = opened(folder)
    store.put('kind', 'a', '1')
    store.close()
    const others = ['x', 'y', 'z'].map((name) => openSync(join(folder, name), 'w+'))
    store.put('kind', 'b', '2')
    store.refresh()
    assert.equal([store.get('kind', 'a'), store.has('kind', 'b')], [undefined, false])
    assert.is(store.touched().size, 0)
    store.close()
    assert.equal(
      others.map((fd) => fstatSync(fd).size),
      [0, 0, 0],
    )
    for (const fd of others) closeSync(fd)
    run(folder, (next) => assert.equal([textOf(next, 'a'), textOf(next, 'b')], ['1', undefined]))
  }),
)

test.run()
