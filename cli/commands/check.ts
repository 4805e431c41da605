/** `site check`: a build that writes nothing, and what only a check asks for. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Baseline } from '../../engine/check/baseline.ts'
import { counted } from '../../engine/errors/counted.ts'
import type { Config, Diagnostic } from '../../engine/index.ts'
import type { Command, Context } from '../command.ts'
import type { CheckFlags } from '../flags.ts'
import { loadForBuild, storeTokenOf } from '../load.ts'
import { baselineNarrowed } from '../messages.ts'

export const run: Command<CheckFlags> = async (flags, { report, signal }) => {
  const { config, selection } = await loadForBuild(flags, report)
  const isWhole = !flags.brand.length && !flags.locale.length
  if (flags.baseline && !isWhole) throw baselineNarrowed()
  const { baselineFile, applyBaseline, leftOut, loadBaseline } = await import('../../engine/check/baseline.ts')
  const { build } = await import('../../engine/build.ts')

  // A record that is about to be replaced may be broken.
  const before = await loadBaseline(config).catch((error: unknown) => {
    if (flags.baseline !== 'reset') throw error
    return undefined
  })
  const found: Diagnostic[] = []
  const { diagnostics: early, ...data } = await build(config, {
    cache: flags.cache,
    write: false,
    report,
    signal,
    ...selection,
    storeToken: storeTokenOf(process.env),
    applyBaseline(problems) {
      found.push(...problems)
      return []
    },
  }).catch((error: unknown) => {
    if (flags.baseline) report.note(unrecorded(baselineFile))
    throw error
  })
  const failed = early.filter(({ severity }) => severity === 'error')
  if (flags.translations) found.push(...(await checkTranslations(config, flags, report)))

  // Pages that could not be made hide the problems they have.
  if (flags.baseline && failed.length) report.note(unrecorded(baselineFile))
  const baseline = flags.baseline && !failed.length ? await record(config, found, before, { flags, report }) : before
  const { diagnostics, suppressed, stale } = applyBaseline(
    found,
    baseline?.filter(({ code }) => isSeen(code, flags)),
  )
  if (suppressed) report.note(leftOut(suppressed))
  if (stale && isWhole && !failed.length)
    report.note(`${counted(stale, 'problem')} of ${baselineFile} mended: site check --baseline takes off what is`)

  const all = [...early, ...diagnostics]
  if (!all.length) report.result(`${counted(data.pages, 'page')}, no ${suppressed ? 'new ' : ''}problems`)
  return { diagnostics: all, data: { ...data, suppressed, stale } }
}

const unrecorded = (file: string) =>
  `${file} is not written: the errors below keep pages from being made, and hide what else is wrong with them. Solve them first.`

async function checkTranslations(
  config: Config,
  flags: CheckFlags,
  report: Context['report'],
): Promise<readonly Diagnostic[]> {
  const { runTask } = await import('../../engine/commands/task.ts')
  const { diagnostics, notes } = await runTask(config, 'check translations', {
    args: flags.locale,
    brands: flags.brand.length ? flags.brand : undefined,
    cache: flags.cache,
    report,
  })
  for (const note of notes) report.note(note)
  return diagnostics
}

type Recording = { readonly flags: CheckFlags; readonly report: Context['report'] }

/** The first record holds everything, and so does one made anew; any other only becomes shorter. */
async function record(
  config: Config,
  found: readonly Diagnostic[],
  before: Baseline | undefined,
  { flags, report }: Recording,
): Promise<Baseline> {
  const { baselineFile, baselineOf, dropStale, countProblems, writeBaseline } =
    await import('../../engine/check/baseline.ts')
  const now = baselineOf(found)
  const [seen, unseen] = [
    before?.filter(({ code }) => isSeen(code, flags)),
    before?.filter(({ code }) => !isSeen(code, flags)) ?? [],
  ]
  const after = [...(seen && flags.baseline === 'shrink' ? dropStale(seen, now) : now), ...unseen]
  await writeFile(join(config.root, baselineFile), writeBaseline(after))
  report.result(
    `${baselineFile}: ${counted(countProblems(after), 'problem')}${before ? `, ${countProblems(before)} before` : ''}`,
  )
  return after
}

/** Problems that this run does not look for take no part in the comparison. */
const isSeen = (code: string, { translations }: CheckFlags): boolean => translations || !code.startsWith('translation-')
