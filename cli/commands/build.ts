/** `site build`: flags -> engine -> printed result. */
import type { Command } from '../command.ts'
import type { BuildFlags } from '../flags.ts'
import { loadForBuild } from '../load.ts'

export const run: Command<BuildFlags> = async (flags, { report, signal }) => {
  const start = performance.now()
  const { config, selection } = await loadForBuild(flags, report)
  const { baselineFile, applyBaseline, loadBaseline } = await import('../../engine/check/baseline.ts')
  const { build } = await import('../../engine/build.ts')
  const baseline = await loadBaseline(config)
  const { diagnostics, ...data } = await build(config, {
    cache: flags.cache,
    write: true,
    report,
    signal,
    ...selection,
    applyBaseline(found) {
      const { diagnostics, suppressed } = applyBaseline(found, baseline)
      if (suppressed) report.note(`${suppressed} problems are in ${baselineFile} and left out here`)
      return diagnostics
    },
  })
  if (!diagnostics.some(({ severity }) => severity === 'error')) {
    report.result(
      `${data.pages} pages in ${config.out}/, ${data.rendered} of them rendered, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    )
    if (data.next) report.result(`next scheduled: ${data.next.file} at ${data.next.at}`)
    if (flags.report) {
      const { sizesOf } = await import('../sizes.ts')
      for (const line of await sizesOf(config)) report.result(line)
    }
  }
  return { diagnostics, data: { out: config.out, ...data } }
}
