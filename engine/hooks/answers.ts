/** Checks results of hooks at run time: plugins of others may not have been type-checked. */

/** The problem of a list of diagnostics, or undefined. `name` is the name of the list in the message: `"diagnostics"`. */
export function diagnosticsProblem(list: unknown, name: string): string | undefined {
  if (!Array.isArray(list)) return `expected ${name} to be a list, got ${kindOf(list)}`
  for (const [index, each] of list.entries()) {
    const { code, message, severity } = (each ?? {}) as { code?: unknown; message?: unknown; severity?: unknown }
    for (const [field, value] of Object.entries({ code, message })) {
      if (typeof value !== 'string')
        return `expected ${name} to have "${field}" as text at [${index}], got ${typeof value}`
    }
    if (!kebab.test(code as string)) return `expected ${name} to have "code" in kebab-case at [${index}], got "${code}"`
    if (severity !== 'error' && severity !== 'warning')
      return `expected ${name} to have "severity" as error or warning at [${index}], got ${String(severity)}`
  }
  return undefined
}

/** The configuration, reports for other tools and links to explanations name problems by it. */
const kebab = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/

/** Of what stands in the place of a list. A promise that breaks would end the process before anything is told. */
export function kindOf(value: unknown): string {
  if (value instanceof Promise) value.catch(() => {})
  return value === null ? 'null' : value instanceof Promise ? 'a promise' : typeof value
}

const bodyLists = ['headings', 'anchors', 'links', 'sections', 'diagnostics'] as const

/** The problem of the prose of a document, or undefined. */
export function bodyProblem(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null)
    return `expected "body" to give { html, ${bodyLists.join(', ')} }, got ${body === null ? 'null' : typeof body}`
  const given = body as Readonly<Record<string, unknown>>
  if (typeof given['html'] !== 'string') return `expected "body" to give "html" as text, got ${typeof given['html']}`
  const missing = bodyLists.find((name) => !Array.isArray(given[name]))
  return missing
    ? `expected "body" to give "${missing}" as a list, got ${typeof given[missing]}`
    : diagnosticsProblem(given['diagnostics'], '"diagnostics" of "body"')
}
