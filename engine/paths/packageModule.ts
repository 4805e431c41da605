/** Packages that prose imports, among the files it imports: `npm:stars/Star`. */

const scheme = 'npm:'

/** `stars/Star` -> `npm:stars/Star` */
export const packageModule = (specifier: string): string => scheme + specifier

/** `npm:stars/Star` -> `stars/Star`; undefined for a file. */
export const packageIn = (module: string): string | undefined =>
  module.startsWith(scheme) ? module.slice(scheme.length) : undefined
