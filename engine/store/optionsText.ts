/** Options of a plugin as text, for keys. */

/** Functions are told by their source. Of options that refer to themselves nothing is known. */
export function optionsText(given: unknown): string {
  try {
    return JSON.stringify(given, (_key, value: unknown) => (typeof value === 'function' ? String(value) : value)) ?? ''
  } catch {
    return ''
  }
}
