/** `site build`: flags -> engine -> printed result. */
import { counted } from '../../engine/errors/counted.ts'
import type { Config } from '../../engine/index.ts'
import type { BuildOptions, BuildResult } from '../../engine/build.ts'
import type { Command, Context, Outcome } from '../command.ts'
import type { BuildFlags } from '../flags.ts'
import { loadForBuild, storeTokenOf } from '../load.ts'
import { shardNarrowed } from '../messages.ts'

export const run: Command<BuildFlags> = async (flags, context) => {
  if (flags.shard && (flags.brand.length || flags.locale.length)) throw shardNarrowed()
  const { build } = await import('../../engine/build.ts')
  return runBuild(flags, context, build)
}

/** `work` makes the output. */
export async function runBuild(
  flags: BuildFlags,
  { report, signal }: Context,
  work: (config: Config, options: BuildOptions) => Promise<BuildResult>,
): Promise<Outcome> {
  const start = performance.now()
  const { config, selection } = await loadForBuild(flags, report)
  const { applyBaseline, leftOut, loadBaseline } = await import('../../engine/check/baseline.ts')
  const baseline = await loadBaseline(config)
  const { diagnostics, ...data } = await work(config, {
    cache: flags.cache,
    write: true,
    report,
    signal,
    ...selection,
    shard: flags.shard,
    storeToken: storeTokenOf(process.env),
    applyBaseline(found) {
      const { diagnostics, suppressed } = applyBaseline(found, baseline)
      if (suppressed) report.note(leftOut(suppressed))
      return diagnostics
    },
  })
  if (!diagnostics.some(({ severity }) => severity === 'error')) {
    report.result(
      `${counted(data.pages, 'page')} in ${data.out}/, ${data.rendered} of them rendered, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    )
    if (data.next) report.result(`next scheduled: ${data.next.file} at ${data.next.at}`)
    if (flags.report && !flags.shard) {
      const { sizesOf } = await import('../sizes.ts')
      for (const line of await sizesOf(config)) report.result(line)
    }
  }
  return { diagnostics, data }
}
