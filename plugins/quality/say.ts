import type { Diagnostic, PageRecord, Severity } from '../../engine/types.ts'

/** A problem of a page, told with the document it was written in. */
export function say(
  { source, path }: Pick<PageRecord, 'source' | 'path'>,
  code: string,
  severity: Severity,
  message: string,
  hint?: string,
): Diagnostic {
  return { code, severity, message, hint, place: { file: source ?? path } }
}
