/** Runs one command from flags to exit code: reports, signals, errors of any kind. */
import { resolve } from 'node:path'
import { toDiagnostics } from '../engine/errors/foreign.ts'
import type { SiteError } from '../engine/errors/SiteError.ts'
import type { Diagnostic } from '../engine/types.ts'
import type { Command } from './command.ts'
import { checkDelivery, deliver, stdoutOf } from './delivery.ts'
import { exitCodeOf, exitCodes } from './exit.ts'
import type { Flags, FormatFlags } from './flags.ts'
import { jsonText } from './formats/json.ts'
import { installHints } from './installHints.ts'
import { createReport, type Report } from './report.ts'
import { catchSignals } from './signals.ts'

type Called<F> = { readonly command: string; readonly flags: F; readonly hasFormats: boolean }

/** Ends the process. */
export async function execute<F extends Flags & Partial<FormatFlags>>(
  called: Called<F>,
  load: () => Promise<{ readonly run: Command<F> }>,
): Promise<void> {
  const { command, flags } = called
  const report = reportFor(flags)
  const stop = catchSignals(() => report.note('Stopping …'))
  const leave = guardExit(report, called)
  let isAnnounced = false
  const announce = (data: object) => {
    isAnnounced = true
    if (stdoutOf(flags) === 'json') report.document(jsonText({ ok: true, command, ...data, diagnostics: [] }))
  }

  report.detail(`Node ${process.version}, ${process.platform}, ${resolve(flags.root)}`)
  try {
    checkDelivery(flags)
    const { run } = await load()
    const { diagnostics = [], data } = await run(flags, { report, signal: stop.signal, announce })
    const code = stop.code() ?? exitCodeOf(diagnostics)
    await leave({ code, diagnostics, data, isTold: isAnnounced && !diagnostics.length })
  } catch (error) {
    // After Ctrl-C errors only say that the work was stopped.
    const diagnostics = stop.signal.aborted ? [] : toDiagnostics(error, { root: resolve(flags.root) })
    const isTold = isAnnounced && !diagnostics.length
    await leave({ code: stop.code() ?? exitCodeOf(diagnostics), diagnostics, error, isTold })
  }
}

type End = {
  readonly code: number
  readonly diagnostics: readonly Diagnostic[]
  readonly data?: object | undefined
  readonly error?: unknown
  /** Its answer was printed while it ran. */
  readonly isTold?: boolean
}
type Leave = (end: End) => Promise<void>

/**
 * Ends the process with a code, and sees to it that it ends with no other: a plugin may throw outside of any hook, call
 * `process.exit(0)`, keep a timer, or never settle.
 */
function guardExit(report: Report, { command, flags, hasFormats }: Called<Flags & Partial<FormatFlags>>): Leave {
  let left = false
  const root = resolve(flags.root)

  const leave: Leave = async ({ code, diagnostics: found, data, error, isTold = false }) => {
    if (left) return
    left = true
    const diagnostics = installHints(found, root)
    if (diagnostics.length) report.problems(diagnostics)
    report.detail(`${process.uptime().toFixed(2)} s, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
    if (error !== undefined) report.stack(error)
    const answer = { exitCode: code, command, ...data, diagnostics }
    const unwritten = await deliver(answer, { flags, report, env: process.env, hasFormats }).then(
      () => [],
      (failure: unknown) => toDiagnostics(failure, { root }),
    )
    if (unwritten.length) report.problems(unwritten)
    const exitCode = code || exitCodeOf(unwritten)
    if (stdoutOf(flags) === 'json' && !isTold)
      report.document(
        jsonText({ ok: exitCode === 0, ...answer, exitCode, diagnostics: [...diagnostics, ...unwritten] }),
      )
    await report.flush()
    process.exit(exitCode)
  }

  const crash = (error: unknown) => {
    const diagnostics = toDiagnostics(error, { root })
    // Nothing waits for what a component began while its page was rendered, and the server has other pages.
    if (command === 'dev' && diagnostics.every(({ place }) => place)) return report.problems(diagnostics)
    void leave({ code: exitCodeOf(diagnostics), diagnostics, error })
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
export async function failUsage({ diagnostics }: SiteError, json: boolean): Promise<void> {
  const report = reportFor({ root: process.cwd(), json, verbose: false, debug: false, brand: [], locale: [] })
  report.problems(diagnostics)
  if (json) report.document(jsonText({ ok: false, exitCode: exitCodes.usage, diagnostics }))
  await report.flush()
  process.exitCode = exitCodes.usage
}

function reportFor(flags: Flags & Partial<FormatFlags>): Report {
  const { stdout, stderr } = process
  const { root, verbose, debug } = flags
  const stdoutIs = stdoutOf(flags)
  const report = createReport({ stdout, stderr, env: process.env, root: resolve(root), stdoutIs, verbose, debug })
  // What plugins print, in threads too, must not get into the document.
  if (stdoutIs !== 'text') stdout.write = stderr.write.bind(stderr)
  return report
}
