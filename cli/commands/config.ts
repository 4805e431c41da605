/** `site config`: is it fine, and where does each value come from. */
import { counted } from '../../engine/errors/counted.ts'
import { describeConfig, loadConfigWithOptions } from '../../engine/index.ts'
import { storeOf } from '../load.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'

export const run: Command<Flags & { readonly print: boolean }> = async (flags, { report }) => {
  const overrides = { brands: flags.brand, locales: flags.locale, store: storeOf(process.env) }
  const loaded = await loadConfigWithOptions({ root: flags.root, file: flags.config, overrides })
  const { config } = loaded
  const lines = describeConfig(loaded)
  if (flags.print) {
    const [keys, values] = (['key', 'value'] as const).map((column) =>
      Math.max(...lines.map((line) => line[column].length)),
    )
    for (const { key, value, from } of lines)
      report.result(`${key.padEnd(keys!)}  ${value.padEnd(Math.min(values!, 60))}  ${from}`)
  } else {
    const counts = [
      counted(config.brands.length, 'brand'),
      counted(config.locales.length, 'locale'),
      counted(config.plugins.length, 'plugin'),
    ]
    report.result(`${config.file} is fine: ${counts.join(', ')}`)
  }
  return { data: { config: lines } }
}
