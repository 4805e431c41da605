/** Sentences about the output as a whole. */
import type { Place } from '../types.ts'
import { SiteError } from './SiteError.ts'

export const outputBroken = (file: string, reason: string, others: number): SiteError =>
  new SiteError(`The new output is not whole: "${file}" ${reason}${others ? ` (and ${others} more files)` : ''}`, {
    code: 'output-broken',
    hint: 'The old output stays. Build with --no-cache; if that does not help, a component or plugin names a file that nothing makes.',
  })

/** Of a source that names it, in a build as in dev. `file` is one of the output that has it. */
export const addressUnserved = (address: string, place: Place | undefined, file?: string): SiteError =>
  new SiteError(`"${address}" is named${file ? ` in "${file}"` : ''}, but the site has no such file`, {
    code: 'output-broken',
    place,
    hint: 'Correct the address, or put the file there.',
  })

export const outputIncomplete = (file: string, others: number): SiteError =>
  new SiteError(
    `"${file}"${others ? ` and ${others} other files are` : ' is'} gone or changed since the last build, and this run would not make ${others ? 'them' : 'it'} again`,
    { code: 'output-incomplete', hint: 'Build all brands: leave out --brand.' },
  )

/** `first` is what would be wrong, `others` how much more. */
export const localeOutdated = (locales: readonly string[], first: string, others: number): SiteError =>
  new SiteError(
    `Pages in ${locales.join(', ')} stay as they were, and would be wrong: ${first}${others ? ` (and ${others} more)` : ''}`,
    { code: 'locale-outdated', hint: 'Build all languages: leave out --locale.' },
  )

export const outputMissing = (folder: string, cause?: unknown): SiteError =>
  new SiteError(`"${folder}" contains no built site`, {
    code: 'output-missing',
    hint: 'Build it first: site build.',
    cause,
  })

export const outputUnsafe = (folder: string, reason: string): SiteError =>
  new SiteError(`"${folder}" cannot be the output folder: ${reason}`, {
    code: 'output-unsafe',
    hint: 'Choose a folder with no other files in it.',
  })
