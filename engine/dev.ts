/** The way kept warm: scan, read and route once, then again for what changes; pages rendered when asked for. */
import { createActor, fromPromise } from 'xstate'
import { serveBundle, type ServedBundle } from './bundle/serve.ts'
import type { FreshImport } from './config/importModule.ts'
import { createAnswers } from './dev/answers.ts'
import { devMachine } from './dev/dev.machine.ts'
import { openLive, type Live } from './dev/live.ts'
import { openPackagesFolder } from './dev/packages.ts'
import { problemsOf } from './dev/problems.ts'
import { createDevServer } from './dev/server.ts'
import { createTabs, type DevReporter } from './dev/tabs.ts'
import { poll, watch } from './dev/watch.ts'
import { watchLimited } from './errors/messages.ts'
import { SiteError } from './errors/SiteError.ts'
import { limitsOf, withPatience } from './patience.ts'
import type { Pulse } from './board.ts'
import { listen, ownHosts } from './serve/index.ts'
import type { Config } from './types.ts'

export type DevOptions = {
  /** Loads the configuration. With `fresh` the modules are taken from there, because Node keeps its own for ever. */
  readonly load: (fresh?: FreshImport) => Promise<Config>
  readonly host: string
  readonly port: number
  readonly strictPort: boolean
  readonly report: DevReporter
}

export type DevServer = {
  readonly urls: readonly { readonly brand: string; readonly url: string }[]
  close(): Promise<void>
}

/** Throws `SiteError` where the configuration is wrong or the port is taken; content may be broken from the start. */
export async function dev({ load: loadAny, host, port, strictPort, report }: DevOptions): Promise<DevServer> {
  let pulse: Pulse | undefined
  const load: DevOptions['load'] = async (fresh) => {
    const config = await loadAny(fresh)
    pulse ??= report.pulse?.(limitsOf(config))
    return withPatience(config, { ...limitsOf(config), note: report.note, pulse })
  }
  const config = await load()
  let served: ServedBundle
  let live: Live = await openLive(config, () => served.bundle())
  const packages = await openPackagesFolder(config.root)
  // A changed configuration that could not be taken in is tried again with every change.
  let isOutdated = false
  const thrown = (error: unknown) => problemsOf(error, { root: config.root })
  const failed = (error: unknown) => report.problems(thrown(error))
  const tabs = createTabs({ live: () => live, served: () => served, report, failed })

  async function refresh(files: readonly string[]): Promise<void> {
    served.forget(files)
    isOutdated ||= files.some((file) => isConfig(file, config))
    if (isOutdated) {
      const next = await openLive(await load((file) => served.load(file)), () => served.bundle())
      await next.content.load()
      live = next
      isOutdated = false
      return tabs.allStale()
    }
    if (!live.content.state()) return live.content.load()
    const problems = await live.content.update(files)
    await tabs.stale()
    tabs.problems({ browser: await stillBroken() })
    if (problems.length) throw SiteError.from(problems)
  }

  const life = createActor(devMachine.provide({ actors: { refresh: fromPromise(({ input }) => refresh(input)) } }))
  life.subscribe(({ value, context }) => {
    if (value === 'broken') tabs.problems({ content: thrown(context.problem) })
    if (value === 'fresh') tabs.problems({ content: [] })
  })
  const changed = (file: string) => life.send({ type: 'files.changed', files: [file] })

  function onChange(file: string): void {
    changed(file)
    isBehindConfig(file).then((is) => is && changed(config.file), failed)
  }

  async function stillBroken() {
    const files = new Set(tabs.known('browser').flatMap(({ place }) => (place ? [place.file] : [])))
    const found = await Promise.all([...files].map((file) => served.check(file).then(() => [], thrown)))
    return found.flat()
  }

  let isConfigSeen = false
  /** Menus, words, schemas: what the configuration imports is known when it has been loaded through the bundler once. */
  async function isBehindConfig(file: string): Promise<boolean> {
    const entries = [config.file, ...live.config.brands.map(({ id }) => `${config.brandsFolder}/${id}/brand.ts`)]
    if (!isConfigSeen) await Promise.allSettled(entries.map((entry) => served.load(entry)))
    isConfigSeen = true
    return !isConfig(file, config) && served.isUsed(file, entries)
  }

  function onProblem(error: unknown): void {
    const found = thrown(error)
    // A browser that sends nonsense is no problem of the site.
    if (found[0]!.code === 'bundle-failed') tabs.problems({ browser: found })
    else report.note(found[0]!.message.split('\n')[0]!)
  }

  let unpoll: (() => Promise<void>) | undefined
  /** Once for both watchers: they draw from one pool. */
  function limited({ code }: NodeJS.ErrnoException): void {
    if (unpoll) return
    report.problems(watchLimited(code!).diagnostics.map((each) => ({ ...each, severity: 'warning' })))
    unpoll = poll(config, (event, file) => {
      changed(file)
      served?.saw(event, file)
    })
  }

  const answers = createAnswers({ live: () => live, served: () => served, tabs, format: report.format })
  const { server, close } = createDevServer([...ownHosts(host), '*.localhost'], answers, failed)
  const [failure] = await Promise.all([
    live.content.load().then(
      () => undefined,
      (error: unknown) => error,
    ),
    serveBundle({ config, packages: packages.path, onChange, onProblem, onLimit: limited, note: report.note }).then(
      (started) => (served = started),
    ),
  ])
  served!.listen('site:shown', (message, reply) => void tabs.greet(message, reply).catch(failed))
  life.start()
  if (failure) tabs.problems({ content: thrown(failure) })
  const bound = await listen(server, { host, port, strictPort })
  if (port !== 0 && bound !== port) report.note(`Port ${port} is in use, took ${bound}`)
  const unwatch = await watch({ config, changed, limited })

  return {
    urls: config.brands.map(({ id }, index) => ({ brand: id, url: urlOf(id, index, bound) })),
    async close() {
      life.stop()
      tabs.close()
      await Promise.all([unwatch(), unpoll?.()])
      await served.close()
      await packages.close()
      server.closeAllConnections()
      await close()
    },
  }
}

/** Modules that Node has loaded; prose, data and pages are read anew anyway. */
const isConfig = (file: string, { file: own, brandsFolder }: Config): boolean =>
  file === own || (file.startsWith(`${brandsFolder}/`) && /^[^/]+\/[^/]+\/[^/]+\.ts$/.test(file))

const urlOf = (brand: string, index: number, port: number) =>
  `http://${index === 0 ? 'localhost' : `${brand}.localhost`}:${port}/`
