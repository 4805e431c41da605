/** Props of an island as JSON, checked: what JSON would drop or change in silence is an error that names its place. */

export function propsToJson(island: string, props: object): string {
  check(props, 'props', [])
  return JSON.stringify(props)

  function check(value: unknown, path: string, above: readonly unknown[]): void {
    const problem = problemOf(value, above)
    if (problem) throw new Error(`${path} of the island ${island} is ${problem}; props cross to the browser as JSON`)
    if (typeof value !== 'object' || value === null) return
    const within = [...above, value]
    if (Array.isArray(value)) value.forEach((item, index) => check(item ?? nullIn(item), `${path}[${index}]`, within))
    else for (const [key, item] of Object.entries(value)) if (item !== undefined) check(item, `${path}.${key}`, within)
  }
}

/** A missing item would become `null`, so only `null` itself may stand in a list. */
const nullIn = (item: null | undefined): unknown => (item === null ? null : missing)
const missing = Symbol('missing')

function problemOf(value: unknown, above: readonly unknown[]): string | undefined {
  if (value === missing) return 'undefined'
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value)
  if (typeof value !== 'object') return typeof value === 'undefined' ? undefined : `a ${typeof value}`
  if (above.includes(value)) return 'part of itself'
  if ('$$typeof' in value) return 'a React element (pass it as children)'
  if (Array.isArray(value)) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
    ? undefined
    : `a ${(value.constructor as { name?: string } | undefined)?.name || 'class instance'}`
}
