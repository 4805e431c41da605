/** What JSON would drop or change in silence: functions, classes, numbers that are none. */

export type NotJson = {
  /** Below the value that was looked at: `.items[0].go`. */
  readonly path: string
  /** What is there: `a function`. */
  readonly problem: string
}

/** The first part of a value that is not JSON, or undefined. Fields may be missing, items of a list may not. */
export function notJson(value: unknown): NotJson | undefined {
  /** Parts that were looked at, and whether they still are. */
  const known = new Map<object, boolean>()
  return look(value)

  function look(part: unknown): NotJson | undefined {
    const problem = problemOf(part)
    if (problem) return { path: '', problem }
    if (typeof part !== 'object' || part === null) return undefined
    const isAbove = known.get(part)
    if (isAbove) return { path: '', problem: 'part of itself' }
    // Many routes share one sidebar.
    if (isAbove === false) return undefined
    known.set(part, true)
    const found = Array.isArray(part) ? inList(part) : inFields(part as Fields)
    known.set(part, false)
    return found
  }

  function inList(list: readonly unknown[]): NotJson | undefined {
    for (let index = 0; index < list.length; index++) {
      const found = list[index] === undefined ? { path: '', problem: 'undefined' } : look(list[index])
      if (found) return { ...found, path: `[${index}]${found.path}` }
    }
    return undefined
  }

  // Without lists of fields: together the routes of a large site have hundreds of thousands.
  function inFields(fields: Fields): NotJson | undefined {
    for (const key in fields) {
      const field = fields[key]
      const found = field === undefined ? undefined : look(field)
      if (found) return { ...found, path: `.${key}${found.path}` }
    }
    return undefined
  }
}

type Fields = Readonly<Record<string, unknown>>

function problemOf(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value)
  if (typeof value !== 'object') return typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`
  if ('$$typeof' in value) return 'a React element'
  if (Array.isArray(value)) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  // A plain object of another realm, as configurations come from, has a prototype of its own, without one above.
  return prototype === null || Object.getPrototypeOf(prototype) === null
    ? undefined
    : `a ${(value.constructor as { name?: string } | undefined)?.name || 'class instance'}`
}
