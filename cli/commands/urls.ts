/** `site urls`: brings `urls.lock` in line with the pages there are. */
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { loadForRun } from '../load.ts'
import { runWritingTask } from '../writingTask.ts'

export const run: Command<Flags & { readonly gone: readonly string[] }> = async (flags, { report }) => {
  const { config, selection } = await loadForRun(flags)
  return runWritingTask(config, 'update urls', { args: flags.gone, brands: selection.brands, cache: true, report })
}
