/** A render thread: configuration, bundle and store of its own; tasks in, pages out. */
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { loadBundle } from '../bundle/openBundle.ts'
import { loadConfig } from '../config/load.ts'
import { createDisk } from '../disk/disk.ts'
import { withLoaded } from '../disk/loaded.ts'
import { startHeartbeat } from '../hooks/heartbeat.ts'
import { withHookTimeouts } from '../hooks/timeout.ts'
import { createBodies } from '../render/bodies.ts'
import { createPackStore } from '../store/packs.ts'
import { createPageRenderer, type PageRenderer } from '../render/page.ts'
import { createReferences } from '../render/references.ts'
import type { Bundle } from '../renderer.ts'
import type { ThreadInput, ThreadReply, ThreadRequest } from '../render/threads.ts'

const input = workerData as ThreadInput
const loaded = await loadConfig({
  root: input.root,
  file: input.configFile,
  overrides: { production: input.production },
})
const config = withHookTimeouts(loaded, {
  ...input.timeouts,
  heartbeat: startHeartbeat(input.heartbeat, input.timeouts),
  note: (note) => parentPort!.postMessage({ note } satisfies ThreadReply),
})
const disk = withLoaded(await createDisk(config.root), (file) => input.loaded[file])
const store = createPackStore(join(input.cache, 'values'), { keeps: false })
// A page in another language may show the same text, and another thread may have read it by now.
const newest: typeof store = {
  ...store,
  get(kind, key) {
    const known = store.get(kind, key)
    if (known || kind !== 'bodies') return known
    store.refresh()
    return store.get(kind, key)
  },
}
const bodies = createBodies(config, disk, newest, input.code)
const references = createReferences(disk)
let bundled: Bundle | undefined
let render: PageRenderer | undefined

const answer = (reply: ThreadReply, buffers: readonly ArrayBufferLike[] = []) =>
  parentPort!.postMessage(reply, buffers as ArrayBuffer[])

parentPort!.on('message', async (request: ThreadRequest) => {
  if ('sources' in request) {
    // Whoever shows such a page reads it again, and tells what is wrong.
    for (const source of request.sources) await bodies.of(source).catch(() => {})
    answer({ pages: [], bodies: bodies.count() })
    return
  }
  const { begin, tasks } = request
  if (begin) {
    // Other threads have read bodies.
    store.refresh()
    const bundle = (bundled ??= await loadBundle(begin.bundle.folder, begin.bundle.id, config.root))
    render = await createPageRenderer({ config, site: begin.site, bundle, bodies, references })
  }
  const pages = []
  for (const task of tasks) pages.push(await render!(task))
  const buffers = pages.flatMap(({ html }) => (html ? [html.buffer] : []))
  answer({ pages, bodies: bodies.count() }, buffers)
})
