/** Checks the result of a `route` hook at run time. */
import { diagnosticsProblem } from '../hooks/answers.ts'
import { notJson } from '../hooks/notJson.ts'
import type { Brand, Diagnostic, Document, Route, Routing, Scheduled, SharedValue } from '../types.ts'

/** The first problem, or undefined. */
export function shapeProblem(routing: unknown, visible: readonly Document[], brand: Brand): string | undefined {
  if (typeof routing !== 'object' || routing === null) return `expected { routes }, got ${String(routing)}`
  const {
    routes,
    shared = [],
    diagnostics = [],
    scheduled = [],
    isComplete,
  } = routing as Partial<Record<keyof Routing, unknown>>
  if (!Array.isArray(routes)) return `expected "routes" to be a list, got ${typeof routes}`
  if (!Array.isArray(shared) || !shared.every(isShared))
    return 'expected "shared" to be a list of { name, value }, as sharedKey makes them'
  const told = diagnosticsProblem(diagnostics, '"diagnostics"')
  if (told) return told
  if (!['undefined', 'boolean'].includes(typeof isComplete))
    return `expected "isComplete" to be true or false, got ${typeof isComplete}`
  if (isComplete === false && !(diagnostics as readonly Diagnostic[]).some(({ severity }) => severity === 'error'))
    return 'expected "diagnostics" to have an error where "isComplete" is false'
  if (!Array.isArray(scheduled) || !scheduled.every(isScheduled))
    return 'expected "scheduled" to be a list of { file, at }'
  const files = new Set(visible.map(({ file }) => file))
  for (const [index, route] of routes.entries()) {
    const problem = routeProblem(route as Partial<Route> | null, files, brand)
    if (problem) return `expected "routes[${index}]${problem}`
  }
  return jsonProblem('shared', shared) ?? jsonProblem('routes', routes)
}

const isShared = (each: Partial<SharedValue> | null): boolean =>
  typeof each?.name === 'string' && each.value !== undefined && (!each.isList || Array.isArray(each.value))

const isScheduled = (each: Partial<Scheduled> | null): boolean =>
  typeof each?.file === 'string' && typeof each.at === 'string' && !Number.isNaN(Date.parse(each.at))

function routeProblem(route: Partial<Route> | null, files: ReadonlySet<string>, brand: Brand): string | undefined {
  for (const field of ['path', 'key', 'locale', 'brand', 'view'] as const) {
    if (typeof route?.[field] !== 'string') return `.${field}" to be text, got ${typeof route?.[field]}`
  }
  const { path, documents = [], locale, canonical } = route as Route
  if (!isPath(path)) return `.path" to have a slash at both ends, got "${path}"`
  if (canonical !== undefined && !isPath(canonical))
    return `.canonical" to be a path with a slash at both ends, got ${JSON.stringify(canonical)}`
  if (route!.brand !== brand.id) return `.brand" to be "${brand.id}", got "${route!.brand}"`
  if (!brand.locales.includes(locale)) return `.locale" to be one of ${brand.locales.join(', ')}, got "${locale}"`
  const stranger = Array.isArray(documents) ? documents.find((file) => !files.has(file)) : documents
  return stranger === undefined
    ? undefined
    : `.documents" to be a list of document files of the brand, got ${JSON.stringify(stranger)}`
}

const isPath = (path: unknown): boolean => typeof path === 'string' && /^\/(?:[^/]+\/)*$/.test(path)

/** Routes are hashed and sent to threads as JSON, which would leave out a function without a word. */
function jsonProblem(name: string, value: unknown): string | undefined {
  const found = notJson(value)
  return (
    found &&
    `expected "${name}${found.path}" to be JSON, got ${found.problem === 'part of itself' ? 'what it is a part of' : found.problem}`
  )
}
