/** `site dev`: the site, kept warm until Ctrl-C. */
import { loadConfig } from '../../engine/index.ts'
import type { Command } from '../command.ts'
import { noCompanions, startCompanions } from '../companions.ts'
import type { ServeFlags } from '../flags.ts'
import { untilStopped } from '../serving.ts'

type DevOptions = import('../../engine/dev.ts').DevOptions
type Load = DevOptions['load']

export const run: Command<ServeFlags> = async (flags, context) => {
  const { dev } = await import('../../engine/dev.ts')
  const overrides = { brands: flags.brand, locales: flags.locale, production: false }
  const load: Load = (reimport) => loadConfig({ root: flags.root, file: flags.config, overrides, reimport })
  const { host, allowedHost: allowedHosts, port, strictPort } = flags
  const { report } = context
  const openInEditor: DevOptions['openInEditor'] = (place) =>
    void import('../editor.ts').then((editor) => editor.openInEditor(place, report.note))
  const companions = flags.sandbox ? await startCompanions(await load(), report.note) : noCompanions
  try {
    const server = await dev({ load, host, allowedHosts, port, strictPort, report, openInEditor })
    return await untilStopped(server, flags, context)
  } finally {
    await companions.close()
  }
}
