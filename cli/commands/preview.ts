/** `site preview`: what was built, served the way a host would. */
import type { Command } from '../command.ts'
import { noCompanions, startCompanions } from '../companions.ts'
import type { ServeFlags } from '../flags.ts'
import { loadForRun } from '../load.ts'
import { untilStopped } from '../serving.ts'

export const run: Command<ServeFlags> = async (flags, context) => {
  const { config } = await loadForRun(flags)
  const { preview } = await import('../../engine/serve/index.ts')
  const { note } = context.report
  const handlers = config.plugins.flatMap((plugin) => plugin.serve?.(config) ?? [])
  const { host, port, strictPort } = flags
  const out = `${config.root}/${config.out}`
  const companions = flags.sandbox ? await startCompanions(config, note) : noCompanions
  const ownOf = new Map(config.brands.map((brand) => [brand.id, brand.connect ?? []]))
  const connect = (brand: string) => [...new Set([...(ownOf.get(brand) ?? []), ...companions.origins])]
  try {
    return await untilStopped(
      await preview({ out, host, port, strictPort, handlers, connect, log: note }),
      flags,
      context,
    )
  } finally {
    await companions.close()
  }
}
