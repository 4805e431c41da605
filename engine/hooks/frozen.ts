/** What hooks are given belongs to all of them: who writes on it fails, at a line, instead of changing what others get. */

/** A record or a list and what it holds directly: that costs little for ten thousand pages. */
export function frozen<T extends object>(value: T): T {
  for (const name in value) if (Array.isArray(value[name])) Object.freeze(value[name])
  return Object.freeze(value)
}

/** JSON, all the way down. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const name in value) deepFrozen(value[name])
  return Object.freeze(value)
}
