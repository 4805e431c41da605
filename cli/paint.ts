/** Terminal colours, unless switched off: https://no-color.org */
import { styleText } from 'node:util'
import type { Paint } from '../engine/errors/format.ts'

type Environment = Readonly<Record<string, string | undefined>>

export function hasColour(stream: { readonly isTTY?: boolean | undefined }, env: Environment): boolean {
  if (env['NO_COLOR']) return false
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0'
  return Boolean(stream.isTTY) && env['TERM'] !== 'dumb' && !env['CI']
}

const paintWith = (format: Parameters<typeof styleText>[0]) => (text: string) =>
  styleText(format, text, { validateStream: false })

const same = (text: string): string => text

export const plainPaint: Paint = { error: same, warning: same, quiet: same, strong: same }

export const colourPaint: Paint = {
  error: paintWith(['bold', 'red']),
  warning: paintWith(['bold', 'yellow']),
  quiet: paintWith('dim'),
  strong: paintWith('bold'),
}
