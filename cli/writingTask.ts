/** Tasks of plugins whose result is files of the project: those of `site run`, `site urls`, `site i18n mark`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TaskOptions } from '../engine/commands/task.ts'
import type { Config } from '../engine/index.ts'
import type { Context, Outcome } from './command.ts'

type Options = TaskOptions & { readonly report: Context['report'] }

/** Runs the task, writes its files unless it found errors, prints its notes. Throws what `runTask` throws. */
export async function runWritingTask(config: Config, name: string, options: Options): Promise<Outcome> {
  const { runTask } = await import('../engine/commands/task.ts')
  const { files: made, notes, data, diagnostics } = await runTask(config, name, options)
  const files = diagnostics.some(({ severity }) => severity === 'error') ? [] : made
  for (const { path, body } of files) {
    await mkdir(dirname(join(config.root, path)), { recursive: true })
    await writeFile(join(config.root, path), body)
  }
  for (const note of notes) options.report.result(note)
  return { diagnostics, data: { files: files.map(({ path }) => path), notes, ...data } }
}
