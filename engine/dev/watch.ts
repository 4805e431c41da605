/** Changes of prose, data, brands and configuration. Components are watched by the bundler. */
import { relative, sep } from 'node:path'
import { watch as watchFiles } from 'chokidar'
import type { Config } from '../types.ts'

/** Calls back with project-relative files. Returns when the first look around is over, with how to stop. */
export async function watch(config: Config, changed: (file: string) => void): Promise<() => Promise<void>> {
  const folders = [
    config.content,
    config.brandsFolder,
    `${config.app.slice(0, config.app.lastIndexOf('/'))}/public`,
    config.file,
  ]
  const watcher = watchFiles(folders, {
    cwd: config.root,
    ignoreInitial: true,
    ignored: isNoise,
    followSymlinks: false,
  })
  const report = (path: string) => changed(relative(config.root, `${config.root}${sep}${path}`).split(sep).join('/'))
  watcher.on('add', report).on('change', report).on('unlink', report)
  // A vanished folder or a full watcher table must not end the server; the next look finds what is there.
  watcher.on('error', () => {})
  await new Promise<void>((resolve) => void watcher.once('ready', resolve))
  return () => watcher.close()
}

/** What editors leave beside the file they save. */
const isNoise = (path: string): boolean => /(?:^|[\\/])(?:\.#|#|4913$|\.DS_Store$)|~$|\.sw[a-z]$|\.tmp$/.test(path)
