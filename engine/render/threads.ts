/** Render threads. They pull: a slow page holds up one thread, never the queue. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { pluginSlow } from '../errors/messages.ts'
import { createHeartbeat, watchHeartbeat, type Heartbeat, type HookTimeouts } from '../hooks/heartbeat.ts'
import { hookTimeoutsOf, slowHookNote } from '../hooks/timeout.ts'
import { ownModule } from '../paths/ownModule.ts'
import type { Config } from '../types.ts'
import type { RenderedPage, RenderFailure, RenderSite, RenderTask } from './types.ts'

/** What a thread needs to make its own page renderer; the configuration is loaded anew, because plugins are code. */
export type ThreadInput = {
  readonly root: string
  readonly configFile: string
  readonly cache: string
  readonly bundle: { readonly id: string; readonly folder: string }
  readonly code: string
  readonly production: boolean
  readonly heartbeat: Heartbeat
  readonly timeouts: HookTimeouts
}

export type ThreadRequest = {
  readonly site?: RenderSite
  readonly brand: string
  readonly tasks: readonly RenderTask[]
}
export type ThreadReply =
  | { readonly pages: readonly (RenderedPage | RenderFailure)[]; readonly bodies: number }
  | { readonly note: string }

export type Threads = {
  /** Calls `done` for each page, in any order. */
  render(
    site: RenderSite,
    tasks: readonly RenderTask[],
    done: (page: RenderedPage | RenderFailure) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>
  /** Bodies really read, over all threads. */
  readonly bodies: () => number
  close(): Promise<void>
}

/** Two threads take 0.5 s to start and warm up; fewer pages are rendered sooner in the main thread. */
export const pagesWorthThreads = 120

const batchSize = 8

/** A large nursery saves little time here and costs 100 MiB a thread. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

export type ThreadsInput = Pick<ThreadInput, 'cache' | 'bundle' | 'code'> & { readonly note: (text: string) => void }

export function createThreads(config: Config, { note, ...input }: ThreadsInput): Threads {
  const timeouts = hookTimeoutsOf(config)
  const heartbeats = new Map<Worker, Heartbeat>()
  const count = Math.max(1, Math.min(availableParallelism(), 8))
  const workers = Array.from({ length: count }, () => {
    const heartbeat = createHeartbeat()
    const { root, file: configFile, production } = config
    const workerData: ThreadInput = { ...input, root, configFile, production, heartbeat, timeouts }
    const worker = new Worker(ownModule('../run/renderThread.ts', import.meta.url), { workerData, resourceLimits })
    heartbeats.set(worker, heartbeat)
    return worker
  })
  /** The brand whose site a worker was sent last. */
  const sentBrand = new Map<Worker, string>()
  const bodies = new Map<Worker, number>()

  function ask(worker: Worker, request: ThreadRequest): Promise<Exclude<ThreadReply, { note: string }>> {
    return new Promise((resolve, reject) => {
      const finish = (act: () => void) => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        unwatch()
        act()
      }
      // A loop in a thread stops the thread's own timers.
      const unwatch = watchHeartbeat(heartbeats.get(worker)!, timeouts, (hook, isOver) =>
        isOver
          ? finish(() => reject(pluginSlow(hook, timeouts.failAfter)))
          : note(slowHookNote(hook, timeouts.warnAfter)),
      )
      const onMessage = (reply: ThreadReply) => ('note' in reply ? note(reply.note) : finish(() => resolve(reply)))
      const onError = (error: unknown) => finish(() => reject(error))
      const onExit = (code: number) => finish(() => reject(new Error(`A render thread ended early, code ${code}`)))
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      worker.postMessage(request)
    })
  }

  return {
    async render(site, tasks, done, signal) {
      const queue = [...tasks]
      await Promise.all(
        workers.map(async (worker) => {
          while (queue.length) {
            signal.throwIfAborted()
            const batch = queue.splice(0, batchSize)
            const newSite = sentBrand.get(worker) === site.brand ? {} : { site }
            sentBrand.set(worker, site.brand)
            const reply = await ask(worker, { ...newSite, brand: site.brand, tasks: batch })
            bodies.set(worker, reply.bodies)
            for (const page of reply.pages) await done(page)
          }
        }),
      )
    },
    bodies: () => [...bodies.values()].reduce((sum, count) => sum + count, 0),
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  }
}
