/** Render threads. They pull: a slow page holds up one thread, never the queue. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { pluginSlow } from '../errors/messages.ts'
import { createHeartbeat, watchHeartbeat, type Heartbeat, type HookTimeouts } from '../hooks/heartbeat.ts'
import { hookTimeoutsOf, slowHookNote } from '../hooks/timeout.ts'
import { ownModule } from '../paths/ownModule.ts'
import type { Config } from '../types.ts'
import type { BodySource } from './bodies.ts'
import type { RenderedPage, RenderFailure, RenderSite, RenderTask } from './types.ts'

/** What a thread needs to make its own page renderer; the configuration is loaded anew, because plugins are code. */
export type ThreadInput = {
  readonly root: string
  readonly configFile: string
  readonly cache: string
  readonly code: string
  readonly production: boolean
  /** Texts of sources that are not on disk, by file. */
  readonly loaded: Readonly<Record<string, string>>
  readonly heartbeat: Heartbeat
  readonly timeouts: HookTimeouts
}

export type ThreadRequest =
  | {
      /** With the first tasks of a brand. */
      readonly begin?: Pick<RenderJob, 'site' | 'bundle'>
      readonly tasks: readonly RenderTask[]
    }
  | { readonly sources: readonly BodySource[] }

type RenderJob = {
  readonly site: RenderSite
  readonly bundle: { readonly id: string; readonly folder: string }
  readonly tasks: readonly RenderTask[]
  /** Called for each page, in any order. */
  done(page: RenderedPage | RenderFailure): Promise<void>
  readonly signal: AbortSignal
}
export type ThreadReply =
  | { readonly pages: readonly (RenderedPage | RenderFailure)[]; readonly bodies: number }
  | { readonly note: string }

export type Threads = {
  render(job: RenderJob): Promise<void>
  /** Reads bodies while the bundler runs, so that the cache has them. Ends early, without an error, when the signal says so. */
  read(sources: readonly BodySource[], signal: AbortSignal): Promise<void>
  /** Bodies really read, over all threads. */
  readonly bodies: () => number
  close(): Promise<void>
}

/** Two threads take 0.5 s to start and warm up; fewer pages are rendered sooner in the main thread. */
export const pagesWorthThreads = 120

const batchSize = 8

/** A large nursery saves little time here and costs 100 MiB a thread. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

export type ThreadsInput = Pick<ThreadInput, 'cache' | 'code' | 'loaded'> & { readonly note: (text: string) => void }

export function createThreads(config: Config, { note, ...input }: ThreadsInput): Threads {
  const timeouts = hookTimeoutsOf(config)
  const heartbeats = new Map<Worker, Heartbeat>()
  const count = Math.max(1, Math.min(availableParallelism(), 8))
  const workers: Worker[] = []
  /** That many threads; those that are missing are started. */
  function crewOf(size: number): readonly Worker[] {
    while (workers.length < size) workers.push(startWorker())
    return workers.slice(0, size)
  }

  function startWorker(): Worker {
    const heartbeat = createHeartbeat()
    const { root, file: configFile, production } = config
    const workerData: ThreadInput = { ...input, root, configFile, production, heartbeat, timeouts }
    const worker = new Worker(ownModule('../run/renderThread.ts', import.meta.url), { workerData, resourceLimits })
    heartbeats.set(worker, heartbeat)
    return worker
  }
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
    render: ({ site, bundle, tasks, done, signal }) =>
      share(crewOf(count), tasks, async (batch, worker) => {
        signal.throwIfAborted()
        const begin = sentBrand.get(worker) === site.brand ? {} : { begin: { site, bundle } }
        sentBrand.set(worker, site.brand)
        const reply = await ask(worker, { ...begin, tasks: batch })
        bodies.set(worker, reply.bodies)
        for (const page of reply.pages) await done(page)
      }),
    // The bundler has a processor to itself, and the memory of a thread.
    read: (sources, signal) =>
      share(crewOf(Math.max(1, count - 1)), sources, async (batch, worker) => {
        if (signal.aborted) return
        bodies.set(worker, (await ask(worker, { sources: batch })).bodies)
      }),
    bodies: () => [...bodies.values()].reduce((sum, count) => sum + count, 0),
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  }
}

/** Hands out what is in the queue, a batch to each thread that has nothing to do. */
async function share<T>(
  crew: readonly Worker[],
  items: readonly T[],
  work: (batch: readonly T[], worker: Worker) => Promise<void>,
) {
  const queue = [...items]
  const pull = async (worker: Worker) => {
    while (queue.length) await work(queue.splice(0, batchSize), worker)
  }
  await Promise.all(crew.map(pull))
}
