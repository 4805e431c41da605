/** `site compare <before>`: which pages an output has more, less and otherwise than one that was built before. */
import { join } from 'node:path'
import type { Command } from '../command.ts'
import type { Flags, OutputFlags } from '../flags.ts'
import { loadForRun } from '../load.ts'
import { outputAt } from '../outputAt.ts'

type CompareFlags = Flags & OutputFlags & { readonly args: readonly string[]; readonly markdown: boolean }

export const run: Command<CompareFlags> = async (flags, { report }) => {
  const { config, selection } = await loadForRun(flags)
  const { compareOutputs } = await import('../../engine/commands/compare.ts')
  const changes = await compareOutputs(outputAt(flags.args[0]!, flags.root), join(config.root, config.out), selection)
  const { comparisonText, comparisonMarkdown } = await import('../formats/comparison.ts')
  report.result(flags.markdown ? comparisonMarkdown(changes) : comparisonText(changes, { all: flags.verbose }))
  return { data: { brands: changes } }
}
