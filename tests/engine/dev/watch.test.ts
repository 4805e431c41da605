/** What the watcher of content tells of files that are something else for a moment. */
import { EventEmitter, on, once } from 'node:events'
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { watch } from '../../../engine/dev/watch.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { configOf } from '../../support/memorySite.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('dev: watch')

const watchIn = (root: string, changes: EventEmitter, known = ['content/link.md']) =>
  watch({
    config: configOf({ root }),
    report: { ...silentReporter, problems: () => {} },
    loadedByNode: new Map(),
    // Nothing counts as changed before it was watched: that would be told without a watch.
    since: Date.now() + 60_000,
    known: () => known,
    onChange: (file) => void changes.emit(file),
    onFileEvent: () => {},
    onLimit: assert.unreachable,
  })

/** Whether the watcher looks while it is a folder is a matter of luck, so there are several. */
const rounds = [1, 2, 3, 4, 5, 6]

test('G-05 a page that became a folder, and was renamed at once, is told to be gone', async () => {
  for (const _ of rounds)
    await inTempFolder(async (root) => {
      const write = (file: string) => writeFileSync(join(root, file), 'text')
      mkdirSync(join(root, 'content'))
      write('content/page.md')
      const changes = new EventEmitter()
      const stop = await watchIn(root, changes)
      const tells = (file: string) => once(changes, file, { signal: AbortSignal.timeout(5000) })
      const atRest = tells('content/another.md')
      write('content/another.md')
      await atRest
      // It looks at no more of the folder after that.
      await setImmediate()
      const isGone = tells('content/page.md')
      rmSync(join(root, 'content/page.md'))
      mkdirSync(join(root, 'content/page.md'))
      write('content/page.md/within.md')
      await setImmediate()
      renameSync(join(root, 'content/page.md'), join(root, 'content/moved.md'))
      await isGone.finally(stop)
    })
})

test('what a link leads to is watched, also once it was saved by renaming, and when the link is new', async () => {
  await inTempFolder(async (root) => {
    const at = (...parts: readonly string[]) => join(root, ...parts)
    for (const folder of ['content', 'shared']) mkdirSync(at(folder))
    for (const file of ['a.md', 'b.md']) writeFileSync(at('shared', file), 'text')
    symlinkSync(join('..', 'shared', 'a.md'), at('content/link.md'))
    const changes = new EventEmitter()
    const stop = await watchIn(root, changes)
    const tells = async (file: string, change: () => void) => {
      const told = once(changes, file, { signal: AbortSignal.timeout(5000) })
      change()
      await told
    }
    const saveByRenaming = (text: string) => {
      writeFileSync(at('shared/a.md.tmp'), text)
      renameSync(at('shared/a.md.tmp'), at('shared/a.md'))
    }
    try {
      for (const text of ['renamed', 'once more']) await tells('content/link.md', () => saveByRenaming(text))
      await tells('content/link.md', () => rmSync(at('shared/a.md')))
      await tells('content/link.md', () => writeFileSync(at('shared/a.md'), 'back'))
      // Told twice: as a new file, and when what it leads to is watched.
      const told = on(changes, 'content/new.md', { signal: AbortSignal.timeout(5000) })
      symlinkSync(join('..', 'shared', 'b.md'), at('content/new.md'))
      for (const _ of [1, 2]) await told.next()
      await tells('content/new.md', () => writeFileSync(at('shared/b.md'), 'saved in place'))
    } finally {
      await stop()
    }
  })
})

test('what lies behind a link to a folder is watched by its name with the link, also when the link is new, gone and back', async () => {
  await inTempFolder(async (root) => {
    const at = (...parts: readonly string[]) => join(root, ...parts)
    for (const folder of ['content', 'shared/deep']) mkdirSync(at(folder), { recursive: true })
    for (const file of ['a.md', 'deep/b.md']) writeFileSync(at('shared', file), 'text')
    const lay = (name: string) => symlinkSync(join('..', 'shared'), at('content', name))
    lay('known')
    const changes = new EventEmitter()
    const stop = await watchIn(root, changes, ['content/known/deep/b.md'])
    const tells = async (file: string, change: () => void) => {
      const told = once(changes, file, { signal: AbortSignal.timeout(5000) })
      change()
      await told
    }
    try {
      await tells('content/known/a.md', () => writeFileSync(at('shared/a.md'), 'saved'))
      await tells('content/known/deep/c.md', () => writeFileSync(at('shared/deep/c.md'), 'new'))
      await tells('content/known/deep/c.md', () => rmSync(at('shared/deep/c.md')))
      for (const _ of [1, 2]) {
        await tells('content/new/deep/b.md', () => lay('new'))
        await tells('content/new/a.md', () => writeFileSync(at('shared/a.md'), 'saved again'))
        await tells('content/new', () => rmSync(at('content/new')))
      }
    } finally {
      await stop()
    }
  })
})

test.run()
