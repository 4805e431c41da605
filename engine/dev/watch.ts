/** Changes of prose, data, brands and configuration. Components are watched by the bundler. */
import { watch as watchFiles, type ChokidarOptions } from 'chokidar'
import { watchLimited } from '../errors/messages.ts'
import type { Config } from '../types.ts'
import { emitEarlyChanges } from './earlyChanges.ts'
import { slashed } from '../paths/slashed.ts'
import { fileEvents, isTemporary, onFileEvents, type OnFileEvent } from './fileEvents.ts'
import { watchInstalled, type Report } from './installedPackages.ts'
import { watchLinkTargets } from './linkTargets.ts'
import { watchLinked } from './watchLinked.ts'

export type WatchInput = {
  readonly config: Config
  /** Is told of packages that other versions take the place of, or that were edited. */
  readonly report: Report
  /** Files of packages and their versions when they were loaded. */
  readonly loadedByNode: ReadonlyMap<string, string>
  /** When the first file was read, in ms since 1970. */
  readonly since: number
  /** Files that were read. */
  known(): Iterable<string>
  /** A project-relative file was saved, is new or gone. */
  onChange(file: string): void
  /** So was one of a linked package. */
  onFileEvent: OnFileEvent
  /** The system watches no more files, so changes will be missed. Called for each file it refuses. */
  onLimit(error: NodeJS.ErrnoException): void
}

/** Returns when all files are watched, with how to stop. */
export async function watch({
  config,
  report,
  loadedByNode,
  since,
  known,
  onChange,
  onFileEvent,
  onLimit,
}: WatchInput): Promise<() => Promise<void>> {
  const folders = [...foldersOf(config), 'public', `${config.folder}/public`]
  const watcher = watchFiles(folders, optionsOf(config))
  const ready = new Promise<void>((resolve) => void watcher.once('ready', resolve))
  // A vanished folder must not end the server; the watcher finds it when it is there again.
  watcher.on('error', (error) => isLimit(error) && onLimit(error as NodeJS.ErrnoException))
  // A file that became a folder, and was renamed as one, is gone by the folder's event alone.
  for (const event of [...fileEvents, 'unlinkDir'] as const) watcher.on(event, (path) => onChange(slashed(path)))
  const targets = await watchLinkTargets(config.root, known(), onChange)
  for (const event of ['add', 'change'] as const) watcher.on(event, (path) => targets.look(slashed(path)))
  await ready
  emitEarlyChanges(watcher, { since, cwd: config.root, known: known() })
  const stopLinked = await watchLinked(config.root, onFileEvent)
  const stopInstalled = watchInstalled({ root: config.root, loadedByNode }, report)
  return async () => void (await Promise.all([stopInstalled(), watcher.close(), targets.stop(), stopLinked()]))
}

export type Polling = {
  /** `error` tells which limit was reached. Further calls do nothing: all watchers share the system's limit. */
  start(error: NodeJS.ErrnoException): void
  stop(): Promise<void>
}

/** Stands in for all watchers when the system watches no more files: slow, but without such a limit. */
export function createPolling(config: Config, report: Report, onFileEvent: OnFileEvent): Polling {
  let stop: (() => Promise<void>) | undefined
  return {
    start({ code }) {
      if (stop) return
      report.problems(watchLimited(code!).diagnostics.map((each) => ({ ...each, severity: 'warning' })))
      stop = poll(config, onFileEvent)
    },
    stop: async () => stop?.(),
  }
}

/** Compares every file each second, components included. */
function poll(config: Config, onFileEvent: OnFileEvent): () => Promise<void> {
  const folders = [...foldersOf(config), config.folder, ...config.components]
  const intervals = { usePolling: true, interval: 1000, binaryInterval: 1000 }
  const watcher = watchFiles(folders, { ...optionsOf(config), ...intervals })
  onFileEvents(watcher, onFileEvent)
  watcher.on('error', () => {})
  return () => watcher.close()
}

const foldersOf = ({ content, brandsFolder, file }: Config): readonly string[] => [content, brandsFolder, file]

const optionsOf = ({ root }: Config): ChokidarOptions => ({
  cwd: root,
  ignoreInitial: true,
  ignored: isTemporary,
  followSymlinks: false,
})

/** The system's table of watches is full (ENOSPC), or no further file can be opened. */
const isLimit = (error: unknown): boolean =>
  /^(?:ENOSPC|EMFILE|ENFILE)$/.test((error as NodeJS.ErrnoException).code ?? '')
