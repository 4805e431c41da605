/** Changes of what links lead to: the link, which is what other watchers look at, stays as it is. */
import { lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { watch as watchFiles } from 'chokidar'
import { folderBehind } from '../disk/folderLinks.ts'
import { filesBelow } from '../disk/walk.ts'
import { tryTo } from '../errors/tryTo.ts'
import { slashed } from '../paths/slashed.ts'
import { fileEvents, isLeftOut } from './fileEvents.ts'

export type LinkTargets = {
  /** `file`, named from the root, is new or was changed: it may be a link, and lead elsewhere now. */
  look(file: string): void
  stop(): Promise<void>
}

/** `files` may be links, or lie behind links to folders. `onChange` is told of a file by its name with the link. */
export async function watchLinkTargets(
  root: string,
  files: Iterable<string>,
  onChange: (file: string) => void,
): Promise<LinkTargets> {
  const base = realpathSync(root)
  /** By what they lead to. */
  const links = new Map<string, Set<string>>()
  /** What a link leads to, noted; undefined for what is no link. */
  function note(file: string): string | undefined {
    const target = targetOf(base, file)
    if (target !== undefined) links.set(target, (links.get(target) ?? new Set()).add(file))
    return target
  }

  const names = [...files]
  const folders = new Set(names.flatMap(foldersOf))
  const watcher = watchFiles(
    [...names, ...folders].flatMap((file) => note(file) ?? []),
    { followSymlinks: false, ignored: isLeftOut },
  )
  watcher.on('error', () => {})
  await new Promise<void>((resolve) => void watcher.once('ready', resolve))
  // One that is watched from now on counts as changed: it may have been saved before.
  for (const event of fileEvents)
    watcher.on(event, (path) => {
      for (let target = path; target !== dirname(target); target = dirname(target))
        for (const link of links.get(target) ?? []) onChange(link + slashed(path.slice(target.length)))
    })
  return {
    look(file) {
      const target = note(file)
      if (target === undefined) return
      watcher.add(target)
      // Of a folder that is watched already the watcher tells nothing. A file has nothing below it, and either may be gone by now.
      for (const name of tryTo(() => filesBelow(target)) ?? []) onChange(`${file}/${name}`)
    },
    stop: () => watcher.close(),
  }
}

/** `a/b/c.md` -> `a/b`, `a` */
function foldersOf(file: string): readonly string[] {
  const folder = posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/** Undefined for what is no link, for one to nothing, and to a folder that is not entered. */
const targetOf = (base: string, file: string): string | undefined =>
  tryTo(() => {
    const path = join(base, file)
    if (!lstatSync(path).isSymbolicLink()) return undefined
    return statSync(path).isFile() ? realpathSync(path) : folderBehind(base, path)
  })
