/** `site i18n mark [files…]`: writes down what translations were made from. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '../../engine/index.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'

export const run: Command<Flags & { readonly args: readonly string[] }> = async (flags, { report }) => {
  const [, ...named] = flags.args
  const config = await loadConfig({ root: flags.root, file: flags.config })
  const { runTask } = await import('../../engine/task.ts')
  // Of all brands: what one of them does not show is no less translated.
  const { files, notes } = await runTask(config, 'mark translations', { files: named, cache: true, report })
  for (const { path, body } of files) await writeFile(join(config.root, path), body)
  for (const note of notes) report.result(note)
  return { data: { files: files.map(({ path }) => path) } }
}
