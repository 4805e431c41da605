/** `site check`: a build that writes nothing, and what only a check asks for. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Baseline } from '../../engine/baseline.ts'
import type { Config, Diagnostic } from '../../engine/index.ts'
import type { Command, Context } from '../command.ts'
import type { CheckFlags } from '../flags.ts'
import { loadForRun } from '../load.ts'
import { baselineNarrowed } from '../messages.ts'

export const run: Command<CheckFlags> = async (flags, { report, signal }) => {
  const { config, selection } = await loadForRun(flags)
  const isWhole = !flags.brand.length && !flags.locale.length
  if (flags.baseline && !isWhole) throw baselineNarrowed()
  const { baselineFile, judge, loadBaseline } = await import('../../engine/baseline.ts')
  const { build } = await import('../../engine/build.ts')

  // A record that is about to be replaced may be broken.
  const before = await loadBaseline(config).catch((error: unknown) => {
    if (flags.baseline !== 'reset') throw error
    return undefined
  })
  const found: Diagnostic[] = []
  const { diagnostics: failed, ...data } = await build(config, {
    cache: flags.cache,
    write: false,
    report,
    signal,
    ...selection,
    excuse(problems) {
      found.push(...problems)
      return []
    },
  })
  if (flags.translations) found.push(...(await checkTranslations(config, flags, report)))

  // Pages that could not be made hide the problems they have.
  const baseline = flags.baseline && !failed.length ? await record(config, found, before, { flags, report }) : before
  const { diagnostics, forgiven, spare } = judge(
    found,
    baseline?.filter(({ code }) => isSeen(code, flags)),
  )
  if (forgiven) report.note(`${forgiven} problems are in ${baselineFile} and left out here`)
  if (spare && isWhole && !failed.length)
    report.note(`${spare} problems in ${baselineFile} are mended: site check --baseline takes them off`)

  const all = [...failed, ...diagnostics]
  if (!all.length) report.result(`${data.pages} pages, no ${forgiven ? 'new ' : ''}problems`)
  return { diagnostics: all, data: { ...data, forgiven, spare } }
}

async function checkTranslations(
  config: Config,
  flags: CheckFlags,
  report: Context['report'],
): Promise<readonly Diagnostic[]> {
  const { runTask } = await import('../../engine/task.ts')
  const { diagnostics, notes } = await runTask(config, 'check translations', {
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
  const { baselineFile, recordOf, shrink, totalOf, writeBaseline } = await import('../../engine/baseline.ts')
  const now = recordOf(found)
  const [seen, unseen] = [
    before?.filter(({ code }) => isSeen(code, flags)),
    before?.filter(({ code }) => !isSeen(code, flags)) ?? [],
  ]
  const after = [...(seen && flags.baseline === 'shrink' ? shrink(seen, now) : now), ...unseen]
  await writeFile(join(config.root, baselineFile), writeBaseline(after))
  report.result(`${baselineFile}: ${totalOf(after)} problems${before ? `, ${totalOf(before)} before` : ''}`)
  return after
}

/** What this run did not look for is neither found nor mended. */
const isSeen = (code: string, { translations }: CheckFlags): boolean => translations || !code.startsWith('translation-')
