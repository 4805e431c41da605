/** Changes of prose, data, brands and configuration. Components are watched by the bundler. */
import { posix, sep } from 'node:path'
import { watch as watchFiles, type ChokidarOptions } from 'chokidar'
import type { Config } from '../types.ts'

export type WatchInput = {
  readonly config: Config
  /** A project-relative file was saved, is new or gone. */
  changed(file: string): void
  /** The machine watches no more files; changes will be missed. Called for each file it refuses. */
  limited(error: NodeJS.ErrnoException): void
}

type Close = () => Promise<void>
type FileEvent = 'add' | 'change' | 'unlink'

/** Returns when the first look around is over, with how to stop. */
export async function watch({ config, changed, limited }: WatchInput): Promise<Close> {
  const folders = [...foldersOf(config), `${posix.dirname(config.app)}/public`]
  const watcher = watchFiles(folders, optionsOf(config))
  for (const event of events) watcher.on(event, (path) => changed(slashed(path)))
  // A vanished folder must not end the server; the next look finds what is there.
  watcher.on('error', (error) => isLimit(error) && limited(error as NodeJS.ErrnoException))
  await new Promise<void>((resolve) => void watcher.once('ready', resolve))
  return () => watcher.close()
}

/** Looks at every file each second, components included: slow, and without anything the machine could run out of. */
export function poll(config: Config, heard: (event: FileEvent, file: string) => void): Close {
  const folders = [...foldersOf(config), posix.dirname(config.app)]
  const rhythm = { usePolling: true, interval: 1000, binaryInterval: 1000 }
  const watcher = watchFiles(folders, { ...optionsOf(config), ...rhythm })
  for (const event of events) watcher.on(event, (path) => heard(event, slashed(path)))
  watcher.on('error', () => {})
  return () => watcher.close()
}

const events: readonly FileEvent[] = ['add', 'change', 'unlink']

const foldersOf = ({ content, brandsFolder, file }: Config): readonly string[] => [content, brandsFolder, file]

const optionsOf = ({ root }: Config): ChokidarOptions => ({
  cwd: root,
  ignoreInitial: true,
  ignored: isNoise,
  followSymlinks: false,
})

const slashed = (path: string): string => path.split(sep).join('/')

/** No room in the system's table of watches (ENOSPC), or for another handle. */
const isLimit = (error: unknown): boolean =>
  /^(?:ENOSPC|EMFILE|ENFILE)$/.test((error as NodeJS.ErrnoException).code ?? '')

/** What editors leave beside the file they save. */
const isNoise = (path: string): boolean => /(?:^|[\\/])(?:\.#|#|4913$|\.DS_Store$)|~$|\.sw[a-z]$|\.tmp$/.test(path)
