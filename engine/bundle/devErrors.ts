/** Errors of the module runner, as the rest of the engine expects them. */
import { posix } from 'node:path'

/** A missing module as Node reports it, so that a problem of the configuration reads the same here and at the start. */
export function asNodeError(error: Error): Error {
  const [, url, importer] = /^Failed to load url (\S+) .* in (.+)\. Does the file exist\?$/.exec(error.message) ?? []
  if (!url || !importer) return error
  const message = `Cannot find module '${posix.join(posix.dirname(importer), url)}' imported from ${importer}`
  return Object.assign(new Error(message, { cause: error }), { code: 'ERR_MODULE_NOT_FOUND' })
}
