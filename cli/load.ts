/** The configuration a command works with. */
import { loadConfig, validateSelection, type Config, type LoadOptions, type Reporter } from '../engine/index.ts'
import type { Flags, OutputFlags } from './flags.ts'

type Selection = { readonly brands?: readonly string[]; readonly locales?: readonly string[] }

/**
 * The whole configuration, and apart from it the part of the site to work on: a build leaves the rest of the output as
 * it was, so it has to know it.
 */
export async function loadForRun(
  flags: Flags & OutputFlags,
  alsoTell?: LoadOptions['alsoTell'],
): Promise<{ config: Config; selection: Selection }> {
  const config = await loadConfig({ root: flags.root, file: flags.config, overrides: { out: flags.out }, alsoTell })
  const selection = {
    ...(flags.brand.length && { brands: flags.brand }),
    ...(flags.locale.length && { locales: flags.locale }),
  }
  validateSelection(config, selection)
  return { config, selection }
}

/** For a run that reads all content: broken brands do not hide what is wrong with prose. */
export const loadForBuild = (
  flags: Flags & OutputFlags & { readonly cache: boolean },
  report: Reporter,
): ReturnType<typeof loadForRun> =>
  loadForRun(flags, async (config) => {
    const { problemsOfProse } = await import('../engine/commands/prose.ts')
    return problemsOfProse(config, { cache: flags.cache, report })
  })
