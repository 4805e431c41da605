/** The configuration a command works with. */
import { loadConfig, validateSelection, type Config } from '../engine/index.ts'
import type { Flags, OutputFlags } from './flags.ts'

type Selection = { readonly brands?: readonly string[]; readonly locales?: readonly string[] }

/**
 * The whole configuration, and apart from it the part of the site to work on: a build leaves the rest of the output as
 * it was, so it has to know it.
 */
export async function loadForRun(flags: Flags & OutputFlags): Promise<{ config: Config; selection: Selection }> {
  const config = await loadConfig({ root: flags.root, file: flags.config, overrides: { out: flags.out } })
  const selection = {
    ...(flags.brand.length && { brands: flags.brand }),
    ...(flags.locale.length && { locales: flags.locale }),
  }
  validateSelection(config, selection)
  return { config, selection }
}
