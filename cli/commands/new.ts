/** `site new doc|post|plugin|brand|deploy|site <name>`: files to start from. Nothing that exists is ever changed. */
import { basename, posix, resolve } from 'node:path'
import { loadConfig, type Config } from '../../engine/index.ts'
import type { Command } from '../command.ts'
import type { NewFlags } from '../flags.ts'
import { kindUnknown, nameInvalid } from '../messages.ts'
import { newBrand } from '../new/brand.ts'
import { newContent } from '../new/content.ts'
import { newDeploy } from '../new/deploy.ts'
import { newKinds } from '../new/kinds.ts'
import { nextCommands } from '../new/nextCommands.ts'
import { newPlugin } from '../new/plugin.ts'
import { newSite } from '../new/site.ts'
import { writeNew, type Draft } from '../new/write.ts'

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
  const [kind, given] = flags.args as [string, string]
  if (!isKind(kind)) throw kindUnknown(kind, newKinds)
  const { pattern, hint } = kind === 'doc' || kind === 'post' ? textName : codeName
  // A site may be given a path: it is called by the last folder of it.
  const folder = resolve(flags.root, given)
  const name = kind === 'site' ? basename(folder) : given
  if (!pattern.test(name)) throw nameInvalid(`the name of a ${kind}`, name, hint)

  if (kind === 'site') {
    const files = writeNew(folder, newSite(folder, name, flags).files)
    for (const file of files) report.result(`created ${posix.join(given, file)}`)
    for (const line of nextCommands(given, 'dev', process.env['npm_config_user_agent'])) report.note(line)
    return { data: { files } }
  }

  const config = await loadConfig({ root: flags.root, file: flags.config })
  const draft = drafts[kind](config, name, flags)
  const files = writeNew(config.root, draft.files)
  for (const file of files) report.result(`created ${file}`)
  for (const line of draft.next?.split('\n') ?? []) report.note(line)
  return { data: { files, next: draft.next } }
}

/** Those that are made in a site. */
type Kind = Exclude<(typeof newKinds)[number], 'site'>

const isKind = (kind: string): kind is Kind | 'site' => (newKinds as readonly string[]).includes(kind)

const drafts: Readonly<Record<Kind, (config: Config, name: string, flags: NewFlags) => Draft>> = {
  doc: (config, name, flags) => newContent(config, 'doc', name, flags),
  post: (config, name, flags) => newContent(config, 'post', name, flags),
  plugin: ({ root }, name) => newPlugin(name, root),
  brand: newBrand,
  deploy: newDeploy,
}
