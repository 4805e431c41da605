/** Markdown of GitHub and GitLab: the summary of a run, or a comment on a change. */
import { placeText, summary } from '../../engine/errors/format.ts'
import { printable } from '../../engine/errors/printable.ts'
import type { Diagnostic } from '../../engine/types.ts'
import type { FileNames, FinishedRun } from './run.ts'

/** How many problems are shown; the rest is counted. */
const shown = 20
/** Characters of a message; a host refuses comments that are too long. */
const longest = 300

/** The first line lets a workflow find its comment again and replace it. */
export function markdown(run: FinishedRun): string {
  const { command, exitCode, diagnostics, pages, rendered, seconds } = run
  const found = summary(diagnostics) || 'no problems'
  const figures = [count(pages), count(rendered), String(diagnostics.length), `${seconds.toFixed(1)} s`]
  return [
    `<!-- site-${command} -->`,
    `### site ${command} ${exitCode ? 'failed' : 'passed'}: ${found}`,
    '',
    row(['Pages', 'Rendered', 'Problems', 'Time']),
    row(['---:', '---:', '---:', '---:']),
    row(figures),
    '',
    ...byCode(diagnostics),
    ...first(diagnostics, run.files),
  ].join('\n')
}

function byCode(diagnostics: readonly Diagnostic[]): readonly string[] {
  if (!diagnostics.length) return []
  const groups = [...Map.groupBy(diagnostics, ({ code }) => code)].sort(([, a], [, b]) => b.length - a.length)
  return [
    row(['Code', 'Severity', 'Count']),
    row(['---', '---', '---:']),
    ...groups.map(([code, all]) => row([literal(code), all[0]!.severity, String(all.length)])),
    '',
  ]
}

function first(diagnostics: readonly Diagnostic[], files: FileNames): readonly string[] {
  if (!diagnostics.length) return []
  const sorted = diagnostics.toSorted((a, b) => rank(a) - rank(b))
  const rest = sorted.length - shown
  return [
    row(['Place', 'Problem']),
    row(['---', '---']),
    ...sorted.slice(0, shown).map((each) => row([placeOf(each, files), problem(each)])),
    '',
    ...(rest > 0 ? [`… and ${rest} more.`, ''] : []),
  ]
}

const rank = ({ severity }: Diagnostic): number => (severity === 'error' ? 0 : 1)

const placeOf = ({ place }: Diagnostic, files: FileNames): string =>
  place ? literal(placeText({ ...place, file: files.relativeName(place.file) ?? place.file })) : ''

const problem = ({ severity, code, message, hint }: Diagnostic): string =>
  [`${severity} ${literal(code)}: ${literal(message)}`, ...(hint ? [`Hint: ${literal(hint)}`] : [])].join('<br>')

/**
 * Text of files is shown as it is: every sign that could mean something is a reference, and code mentions nobody and
 * links nothing.
 */
export function literal(text: string): string {
  const whole = printable(text).replaceAll('\n', ' ')
  const clipped = whole.length > longest ? `${whole.slice(0, longest).toWellFormed()}…` : whole
  return `<code>${clipped.replaceAll(/[!-,.:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`
}

const count = (number: number | undefined): string => (number === undefined ? '–' : String(number))
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
