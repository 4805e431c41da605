/** Annotations of GitHub: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
import { printable } from '../../engine/errors/printable.ts'
import type { Diagnostic, Severity } from '../../engine/types.ts'
import type { FinishedRun } from './run.ts'

/** Of each severity in one step; GitHub drops further ones without a word. */
const shown = 10

/** A line for each annotation, errors first; the rest is counted. */
export function github({ diagnostics, files }: Pick<FinishedRun, 'diagnostics' | 'files'>): string {
  const lines = (['error', 'warning'] as const).flatMap((severity) => {
    const all = diagnostics.filter((each) => each.severity === severity)
    const rest = all.length - shown
    return [
      ...all.slice(0, shown).map((each) => annotation(each, files)),
      ...(rest > 0 ? [command('notice', {}, restText(rest, severity))] : []),
    ]
  })
  return lines.map((line) => `${line}\n`).join('')
}

const restText = (count: number, severity: Severity): string =>
  `${count} more ${severity}${count === 1 ? ' is' : 's are'} in the log of this step`

function annotation({ severity, code, message, place, hint }: Diagnostic, files: FinishedRun['files']): string {
  const file = place && (files.relativeName(place.file) ?? place.file)
  const properties = { file, line: place?.line, col: place?.line && place.column, title: code }
  return command(severity, properties, hint ? `${message}\nHint: ${hint}` : message)
}

function command(name: string, properties: Readonly<Record<string, unknown>>, message: string): string {
  const given = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',')
  return `::${name}${given && ` ${given}`}::${escapeData(message)}`
}

const escapeData = (text: string): string =>
  withoutOldCommands(printable(text)).replaceAll('%', '%25').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Lines of a log in which GitHub finds nothing to obey, whatever a file of the site says. */
export const withoutCommands = (text: string): string => withoutOldCommands(text.replaceAll(/^(\s*)::/gm, '$1\u200B::'))

/** What GitHub still reads anywhere in a line, `##[error]`, and Azure Pipelines and TeamCity, `##vso[…]`, `##teamcity[…]`. */
export const oldCommand = /##(?=\w*\[)/g

export const withoutOldCommands = (text: string): string => text.replaceAll(oldCommand, '#\u200B#')
