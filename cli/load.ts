/** The configuration a command works with. */
import { loadConfig, validateSelection, type Config, type LoadOptions, type Reporter } from '../engine/index.ts'
import { suggest } from '../engine/errors/suggest.ts'
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
  const overrides = { out: flags.out, store: storeOf(process.env) }
  const config = await loadConfig({ root: flags.root, file: flags.config, overrides, alsoTell })
  const selection = {
    ...(flags.brand.length && { brands: flags.brand }),
    ...(flags.locale.length && { locales: flags.locale }),
  }
  validateSelection(config, selection)
  return { config, selection }
}

/** What the environment says of the shared store. */
export const storeOf = (env: NodeJS.ProcessEnv) => ({
  url: env['SITE_STORE_URL'],
  readOnly: !['', '0', 'false'].includes(env['SITE_STORE_READ_ONLY'] ?? ''),
})

/** Secrets of the shared store come from the environment only: a configuration is read by many, and quoted by messages. */
export const storeTokenOf = (env: NodeJS.ProcessEnv): string | undefined => env['SITE_STORE_TOKEN']?.trim() || undefined

/** For a run that reads all content: broken brands do not hide what is wrong with prose. */
export async function loadForBuild(
  flags: Flags & OutputFlags & { readonly cache: boolean },
  report: Reporter,
): ReturnType<typeof loadForRun> {
  const loaded = await loadForRun(flags, async (config) => {
    const { problemsOfProse } = await import('../engine/commands/prose.ts')
    return problemsOfProse(config, { cache: flags.cache, report })
  })
  for (const note of await misspeltCodes(loaded.config)) report.note(note)
  return loaded
}

/** Plugins may have codes of their own, so only what is nearly a known one is told. */
async function misspeltCodes({ severities }: Config): Promise<readonly string[]> {
  const codes = Object.keys(severities)
  if (!codes.length) return []
  const { readExplanations } = await import('./explanations.ts')
  const known = readExplanations()
  return codes.flatMap((code) => {
    const near = known.has(code) ? undefined : suggest(code, known.keys(), 2)
    return near ? [`severities: no message has the code "${code}". Did you mean "${near}"?`] : []
  })
}
