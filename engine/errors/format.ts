/** Diagnostics -> text, for terminal, overlay and log alike. */
import type { Diagnostic, Place } from '../types.ts'
import { frame } from './frame.ts'
import { printable } from './printable.ts'

export type Paint = {
  readonly error: (text: string) => string
  readonly warning: (text: string) => string
  /** Places, gutters, hints. */
  readonly quiet: (text: string) => string
  readonly strong: (text: string) => string
  /** Makes the text of a place a link to it, where that can be shown. */
  readonly link?: ((text: string, place: Place) => string) | undefined
}

export type FormatOptions = {
  /** Text of a project file, for the frame; undefined if there is no such file. */
  readonly read?: ((file: string) => string | undefined) | undefined
  readonly paint?: Paint | undefined
  /** Stacks are printed, too. */
  readonly debug?: boolean | undefined
  /** How many are printed in full; the rest is counted. Default 50. */
  readonly limit?: number | undefined
}

const same = (text: string): string => text
const plain: Paint = { error: same, warning: same, quiet: same, strong: same }

/**
 * Errors first, then warnings; each group in the order it was found, files kept together.
 *
 * ```
 * error link-broken  No page at "/docs/intor/"
 *   content/acme/en/docs/start.md:3:5
 *
 *   > 3 | See [intro](/docs/intor/).
 *       |     ^
 *
 *   hint: Did you mean "/docs/intro/"?
 * ```
 */
export function format(
  diagnostics: readonly Diagnostic[],
  { read, paint = plain, debug = false, limit = 50 }: FormatOptions = {},
): string {
  const sorted = arrange(diagnostics)
  const blocks = sorted.slice(0, limit).map((each) => block(debug ? each : { ...each, stack: undefined }, read, paint))
  const rest = sorted.slice(limit)
  if (rest.length) blocks.push(paint.quiet(`… and ${rest.length} more: ${tally(rest)}`))
  return blocks.join('\n\n')
}

/** `2 errors, 1 warning`; empty for none. */
export function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const count = (number: number, noun: string) => (number ? [`${number} ${noun}${number === 1 ? '' : 's'}`] : [])
  return [...count(errors, 'error'), ...count(diagnostics.length - errors, 'warning')].join(', ')
}

/** `content/intro.md:3:5`; unknown parts are left out. */
export const placeText = ({ file, line, column }: Place): string =>
  [file, line, line && column].filter(Boolean).join(':')

/** As it is printed: a name of a file may hold anything. */
export const placeLabel = (place: Place): string => printable(placeText(place)).replaceAll('\n', ' ')

function arrange(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ severity, place }) => `${severity} ${place?.file ?? ''}`)
  const inOrder = [...groups.values()].flatMap((group) =>
    group.toSorted((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0)),
  )
  return [
    ...inOrder.filter(({ severity }) => severity === 'error'),
    ...inOrder.filter(({ severity }) => severity === 'warning'),
  ]
}

function block(
  { code, severity, message, place, hint, stack }: Diagnostic,
  read: FormatOptions['read'],
  paint: Paint,
): string {
  const [first, ...more] = printable(message).split('\n')
  const lines = [
    `${paint[severity](`${severity} ${code}`)}  ${paint.strong(first!)}`,
    ...more.map((line) => `  ${line}`),
  ]
  if (place) {
    const label = placeLabel(place)
    lines.push(`  ${paint.quiet(paint.link?.(label, place) ?? label)}`)
    const text = place.line && read?.(place.file)
    const drawn = text && frame(text, place.line, place.column)
    if (drawn) lines.push('', ...drawn.split('\n').map((line) => paintRow(line, paint)))
    if (drawn && hint) lines.push('')
  }
  if (hint) lines.push(`  hint: ${printable(hint)}`)
  if (stack)
    lines.push(
      ...printable(stack)
        .split('\n')
        .map((line) => `  ${paint.quiet(line)}`),
    )
  return lines.join('\n')
}

function paintRow(line: string, paint: Paint): string {
  return line.startsWith('>') ? `  ${line}` : `  ${paint.quiet(line)}`
}

/** `3 link-broken, 1 image-missing` */
function tally(diagnostics: readonly Diagnostic[]): string {
  const groups = Map.groupBy(diagnostics, ({ code }) => code)
  return [...groups].map(([code, { length }]) => `${length} ${code}`).join(', ')
}
