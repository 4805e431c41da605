/** `site merge <parts…>`: what `site build --shard` made on several machines becomes one output. */
import type { Command } from '../command.ts'
import type { BuildFlags } from '../flags.ts'
import { outputAt } from '../outputAt.ts'
import { runBuild } from './build.ts'

type MergeFlags = BuildFlags & { readonly args: readonly string[] }

export const run: Command<MergeFlags> = async (flags, context) => {
  const { merge } = await import('../../engine/shards/merge.ts')
  const folders = flags.args.map((folder) => outputAt(folder, flags.root))
  return runBuild({ ...flags, cache: true }, context, (config, options) => merge(config, folders, options))
}
