/** Changes the bundler's watcher never emits: those that follow another one of the same file at once. */
import { EventEmitter, once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { FSWatcher } from 'vite'
import { emitMissedChanges } from '../../../engine/bundle/dev/missedChanges.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('dev: changes the watcher missed')

test('G-07 a file that changes again before anyone looks at it is emitted once more', () =>
  inTempFolder(async (folder) => {
    const file = join(folder, 'View.tsx')
    const watcher = new EventEmitter()
    emitMissedChanges(watcher as FSWatcher)
    writeFileSync(file, 'one')
    const seen = statSync(file)
    writeFileSync(file, 'another')
    watcher.emit('change', file, seen)
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), 5000)
    const [path, now] = await once(watcher, 'change', limit)
    clearTimeout(timer)
    assert.is(path, file)
    assert.is(now.size, 'another'.length, 'the listeners after it compare with what is there now')
  }))

test.run()
