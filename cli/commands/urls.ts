/** `site urls`: brings `urls.lock` in line with the pages there are. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { loadForRun } from '../load.ts'

export const run: Command<Flags & { readonly gone: readonly string[] }> = async (flags, { report }) => {
  const { config, selection } = await loadForRun(flags)
  const { updateUrls } = await import('../../engine/urls.ts')
  const { urlsLockFile } = await import('../../engine/urlsLock.ts')
  const { text, added, gone, count } = await updateUrls(config, { gone: flags.gone, brands: selection.brands })
  await writeFile(join(config.root, urlsLockFile), text)
  report.result(`${urlsLockFile}: ${count} addresses, ${added.length} new, ${gone.length} given up`)
  return { data: { count, added, gone } }
}
