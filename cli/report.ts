/** The only place that prints. Results go to stdout, everything else to stderr, so that output can be piped. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, summary, type Paint } from '../engine/errors/format.ts'
import { tryTo } from '../engine/errors/tryTo.ts'
import type { Reporter } from '../engine/index.ts'
import type { Diagnostic } from '../engine/types.ts'
import { printable } from '../engine/errors/printable.ts'
import { withoutCommands, withoutOldCommands } from './formats/github.ts'
import { createPlaceLinks } from './hyperlinks.ts'
import { installHints } from './installHints.ts'
import { colourPaint, hasColour, plainPaint } from './paint.ts'
import { createProgress, noProgress } from './progress.ts'
import { startWatchdog } from './watchdog.ts'

type Stream = NodeJS.WriteStream

export type ReportOptions = {
  readonly stdout: Stream
  readonly stderr: Stream
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder of the site, for code frames. */
  readonly root: string
  /** `json`: one object, and nothing on stderr. `document`: lines of the result go to stderr with all others. */
  readonly stdoutIs: 'text' | 'json' | 'document'
  readonly verbose: boolean
  readonly debug: boolean
}

export type Report = Reporter & {
  /** A line of the result, on stdout. */
  result(line: string): void
  /** Prints problems; an empty list after problems prints that all are fixed. */
  problems(diagnostics: readonly Diagnostic[]): void
  /** For an overlay: always with the colours of a terminal. */
  format(diagnostics: readonly Diagnostic[]): string
  /** Only with --verbose. */
  detail(text: string): void
  /** Only with --debug: where an error was thrown. */
  stack(error: unknown): void
  /** Problems as plain text. */
  plain(diagnostics: readonly Diagnostic[]): string
  /** What stdout is for, as it is. */
  document(text: string): void
  /** Commands for GitHub, as they are. */
  annotations(text: string): void
  /** Resolves when everything is out. */
  flush(): Promise<void>
}

export function createReport({ stdout, stderr, env, root, stdoutIs, verbose, debug }: ReportOptions): Report {
  const json = stdoutIs === 'json'
  const out = createWriter(stdout)
  const err = createWriter(stderr)
  const link = createPlaceLinks(stderr, env, root)
  const paint: Paint = { ...(hasColour(stderr, env) ? colourPaint : plainPaint), link }
  const hasBar = stderr.isTTY && !json && !env['CI'] && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  const progress = hasBar ? createProgress(err.write, () => stderr.columns ?? 80) : noProgress

  // What is printed may quote any file.
  const harmless = env['GITHUB_ACTIONS'] ? withoutCommands : withoutOldCommands
  let quiet = true

  function log(line: string): void {
    if (json) return
    progress.clear()
    quiet = false
    err.write(`${harmless(line)}\n`)
  }

  const formatted = (diagnostics: readonly Diagnostic[], colours: Paint) =>
    format(installHints(diagnostics, root), { read: (file) => textOf(root, file), paint: colours, debug })

  return {
    stage(name, detail, ms) {
      log(`${paint.strong(name.padEnd(9))} ${detail.padEnd(18)} ${paint.quiet(seconds(ms))}`)
    },
    progress: progress.update,
    note: (text) => log(`${paint.quiet('note')}      ${printable(text)}`),
    heartbeat: (limits) => startWatchdog(limits, json),
    detail: (text) => verbose && log(paint.quiet(printable(text))),
    result(line) {
      progress.clear()
      if (stdoutIs === 'document') log(printable(line))
      else if (!json) out.write(`${harmless(printable(line))}\n`)
    },
    problems(diagnostics) {
      if (!diagnostics.length) return log('All problems are mended.')
      const total = diagnostics.length > 1 ? `\n\n${paint.strong(summary(diagnostics))}` : ''
      log(`${quiet ? '' : '\n'}${formatted(diagnostics, paint)}${total}`)
    },
    format: (diagnostics) => formatted(diagnostics, colourPaint),
    stack(error) {
      if (debug) for (const text of stacks(error)) log(paint.quiet(text))
    },
    plain: (diagnostics) => [formatted(diagnostics, plainPaint), summary(diagnostics)].filter(Boolean).join('\n\n'),
    document: out.write,
    annotations: err.write,
    async flush() {
      progress.clear()
      await Promise.all([out.flush(), err.flush()])
    },
  }
}

/** `0.31 s`, aligned for stages of up to 99 s. */
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`.padStart(8)

/** A reader that went away (`| head -1`) is no reason to stop the work or to fail. */
function createWriter(stream: Stream) {
  let open = true
  // As it is now: stdout is closed to others where it is for a document.
  const write = stream.write.bind(stream)
  stream.on('error', (error: NodeJS.ErrnoException) => {
    open = false
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error
  })
  return {
    write(text: string): void {
      if (open) write(text)
    },
    flush: () => new Promise<void>((resolve) => (open ? write('', () => resolve()) : resolve())),
  }
}

const textOf = (root: string, file: string): string | undefined => tryTo(() => readFileSync(join(root, file), 'utf8'))

/** An error's stack and those of its causes. */
function* stacks(error: unknown): Generator<string> {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    yield `${depth ? 'caused by ' : ''}${each.stack ?? each.message}`
  }
}
