/** Links to folders below the content folder: they are not entered, so what plugins would claim in them is left out. */
import { realpathSync, statSync } from 'node:fs'
import { join, matchesGlob, sep } from 'node:path'
import fastGlob from 'fast-glob'
import { linkToFolder } from '../errors/fileMessages.ts'
import type { Config, Diagnostic } from '../types.ts'
import { expandGlob } from './scan.ts'

const ignore = ['**/node_modules/**']

/** A warning for each that hides a file from a plugin, or leads out of the project; folders of images are no concern. */
export async function linkedFolders(config: Config): Promise<readonly Diagnostic[]> {
  const root = realpathSync(config.root)
  const globs = config.plugins.flatMap(({ include = [] }) => include).map((glob) => expandGlob(glob, config))
  const claimed = (file: string) => globs.some((glob) => !glob.startsWith('!') && matchesGlob(file, glob))
  const options = { cwd: root, ignore, onlyFiles: false, followSymbolicLinks: false, objectMode: true as const }
  const entries = await fastGlob(`${fastGlob.escapePath(config.content)}/**`, options)
  const links = entries.filter(({ dirent }) => dirent.isSymbolicLink()).map(({ path }) => path)
  const problems: Diagnostic[] = []
  for (const link of links.sort()) {
    const folder = folderAt(join(root, link))
    if (folder === undefined) continue
    // What lies outside of the project is not looked at.
    const isOutside = folder !== root && !folder.startsWith(root + sep)
    const inside = isOutside ? [] : await fastGlob('**', { cwd: folder, ignore, followSymbolicLinks: false })
    if (isOutside || inside.some((file) => claimed(`${link}/${file}`)))
      problems.push(...linkToFolder(link).diagnostics.map((problem) => ({ ...problem, severity: 'warning' as const })))
  }
  return problems
}

function folderAt(link: string): string | undefined {
  try {
    const folder = realpathSync(link)
    return statSync(folder).isDirectory() ? folder : undefined
  } catch {
    // A loop, or a link to nothing: told where it is read.
    return undefined
  }
}
