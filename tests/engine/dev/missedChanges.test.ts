/** Changes the bundler's watcher never emits: those that follow another one of the same file at once. */
import { EventEmitter, once } from 'node:events'
import { statSync, writeFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { FSWatcher } from 'vite'
import { emitMissedChanges } from '../../../engine/bundle/dev/missedChanges.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('dev: changes the watcher missed')

/** One that emits what a test tells it to. */
function watcherOf(folder: string, ...files: readonly string[]): FSWatcher {
  const watcher = Object.assign(new EventEmitter(), { getWatched: () => ({ [folder]: files }) })
  emitMissedChanges(watcher as unknown as FSWatcher, { since: Date.now(), cwd: folder })
  return watcher as unknown as FSWatcher
}

async function nextChange(watcher: FSWatcher): Promise<[path: string, now: Stats]> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), 5000)
  const emitted = await once(watcher, 'change', limit).finally(() => clearTimeout(timer))
  return emitted as [string, Stats]
}

test('G-07 a file that changes again before anyone looks at it is emitted once more', () =>
  inTempFolder(async (folder) => {
    const file = join(folder, 'View.tsx')
    const watcher = watcherOf(folder, 'View.tsx')
    writeFileSync(file, 'one')
    const seen = statSync(file)
    writeFileSync(file, 'another')
    watcher.emit('change', file, seen)
    const [path, now] = await nextChange(watcher)
    assert.is(path, file)
    assert.is(now.size, 'another'.length, 'the listeners after it compare with what is there now')
  }))

test('G-05 so is one that was heard of and not emitted: its watch is that of a folder that lay there', () =>
  inTempFolder(async (folder) => {
    const watcher = watcherOf(folder, 'View.tsx')
    writeFileSync(join(folder, 'View.tsx'), 'after a folder')
    for (const name of ['Other.tsx', 'View.tsx']) watcher.emit('raw', 'change', name, { watchedPath: folder })
    const [path] = await nextChange(watcher)
    assert.is(path, join(folder, 'View.tsx'))
  }))

test.run()
