import fs, { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/store/hash.ts'
import { createFileStore } from '../../../engine/store/files.ts'
import { getJson, type Store } from '../../../engine/store/store.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const key = hashOf('key')

function inFolder(run: (store: Store, folder: string) => void): void {
  const { path, end } = openTempFolder()
  try {
    run(createFileStore(path, 'engine'), path)
  } finally {
    end()
  }
}

const entryIn = (folder: string) => join(folder, 'kind', key.slice(0, 2), key.slice(2))

test('gives back what was put, also in another run', () => {
  inFolder((store, folder) => {
    store.put('kind', key, '你好')
    assert.is(Buffer.from(store.get('kind', key)!).toString(), '你好')
    assert.is(Buffer.from(createFileStore(folder, 'engine').get('kind', key)!).toString(), '你好')
    assert.is(store.get('other', key), undefined)
  })
})

test('what another engine has put counts as absent: it may have another form', () => {
  inFolder((store, folder) => {
    createFileStore(folder, 'older engine').put('kind', key, 'value')
    assert.is(store.get('kind', key), undefined)
    store.put('kind', key, '{"value":1}')
    assert.equal(getJson(store, 'kind', key), { value: 1 })
  })
})

test('the files of what was taken or put are known', () => {
  inFolder((_store, folder) => {
    const store = createFileStore(folder, 'engine')
    const [put, taken, other] = ['put', 'taken', 'other'].map(hashOf)
    for (const each of [taken!, other!]) createFileStore(folder, 'engine').put('kind', each, 'value')
    store.put('kind', put!, 'value')
    store.get('kind', taken!)
    const files = [put!, taken!].map((each) => `kind/${each.slice(0, 2)}/${each.slice(2)}`)
    assert.equal([...store.touched()].sort(), files.sort())
  })
})

test('F-05 a damaged entry counts as absent, and is replaced', () => {
  const damages: Record<string, (entry: string) => void> = {
    cut: (entry) => writeFileSync(entry, readFileSync(entry).subarray(0, 70)),
    empty: (entry) => writeFileSync(entry, ''),
    'shorter than its hash': (entry) => writeFileSync(entry, 'abc'),
    'random bytes': (entry) =>
      writeFileSync(entry, Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 37) % 256))),
    'one flipped bit': (entry) => {
      const bytes = readFileSync(entry)
      bytes[bytes.length - 3]! ^= 4
      writeFileSync(entry, bytes)
    },
    'longer than it was': (entry) => writeFileSync(entry, Buffer.concat([readFileSync(entry), Buffer.from('x')])),
    'a folder in its place': (entry) => {
      rmSync(entry)
      mkdirSync(entry)
    },
  }
  for (const [name, damage] of Object.entries(damages)) {
    inFolder((store, folder) => {
      store.put('kind', key, JSON.stringify({ value: 'whole' }))
      damage(entryIn(folder))
      assert.is(getJson(store, 'kind', key), undefined, name)
    })
  }
})

test('an entry that was cut is written anew', () => {
  inFolder((store, folder) => {
    store.put('kind', key, 'first')
    writeFileSync(entryIn(folder), 'cut')
    store.put('kind', key, 'second')
    assert.is(Buffer.from(store.get('kind', key)!).toString(), 'second')
    assert.equal(readdirSync(join(folder, 'kind', key.slice(0, 2))), [key.slice(2)], 'nothing half-written is left')
  })
})

test('F-08 a disk that refuses a write costs nothing but the memory', () => {
  inFolder((_store, folder) => {
    writeFileSync(join(folder, 'file'), '')
    const store = createFileStore(join(folder, 'file'), 'engine')
    store.put('kind', key, 'value')
    assert.is(store.get('kind', key), undefined)
  })
})

test('F-05 a folder in the place of an entry gives way to it', () => {
  inFolder((store, folder) => {
    mkdirSync(join(entryIn(folder), 'deep'), { recursive: true })
    writeFileSync(join(entryIn(folder), 'deep/file'), '')
    store.put('kind', key, 'value')
    assert.is(Buffer.from(store.get('kind', key)!).toString(), 'value')
  })
})

test('F-05 an entry that was put in the place of another is none', () => {
  inFolder((store, folder) => {
    const other = hashOf('other key')
    store.put('kind', key, 'mine')
    store.put('kind', other, 'yours')
    writeFileSync(entryIn(folder), readFileSync(join(folder, 'kind', other.slice(0, 2), other.slice(2))))
    assert.is(store.get('kind', key), undefined)
  })
})

test('two writes at once leave nothing half-written beside the entry', () => {
  inFolder((store, folder) => {
    const again = createFileStore(folder, 'engine')
    for (const [value, each] of [
      ['first', store],
      ['second', again],
      ['third', store],
    ] as const)
      each.put('kind', key, value)
    assert.is(Buffer.from(store.get('kind', key)!).toString(), 'third')
    assert.equal(readdirSync(join(folder, 'kind', key.slice(0, 2))), [key.slice(2)])
  })
})

test('a disk that fills up while an entry is written keeps nothing of it', () => {
  inFolder((store, folder) => {
    const { appendFileSync } = fs
    fs.appendFileSync = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    syncBuiltinESMExports()
    try {
      store.put('kind', key, 'value')
    } finally {
      fs.appendFileSync = appendFileSync
      syncBuiltinESMExports()
    }
    assert.equal(readdirSync(join(folder, 'kind', key.slice(0, 2))), [])
    store.put('kind', key, 'value')
    assert.is(Buffer.from(store.get('kind', key)!).toString(), 'value')
  })
})

test.run()
