/** Permissions that are taken and given back: what the bundler's watcher does not emit by itself. */
import { chmodSync, chownSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createServer } from 'vite'
import { emitOpened } from '../../../engine/bundle/dev/closedPaths.ts'
import { tryTo } from '../../../engine/errors/tryTo.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { until } from '../../support/until.ts'

const folder = openTempFolder()
// Permissions do not bind root.
if (process.getuid?.() === 0) {
  chownSync(folder.path, 65534, 65534)
  process.setuid!(65534)
}
const [view, layouts, doc] = ['View.tsx', 'layouts', 'layouts/Doc.tsx'].map((name) => join(folder.path, name)) as [
  string,
  string,
  string,
]
mkdirSync(layouts)
for (const file of [view, doc]) writeFileSync(file, 'export {}\n')
const server = await createServer({
  root: folder.path,
  configFile: false,
  cacheDir: join(folder.path, '.cache'),
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
})
const { watcher } = server
emitOpened(watcher)
let events: string[] = []
for (const event of ['add', 'addDir', 'change', 'unlink'] as const)
  watcher.on(event, (path: string) => void events.push(`${event} ${path}`))
const isEmitted = (event: string) => until(() => events.includes(event))
const isWatched = () => watcher.getWatched()[layouts]?.includes('Doc.tsx') ?? false
await until(isWatched)

const test = suite('bundle: closed paths')
test.before.each(() => void (events = []))
test.after(async () => {
  chmodSync(layouts, 0o755)
  await server.close()
  // The runner removes it where this one may not.
  tryTo(() => folder.end())
})

test('G-07 a file is emitted when it can be read again', async () => {
  chmodSync(view, 0)
  utimesSync(view, new Date(), new Date(0))
  await isEmitted(`change ${view}`)
  events = []
  chmodSync(view, 0o644)
  await isEmitted(`change ${view}`)
})

test('G-07 so are files of a folder that was looked at while it was closed', async () => {
  chmodSync(layouts, 0)
  await isEmitted(`unlink ${doc}`)
  writeFileSync(view, 'export const changed = true\n')
  await isEmitted(`addDir ${layouts}`)
  events = []
  chmodSync(layouts, 0o755)
  await isEmitted(`add ${doc}`)
  events = []
  await until(isWatched)
  writeFileSync(doc, 'export const saved = true\n')
  await isEmitted(`change ${doc}`)
  assert.not(events.includes(`unlink ${doc}`))
})

test.run()
