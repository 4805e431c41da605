/** `site clean`: removes what builds made, and nothing else. */
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { loadForRun } from '../load.ts'

export const run: Command<Flags> = async (flags, { report }) => {
  const { config } = await loadForRun(flags)
  const { clean } = await import('../../engine/commands/clean.ts')
  const removed = await clean(config)
  for (const folder of removed) report.result(`removed ${folder}`)
  if (!removed.length) report.result('Nothing to remove.')
  return { data: { removed } }
}
