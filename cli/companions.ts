/** What plugins run beside the site on this machine. */
import { SiteError } from '../engine/errors/SiteError.ts'
import type { CompanionOptions, Config } from '../engine/types.ts'

export type Companions = {
  /** Origins that pages may send requests to. */
  readonly origins: readonly string[]
  readonly started: readonly { readonly name: string; readonly origin: string }[]
  close(): Promise<void>
}

/** One whose port is taken is left out: as a rule it runs already, beside another site or started by hand. */
export async function startCompanions(
  { plugins, ...config }: Config,
  note: (line: string) => void,
  options: CompanionOptions = { memory: false },
): Promise<Companions> {
  const companions = plugins.flatMap((plugin) => plugin.companion?.({ plugins, ...config }) ?? [])
  const running: { readonly name: string; readonly origin: string; close(): Promise<void> }[] = []
  for (const { name, origin, start } of companions) {
    try {
      running.push({ name, ...(await start(note, options)) })
    } catch (error) {
      if (!(error instanceof SiteError) || error.diagnostics[0]?.code !== 'port-in-use') throw error
      note(`${name}: ${new URL(origin).host} is taken; pages use what answers there.`)
    }
  }
  return {
    origins: companions.map(({ origin }) => origin),
    started: running.map(({ name, origin }) => ({ name, origin })),
    async close() {
      await Promise.all(running.map((companion) => companion.close()))
    },
  }
}

export const noCompanions: Companions = { origins: [], started: [], close: async () => {} }
