/** `site i18n mark [files…]`: records which source text each translation was made from. */
import { loadConfig } from '../../engine/index.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { runWritingTask } from '../writingTask.ts'

export const run: Command<Flags & { readonly args: readonly string[] }> = async (flags, { report }) => {
  const [, ...args] = flags.args
  const config = await loadConfig({ root: flags.root, file: flags.config })
  // Of all brands: a page that one of them does not show is translated all the same.
  return runWritingTask(config, 'mark translations', { args, cache: true, report })
}
