/** What a check or build leaves for programs besides the text of the terminal: a document, annotations, a summary. */
import { statSync } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { exitCodes } from './exit.ts'
import type { Flags, FormatFlags } from './flags.ts'
import { jsonText } from './formats/json.ts'
import type { FinishedRun } from './formats/run.ts'
import { outputFormatMissing, outputIsFolder, stdoutTakenTwice } from './messages.ts'
import type { Report } from './report.ts'

type Answer = Omit<FinishedRun, 'seconds' | 'files'>

type AnyFlags = Flags & Partial<FormatFlags>

/** What stdout is for: lines of the result, one JSON object and nothing beside it anywhere, or a document. */
export function stdoutOf({ json, format, output }: AnyFlags): 'text' | 'json' | 'document' {
  if (json || (format === 'json' && output === undefined)) return 'json'
  return format === undefined || format === 'text' || output !== undefined ? 'text' : 'document'
}

/** Throws `SiteError` `usage-output-folder`, `usage-output-format`, `usage-stdout-twice`. */
export function checkDelivery({ json, format, output }: AnyFlags): void {
  if (output !== undefined && format === undefined) throw outputFormatMissing()
  if (output !== undefined && isFolder(resolve(output))) throw outputIsFolder(output)
  if (json && format !== undefined && format !== 'json' && output === undefined) throw stdoutTakenTwice(format)
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

type Delivery = {
  readonly flags: AnyFlags
  readonly report: Report
  readonly env: Readonly<Record<string, string | undefined>>
  /** For commands that check the site; others have an answer only. */
  readonly hasFormats: boolean
}

export async function deliver(answer: Answer, { flags, report, env, hasFormats }: Delivery): Promise<void> {
  // Half a run would look like a site without problems.
  if (!hasFormats || answer.exitCode >= exitCodes.interrupted) return
  const summary = env['GITHUB_STEP_SUMMARY']
  if (flags.format === undefined && !env['GITHUB_ACTIONS'] && !summary) return
  const { formats } = await import('./formats/formats.ts')
  const run = await finishedRun(answer, flags, env)
  const { format, output } = flags

  const text = format && textIn(format)
  if (text !== undefined && output !== undefined) await write(resolve(output), text)
  else if (text !== undefined && format !== 'json') report.document(text)
  if (env['GITHUB_ACTIONS'] && !(format === 'github' && output === undefined)) report.annotations(formats.github(run))
  if (summary)
    await appendFile(summary, formats.markdown(run)).catch(() =>
      report.note('The summary of the step cannot be written'),
    )

  function textIn(name: NonNullable<FormatFlags['format']>): string | undefined {
    if (name === 'json') return jsonText({ ok: answer.exitCode === exitCodes.ok, ...answer })
    if (name === 'text') return output === undefined ? undefined : `${report.plain(answer.diagnostics)}\n`
    return formats[name](run)
  }
}

async function finishedRun(answer: Answer, { root, config }: AnyFlags, env: Delivery['env']): Promise<FinishedRun> {
  const { fileNames } = await import('./formats/run.ts')
  const { command, exitCode, diagnostics, pages, rendered } = answer
  return {
    command,
    exitCode,
    diagnostics,
    pages,
    rendered,
    seconds: process.uptime(),
    files: fileNames(resolve(root), resolve(env['GITHUB_WORKSPACE'] ?? '.'), config ?? 'site.config.ts'),
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
