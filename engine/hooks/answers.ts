/** Checks results of hooks at run time: plugins of others may not have been type-checked. */

/** The problem of a list of diagnostics, or undefined. `name` is the name of the list in the message: `"diagnostics"`. */
export function diagnosticsProblem(list: unknown, name: string): string | undefined {
  if (!Array.isArray(list)) return `expected ${name} to be a list, got ${list === null ? 'null' : typeof list}`
  for (const [index, each] of list.entries()) {
    const { code, message, severity } = (each ?? {}) as { code?: unknown; message?: unknown; severity?: unknown }
    for (const [field, value] of Object.entries({ code, message })) {
      if (typeof value !== 'string')
        return `expected ${name} to have "${field}" as text at [${index}], got ${typeof value}`
    }
    if (severity !== 'error' && severity !== 'warning')
      return `expected ${name} to have "severity" as error or warning at [${index}], got ${String(severity)}`
  }
  return undefined
}
