/** Runs one command from flags to exit code: reports, signals, errors of any kind. */
import { resolve } from 'node:path'
import { toDiagnostics } from '../engine/errors/foreign.ts'
import type { SiteError } from '../engine/errors/SiteError.ts'
import type { Diagnostic } from '../engine/types.ts'
import type { Command } from './command.ts'
import { exitCodeOf, exitCodes } from './exit.ts'
import type { Flags } from './flags.ts'
import { createReport, type Report } from './report.ts'
import { catchSignals } from './signals.ts'

/** Ends the process. */
export async function execute<F extends Flags>(
  name: string,
  flags: F,
  load: () => Promise<{ readonly run: Command<F> }>,
): Promise<void> {
  const report = reportFor(flags)
  const stop = catchSignals(() => report.note('Stopping …'))
  const leave = guardExit(report, flags)

  report.detail(`Node ${process.version}, ${process.platform}, ${resolve(flags.root)}`)
  try {
    const { run } = await load()
    const { diagnostics = [], data } = await run(flags, { report, signal: stop.signal })
    const code = stop.code() ?? exitCodeOf(diagnostics)
    await leave(code, diagnostics, { command: name, ...data })
  } catch (error) {
    // After Ctrl-C errors only say that the work was stopped.
    const diagnostics = stop.signal.aborted ? [] : toDiagnostics(error, { root: resolve(flags.root) })
    await leave(stop.code() ?? exitCodeOf(diagnostics), diagnostics, { command: name }, error)
  }
}

type Leave = (code: number, diagnostics: readonly Diagnostic[], data: object, error?: unknown) => Promise<void>

/**
 * Ends the process with a code, and sees to it that it ends with no other: a plugin may throw outside of any hook, call
 * `process.exit(0)`, keep a timer, or never settle.
 */
function guardExit(report: Report, flags: Flags): Leave {
  let left = false

  const leave: Leave = async (code, diagnostics, data, error) => {
    if (left) return
    left = true
    if (diagnostics.length) report.problems(diagnostics)
    report.detail(`${process.uptime().toFixed(2)} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
    if (error !== undefined) report.stack(error)
    if (flags.json) report.json({ ok: code === exitCodes.ok, exitCode: code, ...data, diagnostics })
    await report.flush()
    process.exit(code)
  }

  const crash = (error: unknown) => {
    const diagnostics = toDiagnostics(error, { root: resolve(flags.root) })
    void leave(exitCodeOf(diagnostics), diagnostics, {}, error)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  process.on('exit', (code) => {
    if (left || code >= exitCodes.interrupted) return
    report.problems([
      {
        code: 'ended-early',
        severity: 'error',
        message: 'The program ended before its work was done',
        hint: 'A plugin called process.exit(), or a promise in it never settles.',
      },
    ])
    process.exitCode = exitCodes.failed
  })
  return leave
}

/** The command line itself is wrong, so there are no flags to go by. */
export async function failUsage(error: SiteError, json: boolean): Promise<void> {
  const report = reportFor({ root: process.cwd(), json, verbose: false, debug: false, brand: [], locale: [] })
  report.problems(error.diagnostics)
  if (json) report.json({ ok: false, exitCode: exitCodes.usage, diagnostics: error.diagnostics })
  await report.flush()
  process.exitCode = exitCodes.usage
}

const reportFor = ({ root, json, verbose, debug }: Flags): Report =>
  createReport({
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    root: resolve(root),
    json,
    verbose,
    debug,
  })
