/** Diagnostics -> text, for terminal, overlay and log alike. */
import type { Diagnostic, Place } from '../types.ts'
import { counted } from './counted.ts'
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
 * Errors first, then warnings; each group in the order it was found, files kept together. What is said word for word of many
 * places is said once.
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
  const findings = folded(arrange(diagnostics))
  const blocks = findings.slice(0, limit).map(([first, ...others]) => {
    const shown = debug ? first : { ...first, stack: undefined }
    return [block(shown, read, paint), ...alsoAt(others, paint)].join('\n')
  })
  const rest = findings.slice(limit).flat()
  if (rest.length) blocks.push(paint.quiet(`… and ${rest.length} more: ${tally(rest)}`))
  return blocks.join('\n\n')
}

/** `2 errors, 1 warning`; empty for none. */
export function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const some = (number: number, noun: string) => (number ? [counted(number, noun)] : [])
  return [...some(errors, 'error'), ...some(diagnostics.length - errors, 'warning')].join(', ')
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

type Finding = readonly [first: Diagnostic, ...others: Diagnostic[]]

/** So many may be of one cause, such as a host that the configuration does not name; fewer are easier to read with their lines. */
const few = 3

/** Each where the first of them stands. */
function folded(diagnostics: readonly Diagnostic[]): readonly Finding[] {
  const keyOf = ({ code, severity, message, hint }: Diagnostic) => JSON.stringify([code, severity, message, hint])
  const placed = Map.groupBy(
    diagnostics.filter(({ place }) => place),
    keyOf,
  )
  return diagnostics.flatMap((each): readonly Finding[] => {
    const [first, ...others] = placed.get(keyOf(each)) ?? []
    if (!each.place || others.length < few) return [[each]]
    return each === first ? [[first, ...others]] : []
  })
}

/** As many places are printed as anyone reads. */
const printed = 10

function alsoAt(others: readonly Diagnostic[], paint: Paint): readonly string[] {
  const places = others.flatMap(({ place }) => place ?? [])
  if (!places.length) return []
  const labels = places.slice(0, printed).map((place) => paint.link?.(placeLabel(place), place) ?? placeLabel(place))
  const rest = places.length - labels.length
  return [
    `  also at ${places.length} other places:`,
    ...labels.map((label) => `    ${paint.quiet(label)}`),
    ...(rest ? [`    ${paint.quiet(`… and ${rest} more`)}`] : []),
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
