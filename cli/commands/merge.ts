/** `site merge <parts…>`: what `site build --shard` made on several machines becomes one output. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from '../command.ts'
import type { BuildFlags } from '../flags.ts'
import { runBuild } from './build.ts'

type MergeFlags = BuildFlags & { readonly args: readonly string[] }

export const run: Command<MergeFlags> = async (flags, context) => {
  const { merge } = await import('../../engine/shards/merge.ts')
  const folders = flags.args.map((folder) => partAt(folder, flags.root))
  return runBuild({ ...flags, cache: true }, context, (config, options) => merge(config, folders, options))
}

/** From the root, as all that a run writes, or from the current folder, as a shell completes it. */
function partAt(folder: string, root: string): string {
  const [ofRoot, here] = [resolve(root, folder), resolve(folder)]
  return existsSync(ofRoot) || !existsSync(here) ? ofRoot : here
}
