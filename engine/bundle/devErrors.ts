/** Errors of the module runner, as the rest of the engine expects them. */
import { posix } from 'node:path'
import escapeStringRegexp from 'escape-string-regexp'
import { pageFailed } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { ViewInput } from '../renderer.ts'

/** What a component throws, with the line that threw it: its stack names the sources. */
export function withPlaceOfComponent(error: unknown, { view, route }: ViewInput, root: string): unknown {
  const [, file, line, column] =
    new RegExp(`\\n +at .*?${escapeStringRegexp(root)}/(?!node_modules)([^:()]+):(\\d+):(\\d+)`).exec(
      (error as Error).stack ?? '',
    ) ?? []
  if (!file || 'loc' in (error as Error) || 'place' in (error as Error)) return error
  const { message, hint } = pageFailed(route.path, view, error, root).diagnostics[0]!
  return new SiteError(message, {
    code: 'page-failed',
    hint,
    cause: error,
    place: { file, line: Number(line), column: Number(column) },
  })
}

/** A missing module as Node reports it, so that a problem of the configuration reads the same here and at the start. */
export function asNodeError(error: Error): Error {
  const [, url, importer] = /^Failed to load url (\S+) .* in (.+)\. Does the file exist\?$/.exec(error.message) ?? []
  if (!url || !importer) return error
  const message = `Cannot find module '${posix.join(posix.dirname(importer), url)}' imported from ${importer}`
  return Object.assign(new Error(message, { cause: error }), { code: 'ERR_MODULE_NOT_FOUND' })
}
