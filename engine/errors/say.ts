import type { Diagnostic, Place, Severity } from '../types.ts'

/** For lists of messages: `const warning = say('warning')`. */
export const say =
  (severity: Severity) =>
  (code: string, place: Place, message: string, hint?: string): Diagnostic => ({ code, severity, message, place, hint })
