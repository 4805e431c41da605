/** `site why <path>`: the inputs of a page, and which of them changed. */
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { loadForRun } from '../load.ts'

export const run: Command<Flags & { readonly args: readonly string[] }> = async (flags, { report }) => {
  const { config, selection } = await loadForRun(flags)
  const { why } = await import('../../engine/commands/why.ts')
  const chosen = { ...config, brands: config.brands.filter(({ id }) => selection.brands?.includes(id) ?? true) }
  const { lines, pages } = await why(chosen, flags.args[0]!)
  for (const line of lines) report.result(line)
  return { data: { lines, pages } }
}
