/** Sentences about how the program was called. */
import { SiteError } from '../engine/errors/SiteError.ts'
import { didYouMean } from '../engine/errors/suggest.ts'

export const baselineNarrowed = (): SiteError =>
  new SiteError('A record of problems needs the whole site', {
    code: 'usage-baseline-narrowed',
    hint: 'Leave out --brand and --locale.',
  })

export const brandExists = (file: string): SiteError =>
  new SiteError(`There is a brand in ${file} already`, {
    code: 'usage-file-exists',
    place: { file },
    hint: 'Choose another name.',
  })

export const fileExists = (file: string): SiteError =>
  new SiteError(`${file} exists already`, {
    code: 'usage-file-exists',
    place: { file },
    hint: 'Choose another name; nothing was changed.',
  })

export const kindUnknown = (kind: string, known: readonly string[]): SiteError =>
  new SiteError(`Cannot make a new "${kind}"`, { code: 'usage-kind-unknown', hint: didYouMean(kind, known) })

export const nameInvalid = (what: string, name: string, hint: string): SiteError =>
  new SiteError(`"${name}" cannot be ${what}`, {
    code: 'usage-name-invalid',
    hint,
  })

export const setUnknown = (set: string, known: readonly string[]): SiteError =>
  new SiteError(`There is no content set "${set}"`, { code: 'usage-set-unknown', hint: didYouMean(set, known) })

/** A message of commander as a `SiteError`. */
export function usage(message: string): SiteError {
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n')
  const near = /Did you mean (?:one of )?(.+?)\?/.exec(rest.join(' '))?.[1]
  return new SiteError(first.charAt(0).toUpperCase() + first.slice(1), {
    code: 'usage-invalid',
    hint: near ? `Did you mean ${near}?` : 'Run site --help for the commands, site <command> --help for its flags.',
  })
}
