/** A render thread: configuration, bundle and store of its own; tasks in, pages out. */
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { loadBundle } from '../bundle/openBundle.ts'
import { loadConfig } from '../config/load.ts'
import { createDisk } from '../disk/disk.ts'
import { startHeartbeat } from '../hooks/heartbeat.ts'
import { withHookTimeouts } from '../hooks/timeout.ts'
import { createBodies } from '../render/bodies.ts'
import { createStore } from '../store/store.ts'
import { createPageRenderer, type PageRenderer } from '../render/page.ts'
import { createReferences } from '../render/references.ts'
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
const disk = await createDisk(config.root)
const bodies = createBodies(config, disk, createStore(join(input.cache, 'store')), input.code)
const references = createReferences(disk)
const bundle = await loadBundle(input.bundle.folder, input.bundle.id)
let render: PageRenderer | undefined

parentPort!.on('message', async ({ site, tasks }: ThreadRequest) => {
  if (site) render = await createPageRenderer({ config, site, bundle, bodies, references })
  const pages = []
  for (const task of tasks) pages.push(await render!(task))
  const buffers = pages.flatMap(({ html }) => (html ? [html.buffer] : []))
  parentPort!.postMessage({ pages, bodies: bodies.count() } satisfies ThreadReply, buffers)
})
