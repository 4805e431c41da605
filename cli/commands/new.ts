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
const codeName = {
  pattern: /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/,
  hint: 'Use lower-case letters, digits, - and _, starting with a letter.',
}
/** Below the folder of documentation or posts. */
const textName = {
  pattern: /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*$/,
  hint: 'Use lower-case letters, digits, - and _, with / between folders: guide/first_steps',
}

export const run: Command<NewFlags & { readonly args: readonly string[] }> = async (flags, { report }) => {
  const [kind, name] = flags.args as [string, string]
  if (!kinds.includes(kind)) throw kindUnknown(kind, kinds)
  const { pattern, hint } = kind === 'doc' || kind === 'post' ? textName : codeName
  if (!pattern.test(name)) throw nameInvalid(`the name of a ${kind}`, name, hint)

  const config = await loadConfig({ root: flags.root, file: flags.config })
  const draft: Draft =
    kind === 'brand'
      ? newBrand(config, name, flags)
      : kind === 'plugin'
        ? newPlugin(name)
        : newContent(config, kind as 'doc' | 'post', name, flags)

  const files = writeNew(config.root, draft.files)
  for (const file of files) report.result(`created ${file}`)
  if (draft.next) report.note(draft.next)
  return { data: { files } }
}
