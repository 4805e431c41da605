/** Files of a snapshot: what comes back, where, and what is left alone. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../../engine/store/hash.ts'
import { RemoteError } from '../../../../engine/store/shared/remote.ts'
import {
  fileKind,
  foldersIn,
  isBelow,
  readSnapshot,
  restore,
  writeSnapshot,
} from '../../../../engine/store/shared/snapshot.ts'
import { createMemoryStore } from '../../../support/memoryStore.ts'
import { inTempFolder } from '../../../support/tempFolder.ts'

const files = {
  'output/acme/index.html': hashOf('home'),
  'output/acme/docs/a/index.html': hashOf('a'),
  'output/lost.html': hashOf('lost'),
  'outputs/other.html': hashOf('home'),
  'memos/output/x': hashOf('a'),
}

function storeWith(...texts: readonly string[]) {
  const store = createMemoryStore()
  for (const text of texts) store.put(fileKind, hashOf(text), text)
  return store
}

test('the files of a part come back below their folder, but for those whose value is lost', () =>
  inTempFolder(async (folder) => {
    restore(files, 'output', { folder: join(folder, 'out'), store: storeWith('home', 'a') })
    assert.equal(readdirSync(folder, { recursive: true }).sort(), [
      'out',
      'out/acme',
      'out/acme/docs',
      'out/acme/docs/a',
      'out/acme/docs/a/index.html',
      'out/acme/index.html',
    ])
    assert.is(readFileSync(join(folder, 'out/acme/docs/a/index.html'), 'utf8'), 'a')
  }))

test('a file that is there already stays as it is; what else goes wrong is thrown', () =>
  inTempFolder(async (folder) => {
    mkdirSync(join(folder, 'acme'))
    writeFileSync(join(folder, 'acme/index.html'), 'mine')
    restore(files, 'output', { folder, store: storeWith('home', 'a') })
    assert.is(readFileSync(join(folder, 'acme/index.html'), 'utf8'), 'mine')
    assert.is(readFileSync(join(folder, 'acme/docs/a/index.html'), 'utf8'), 'a')
    const tooLong = { [`output/${'x'.repeat(300)}`]: hashOf('a') }
    assert.throws(() => restore(tooLong, 'output', { folder, store: storeWith('a') }), /ENAMETOOLONG/)
    writeFileSync(join(folder, 'file'), '')
    assert.throws(
      () => restore(files, 'output', { folder: join(folder, 'file'), store: storeWith('home') }),
      /ENOTDIR|EEXIST/,
    )
  }))

test('a snapshot that was written is read', () => {
  assert.equal(readSnapshot(writeSnapshot(files)), files)
  assert.equal(readSnapshot(writeSnapshot({})), {})
})

test('O-03 a snapshot of anything else is not believed', () => {
  const [path, hash] = ['output/a', hashOf('a')]
  const wrong: readonly unknown[] = [
    '{',
    'null',
    { [path]: `${hash}0` },
    { [path]: `x${hash}` },
    { [path]: hash.slice(1) },
    { [path]: 1 },
    { a: hash },
    { [path]: hash, 'output/../a': hash },
  ]
  for (const each of wrong) {
    const text = typeof each === 'string' ? each : JSON.stringify(each)
    assert.throws(
      () => readSnapshot(Buffer.from(text)),
      (error: unknown) =>
        error instanceof RemoteError && error.isContent && error.message === 'has a list of files that no build wrote',
      text,
    )
  }
})

test('O-03 a path leads below its part, on any system', () => {
  for (const path of ['a/b', 'output/中文/a b.html', 'a/..b', 'a/.well-known/x', 'a/b..'])
    assert.ok(isBelow(path), path)
  for (const path of ['a', '', '/a/b', 'a/', 'a//b', 'a/.', './a', 'a/../b', '../a', 'a/b\\c', 'a/b:c', 'a/b\0'])
    assert.not.ok(isBelow(path), JSON.stringify(path))
})

test('folders of a part are named once', () => {
  const bundles = {
    'bundle/x/a.js': '',
    'bundle/x/b.js': '',
    'bundle/y/a.js': '',
    'bundles/z/a.js': '',
    'memos/bundle/m': '',
  }
  assert.equal([...foldersIn(bundles, 'bundle')], ['x', 'y'])
  assert.equal([...foldersIn(bundles, 'output')], [])
})

test.run()
