/** What the watcher of content tells of files that are something else for a moment. */
import { EventEmitter, once } from 'node:events'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { watch } from '../../../engine/dev/watch.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { configOf } from '../../support/memorySite.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('dev: watch')

/** Whether the watcher looks while it is a folder is a matter of luck, so there are several. */
const rounds = [1, 2, 3, 4, 5, 6]

test('G-05 a page that became a folder, and was renamed at once, is told to be gone', async () => {
  for (const _ of rounds)
    await inTempFolder(async (root) => {
      const write = (file: string) => writeFileSync(join(root, file), 'text')
      mkdirSync(join(root, 'content'))
      write('content/page.md')
      const changes = new EventEmitter()
      const stop = await watch({
        config: configOf({ root }),
        report: { ...silentReporter, problems: () => {} },
        loadedByNode: new Map(),
        since: Date.now(),
        known: () => [],
        onChange: (file) => void changes.emit(file),
        onFileEvent: () => {},
        onLimit: assert.unreachable,
      })
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

test.run()
