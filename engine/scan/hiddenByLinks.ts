/** Links to folders below the content folder: what plugins would claim in them is no part of the site. */
import { matchesGlob } from 'node:path'
import { linkedFolders } from '../disk/linkedFolders.ts'
import { linkToFolder } from '../errors/fileMessages.ts'
import type { Config, Diagnostic } from '../types.ts'
import { expandGlobs } from './scan.ts'

/** A warning for each link that hides a file from a plugin, or leads out of the project; folders of images are no concern. */
export async function hiddenByLinks(config: Config): Promise<readonly Diagnostic[]> {
  const include = config.plugins.flatMap((plugin) => plugin.include ?? []).filter((glob) => !glob.startsWith('!'))
  const globs = expandGlobs(include, config)
  const isClaimed = (file: string) => globs.some((glob) => matchesGlob(file, glob))
  const links = await linkedFolders(config.root, config.content)
  return links
    .filter(({ files }) => !files || files.some(isClaimed))
    .flatMap(({ link }) => linkToFolder(link).diagnostics)
    .map((problem) => ({ ...problem, severity: 'warning' }))
}
