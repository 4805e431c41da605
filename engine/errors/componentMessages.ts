/** Sentences about components of the project, at the line where they were written. */
import type { Place } from '../types.ts'
import { syntaxHint, toDiagnostic } from './foreign.ts'
import { adviceOf } from './renderAdvice.ts'
import { SiteError } from './SiteError.ts'

/** `path` is of a page that shows it. */
export function componentFailed(place: Place, path: string, cause: unknown, root: string): SiteError {
  const { message } = toDiagnostic(cause, { file: place.file, root })
  return new SiteError(`This component failed: ${message}`, {
    code: 'page-failed',
    place,
    hint: `${adviceOf(message) ?? ''} A page that shows it: ${path}.`.trimStart(),
    cause,
  })
}

export const inlineStyle = (place: Place, attribute: string): SiteError =>
  new SiteError(`The page contains an inline style: ${attribute}`, {
    code: 'inline-style',
    place,
    hint: 'The content security policy refuses it: use a class, a presentation attribute of SVG, or an element with a value such as <meter>. For a library that writes styles in scripts allow them in the configuration: inlineStyles: true.',
  })

/** `reason` is the parser's. */
export const moduleBroken = (reason: string, place: Place): SiteError =>
  new SiteError(reason, { code: 'bundle-failed', place, hint: syntaxHint })
