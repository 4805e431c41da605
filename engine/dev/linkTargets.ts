/** Changes of files that links lead to: the link, which is what other watchers look at, stays as it is. */
import { lstatSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { watch as watchFiles } from 'chokidar'
import { tryTo } from '../errors/tryTo.ts'
import { fileEvents } from './fileEvents.ts'

export type LinkTargets = {
  /** `file`, named from the root, is new or was changed: it may be a link, and lead elsewhere now. */
  look(file: string): void
  stop(): Promise<void>
}

/** `files` may be links. `onChange` is told the name of the link. */
export async function watchLinkTargets(
  root: string,
  files: Iterable<string>,
  onChange: (file: string) => void,
): Promise<LinkTargets> {
  /** By what they lead to. */
  const links = new Map<string, Set<string>>()
  /** The target of a link that was not known. */
  function note(file: string): string | undefined {
    const target = targetOf(join(root, file))
    if (target === undefined || links.get(target)?.has(file)) return undefined
    links.set(target, (links.get(target) ?? new Set()).add(file))
    return target
  }

  const watcher = watchFiles([...files].flatMap((file) => note(file) ?? []))
  watcher.on('error', () => {})
  await new Promise<void>((resolve) => void watcher.once('ready', resolve))
  // One that is watched from now on counts as changed: it may have been saved before.
  for (const event of fileEvents) watcher.on(event, (target) => links.get(target)?.forEach(onChange))
  return {
    look(file) {
      const target = note(file)
      if (target !== undefined) watcher.add(target)
    },
    stop: () => watcher.close(),
  }
}

/** Undefined for what is no link, and for a link to a folder, which is not entered, or to nothing. */
const targetOf = (path: string): string | undefined =>
  tryTo(() => (lstatSync(path).isSymbolicLink() && statSync(path).isFile() ? realpathSync(path) : undefined))
