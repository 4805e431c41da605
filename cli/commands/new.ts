/** `site new doc|post|plugin|brand <name>`: files to start from. Nothing that exists is ever changed. */
import { loadConfig } from '../../engine/index.ts'
import type { Command } from '../command.ts'
import type { NewFlags } from '../flags.ts'
import { kindUnknown, nameInvalid } from '../messages.ts'
import { newBrand } from '../new/brand.ts'
import { newContent } from '../new/content.ts'
import { newPlugin } from '../new/plugin.ts'
import { writeNew, type Draft } from '../new/write.ts'

const kinds = ['doc', 'post', 'plugin', 'brand']

export const run: Command<NewFlags & { readonly args: readonly string[] }> = async (flags, { report }) => {
  const [kind, name] = flags.args as [string, string]
  if (!kinds.includes(kind)) throw kindUnknown(kind, kinds)
  if (!/^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/.test(name)) throw nameInvalid(`the name of a ${kind}`, name)

  const config = await loadConfig({ root: flags.root, file: flags.config })
  const draft: Draft =
    kind === 'brand'
      ? newBrand(config, name, flags)
      : kind === 'plugin'
        ? newPlugin(name)
        : newContent(config, kind === 'doc' ? 'doc' : 'post', name, flags)

  const files = writeNew(config.root, draft.files)
  for (const file of files) report.result(`created ${file}`)
  if (draft.next) report.note(draft.next)
  return { data: { files } }
}
