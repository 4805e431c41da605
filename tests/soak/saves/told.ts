/** Problems as they are told: by their codes and places. */
import { stripVTControlCharacters } from 'node:util'
import type { Diagnostic } from '../../../engine/types.ts'
import { placeText } from '../../../engine/errors/format.ts'

/** `error link-broken content/shared/zh/docs/intro.md:7:5` */
export type Told = string

export const toldOf = ({ severity, code, place }: Pick<Diagnostic, 'severity' | 'code' | 'place'>): Told =>
  [severity, code, place && placeText(place)].filter(Boolean).join(' ')

/** Of a text of the terminal, the overlay or an error page. */
export function readTold(text: string): readonly Told[] {
  const lines = stripVTControlCharacters(text).split('\n')
  return lines.flatMap((line, index) => {
    const [, severity, code] = /^(error|warning) ([a-z][a-z-]+) {2}\S/.exec(line) ?? []
    if (!severity) return []
    // The message may have several lines; the place is the first one that is indented.
    const place = lines
      .slice(index + 1, index + 8)
      .find((each) => /^ {2}\S/.test(each) || /^(?:error|warning) /.test(each))
    const [, file] = /^ {2}(\S.*)$/.exec(place ?? '') ?? []
    return [[severity, code, file?.startsWith('hint: ') ? undefined : file].filter(Boolean).join(' ')]
  })
}
