/** `site run stars:count [arguments…]`: a task of a plugin by its name; without a name, the list of all. */
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { loadForRun } from '../load.ts'
import { runWritingTask } from '../writingTask.ts'

export const run: Command<Flags & { readonly args: readonly string[] }> = async (flags, { report }) => {
  const { config, selection } = await loadForRun(flags)
  const [name, ...args] = flags.args
  if (name !== undefined) return runWritingTask(config, name, { args, brands: selection.brands, cache: true, report })
  const { keepTaskNames, taskNames } = await import('../../engine/commands/taskNames.ts')
  const tasks = taskNames(config)
  keepTaskNames(config)
  for (const task of tasks) report.result(task)
  return { data: { tasks } }
}
