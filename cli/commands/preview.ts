/** `site preview`: serves the build output as a host would. */
import type { Command } from '../command.ts'
import { companionOrigins, noCompanions, startCompanions } from '../companions.ts'
import type { ServeFlags } from '../flags.ts'
import { loadForRun } from '../load.ts'
import { untilStopped } from '../serving.ts'

export const run: Command<ServeFlags> = async (flags, context) => {
  const { config } = await loadForRun(flags)
  const { preview, sourcesOf } = await import('../../engine/serve/index.ts')
  const { note } = context.report
  const { host, allowedHost: allowedHosts, port, strictPort } = flags
  const out = `${config.root}/${config.out}`
  const companions = flags.sandbox ? await startCompanions(config, note) : noCompanions
  // Also without the sandbox: a page is to say that nobody answers, not that its own policy forbids to ask.
  const ownOf = new Map(config.brands.map((brand) => [brand.id, brand.connect ?? []]))
  const sources = sourcesOf(config)
  const connect = (brand: string) => [
    ...new Set([...(ownOf.get(brand) ?? []), ...sources.connect, ...companionOrigins(config)]),
  ]
  try {
    return await untilStopped(
      await preview({
        out,
        host,
        allowedHosts,
        port,
        strictPort,
        ...sources,
        connect,
        log: note,
      }),
      flags,
      context,
    )
  } finally {
    await companions.close()
  }
}
