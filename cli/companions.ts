/** Starts and stops the companions of plugins: programs beside the site, such as the console sandbox. */
import { toDiagnostic } from '../engine/errors/foreign.ts'
import type { Companion, CompanionOptions, Config } from '../engine/types.ts'

export type Companions = {
  readonly started: readonly { readonly name: string; readonly origin: string }[]
  close(): Promise<void>
}

/** A companion whose port is in use is skipped: usually it runs already, started by another command. */
export async function startCompanions(
  { plugins, ...config }: Config,
  note: (line: string) => void,
  options: CompanionOptions = { memory: false },
): Promise<Companions> {
  const companions = companionsOf({ plugins, ...config })
  const running: { readonly name: string; readonly origin: string; close(): Promise<void> }[] = []
  for (const { name, origin, start } of companions) {
    try {
      running.push({ name, ...(await start(note, options)) })
    } catch (error) {
      if (toDiagnostic(error).code !== 'port-in-use') throw error
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
export const companionOrigins = (config: Config): readonly string[] => companionsOf(config).map(({ origin }) => origin)

const companionsOf = (config: Config): readonly Companion[] =>
  config.plugins.flatMap((plugin) => plugin.companion?.(config) ?? [])
