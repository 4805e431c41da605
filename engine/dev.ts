/** The pipeline kept warm: scan, read and route once, then again for what changes; pages are rendered when asked for. */
import { startDevBundler, type DevBundler } from './bundle/dev/bundler.ts'
import { brandUrls, newBrandLines, type BrandUrl } from './dev/brandUrls.ts'
import { bundlerPluginLines } from './dev/bundlerPlugins.ts'
import { createBrowserProblems } from './dev/browserProblems.ts'
import { openBundlerCache } from './dev/bundlerCache.ts'
import { createChanges } from './dev/changes.ts'
import { configEntries } from './dev/configFiles.ts'
import { createConfigImports } from './dev/configImports.ts'
import { openCurrentSession } from './dev/devSession.ts'
import type { Content } from './dev/content.ts'
import { createDevHandlers } from './dev/handlers.ts'
import { loadTimed, type LoadConfig } from './dev/loadTimed.ts'
import { createPlaceOpener, type OpenInEditor } from './dev/openPlace.ts'
import { problemsOf } from './dev/problems.ts'
import type { DevReporter } from './dev/reports.ts'
import { createDevServer } from './dev/server.ts'
import { createTabs, type Tabs } from './dev/tabs.ts'
import { createUpdate, type UpdateInput } from './dev/update.ts'
import { createPolling, watch, type WatchInput } from './dev/watch.ts'
import { folderUnservable } from './errors/messages.ts'
import { SiteError } from './errors/SiteError.ts'
import { listen, ownHosts } from './serve/index.ts'

export type DevOptions = {
  readonly load: LoadConfig
  readonly host: string
  /** Names of tunnels and proxies that lead here; `*.example.com` for all below one. */
  readonly allowedHosts?: readonly string[] | undefined
  readonly port: number
  readonly strictPort: boolean
  readonly report: DevReporter
  /** A click on a place asks for it; its file is absolute. Default: places open nothing. */
  readonly openInEditor?: OpenInEditor | undefined
}

export type DevServer = {
  readonly urls: readonly BrandUrl[]
  close(): Promise<void>
}

const namesOf = ({ host, allowedHosts }: Pick<DevOptions, 'host' | 'allowedHosts'>) => ({
  hosts: [...ownHosts(host), '*.localhost'],
  allowedHosts,
})

/** Throws `SiteError` where the configuration is wrong, its folder has a name that cannot be served, or the port is taken; content may be broken from the start. */
export async function dev({ load, report, openInEditor, ...listening }: DevOptions): Promise<DevServer> {
  const since = Date.now()
  const loadConfig = loadTimed(load, report)
  const config = await loadConfig()
  const { root } = config
  if (/[#?]/.test(root)) throw folderUnservable(root)
  const onError = (error: unknown) => report.problems(problemsOf(error, { root }))

  let started: DevBundler | undefined
  const bundler = () => started!
  const reload = () => loadConfig((file) => bundler().importModule(file))
  const session = await openCurrentSession(config, { bundler, reload, note: report.note })
  const { current } = session
  const tabs = createTabs({ current, bundler, report, hasEditor: openInEditor !== undefined, onError })
  const browserProblems = createBrowserProblems({ root, bundler, tabs, note: report.note })
  const onFailed = (error: unknown) => tabs.setProblems({ content: problemsOf(error, { root }) })
  let bound = listening.port
  const onConfig: UpdateInput['onConfig'] = (was, now) =>
    [...newBrandLines(was, now, bound), ...bundlerPluginLines(was, now)].forEach(report.note)
  const update = createUpdate({ session, bundler, tabs, browserProblems, onConfig })
  const changes = createChanges(update, { onDone: () => tabs.setProblems({ content: [] }), onFailed })
  const takeIntoConfig = createConfigImports(() => current().config, bundler, changes)
  const onFileEvent: WatchInput['onFileEvent'] = (event, file) => {
    changes.add(file)
    started?.notifyChange(event, file)
  }
  const polling = createPolling(config, report, onFileEvent)
  const watching = { config, report, since, onChange: changes.add, onFileEvent, onLimit: polling.start }

  const handlers = createDevHandlers({ current, bundler, tabs, format: report.format })
  const { server, close } = createDevServer(namesOf(listening), handlers, onError)
  const cache = await openBundlerCache(root)
  const starting: Promise<DevBundler> = startDevBundler({
    ...watching,
    current: () => current().config,
    cacheFolder: cache.path,
    onAnyChange: (file) => void starting.then(() => takeIntoConfig(file)).catch(onError),
    onProblem: browserProblems.onBundlerError,
    note: report.note,
  }).then((ready) => (started = ready))
  const [contentError] = await Promise.all([tryLoad(current().content), starting])
  listenToPages(bundler(), tabs, createPlaceOpener({ current, placeOf: tabs.placeOf, openInEditor }), onError)
  changes.start()
  if (contentError) onFailed(contentError)

  bound = await listen(server, listening)
  if (![0, bound].includes(listening.port)) report.note(`Port ${listening.port} is in use, took ${bound}`)
  const known = () => [...configEntries(config), ...current().content.files()]
  const stopWatching = await watch({ ...watching, known, loadedByNode: bundler().loadedByNode })

  return {
    urls: brandUrls(config, bound),
    async close() {
      changes.stop()
      tabs.close()
      await Promise.all([stopWatching(), polling.stop(), bundler().close()])
      await cache.close()
      current().session.close()
      server.closeAllConnections()
      await close()
    },
  }
}

function listenToPages(
  bundler: DevBundler,
  tabs: Tabs,
  openPlace: (message: unknown) => Promise<void>,
  onError: (error: unknown) => void,
): void {
  bundler.onMessage('site:shown', (message, reply) => void tabs.onPageShown(message, reply).catch(onError))
  bundler.onMessage('site:open', (message) => void openPlace(message).catch(onError))
}

/** What is wrong with content from the start. */
const tryLoad = (content: Content): Promise<unknown> =>
  content.load().then(
    (problems) => (problems.length ? SiteError.from(problems) : undefined),
    (error: unknown) => error,
  )
