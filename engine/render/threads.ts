/** Render threads. They pull: a slow page holds up one thread, never the queue. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Config } from '../types.ts'
import type { RenderedPage, RenderFailure, RenderSite, RenderTask } from './types.ts'

/** What a thread needs to make its own page renderer; the configuration is loaded anew, because plugins are code. */
export type ThreadInput = {
  readonly root: string
  readonly configFile: string
  readonly cache: string
  readonly bundle: string
  readonly code: string
  readonly production: boolean
}

export type ThreadRequest = {
  readonly site?: RenderSite
  readonly brand: string
  readonly tasks: readonly RenderTask[]
}
export type ThreadReply = { readonly pages: readonly (RenderedPage | RenderFailure)[]; readonly bodies: number }

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

/** Two threads cost 0.5 s to start and warm up; below this number of pages one does it sooner alone. */
export const pagesWorthThreads = 120

const batchSize = 8

/** A large nursery saves little time here and costs 100 MiB a thread. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

export function createThreads(config: Config, input: Omit<ThreadInput, 'root' | 'configFile' | 'production'>): Threads {
  const workerData: ThreadInput = {
    ...input,
    root: config.root,
    configFile: config.file,
    production: config.production,
  }
  const count = Math.max(1, Math.min(availableParallelism(), 8))
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('../worker.ts', import.meta.url), { workerData, resourceLimits }),
  )
  const told = new Map<Worker, string>()
  const bodies = new Map<Worker, number>()

  function ask(worker: Worker, request: ThreadRequest): Promise<ThreadReply> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        act()
      }
      const onMessage = (reply: ThreadReply) => settle(() => resolve(reply))
      const onError = (error: unknown) => settle(() => reject(error))
      const onExit = (code: number) => settle(() => reject(new Error(`A render thread ended early, code ${code}`)))
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
            const news = told.get(worker) === site.brand ? {} : { site }
            told.set(worker, site.brand)
            const reply = await ask(worker, { ...news, brand: site.brand, tasks: batch })
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
