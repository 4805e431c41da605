/** `site sandbox`: what `dev` and `preview` start beside the site, alone. */
import { once } from 'node:events'
import type { Command } from '../command.ts'
import { companionOrigins, startCompanions } from '../companions.ts'
import type { SandboxFlags } from '../flags.ts'
import { loadForRun } from '../load.ts'

export const run: Command<SandboxFlags> = async (flags, { report, signal, announce }) => {
  const { config } = await loadForRun(flags)
  const { started, close } = await startCompanions(config, report.note, flags)
  if (!started.length)
    report.note(companionOrigins(config).length ? 'There is nothing left to start.' : 'There is nothing to start.')
  else {
    announce({ started })
    for (const { name, origin } of started) report.result(`${name}  ${origin}/`)
    if (!signal.aborted) await once(signal, 'abort')
  }
  await close()
  return { data: { started } }
}
