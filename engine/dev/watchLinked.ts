/** Changes in packages under development, which no other watcher enters: they lie behind links. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { watch as watchFiles } from 'chokidar'
import { linkedPackages } from '../bundle/linkedPackages.ts'
import { isLeftOut, onFileEvents, type OnFileEvent } from './fileEvents.ts'

/** In ms. */
const interval = 1000

/** `root` is absolute. Resolves when all files are watched, with how to stop. */
export async function watchLinked(root: string, onFileEvent: OnFileEvent): Promise<() => Promise<void>> {
  const packages = await Promise.all(
    linkedPackages(root).map(({ folder }) => watchPackage({ root, folder }, onFileEvent)),
  )
  return async () => void (await Promise.all(packages.map((stop) => stop())))
}

type LinkedFolder = { readonly root: string; readonly folder: string }

/**
 * A folder that was moved away, or that another one takes the place of, changes nothing beside the link, so its watcher hears of
 * nothing that comes there. Then all of its files are new.
 */
async function watchPackage(linked: LinkedFolder, onFileEvent: OnFileEvent): Promise<() => Promise<void>> {
  const path = join(linked.root, linked.folder)
  let known = identityOf(path)
  const tell: OnFileEvent = (event, file) => {
    // It may be there again before somebody looks.
    if (event === 'unlink' && file === `${linked.folder}/package.json`) known = undefined
    onFileEvent(event, file)
  }
  let watcher = open(linked, { ignoreInitial: true }, tell)
  const timer = setInterval(() => {
    const now = identityOf(path)
    if (now !== undefined && now !== known) {
      void watcher.close()
      watcher = open(linked, { ignoreInitial: false }, tell)
    }
    known = now
  }, interval)
  await new Promise<void>((resolve) => void watcher.once('ready', resolve))
  return () => {
    clearInterval(timer)
    return watcher.close()
  }
}

function open({ root, folder }: LinkedFolder, options: { readonly ignoreInitial: boolean }, tell: OnFileEvent) {
  const watcher = watchFiles(folder, { ...options, cwd: root, ignored: isLeftOut })
  onFileEvents(watcher, tell)
  watcher.on('error', () => {})
  return watcher
}

/** Undefined where the link leads nowhere. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev} ${stats.ino}`
}
