/** Starts and stops the companions of plugins: programs beside the site, such as the console sandbox. */
import { toDiagnostic } from '../engine/errors/foreign.ts'
import { pluginFailed } from '../engine/errors/messages.ts'
import type { Companion, CompanionContext, Config, Plugin } from '../engine/types.ts'

export type Companions = {
  readonly started: readonly { readonly name: string; readonly origin: string }[]
  close(): Promise<void>
}

/** A companion whose port is in use is skipped: usually it runs already, started by another command. */
export async function startCompanions(
  config: Config,
  note: (line: string) => void,
  { memory }: Pick<CompanionContext, 'memory'> = { memory: false },
): Promise<Companions> {
  const running: { readonly name: string; readonly origin: string; close(): Promise<void> }[] = []
  for (const { plugin, companion } of companionsOf(config)) {
    const { name, origin } = companion
    try {
      running.push({ name, ...(await companion.start({ log: note, memory })) })
    } catch (error) {
      if (toDiagnostic(error).code !== 'port-in-use') throw failed(plugin, error, config)
      note(`${name}: ${new URL(origin).host} is taken; pages use what answers there.`)
    }
  }
  return {
    started: running.map(({ name, origin }) => ({ name, origin })),
    async close() {
      await Promise.all(running.map((companion) => companion.close()))
    },
  }
}

export const noCompanions: Companions = { started: [], close: async () => {} }

/** Origins pages send requests to, whether or not something answers there. */
export const companionOrigins = (config: Config): readonly string[] =>
  companionsOf(config).map(({ companion }) => companion.origin)

type Known = { readonly plugin: Plugin; readonly companion: Companion }

const companionsOf = (config: Config): readonly Known[] =>
  config.plugins.flatMap((plugin) => {
    try {
      const companion = plugin.companion?.({ config })
      return companion ? [{ plugin, companion }] : []
    } catch (error) {
      throw failed(plugin, error, config)
    }
  })

const failed = ({ name }: Plugin, error: unknown, { root }: Config) => pluginFailed(name, 'companion', error, { root })
