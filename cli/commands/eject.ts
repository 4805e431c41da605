/** `site eject Footer`: copies a component of the theme into the project, whose own it is from then on. */
import { loadConfig } from '../../engine/index.ts'
import type { Command } from '../command.ts'
import type { EjectFlags } from '../flags.ts'
import { usage } from '../messages.ts'
import { runWritingTask } from '../writingTask.ts'

export const run: Command<EjectFlags & { readonly args: readonly string[] }> = async (flags, { report }) => {
  if (!flags.list && !flags.args.length) throw usage("missing required argument 'name'")
  const config = await loadConfig({ root: flags.root, file: flags.config })
  const task = flags.list ? 'list components' : flags.print ? 'print components' : 'eject component'
  return runWritingTask(config, task, { args: flags.args, cache: true, report })
}
