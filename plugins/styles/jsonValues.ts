/** Values of JSON files that styles use: linaria reads those of modules only, and of other files what it is given. */
import { readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { jsonMistake, textOfJson } from '../../engine/errors/jsonErrors.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { tryTo } from '../../engine/errors/tryTo.ts'
import { hashOf } from '../../engine/store/hash.ts'
import { slashed } from '../../engine/paths/slashed.ts'

export type JsonValues = {
  /** By absolute file and exported name. Throws `json-invalid`. */
  readonly bindings: Record<string, Record<string, unknown>>
  /** Absolute file -> hash, of all that were asked for. What linaria has found out holds while these are the same. */
  readonly versions: Record<string, string>
  /** Before another module: files may have changed. */
  refresh(): void
}

/** `root` is absolute. */
export function createJsonValues(root: string): JsonValues {
  const values = new Map<string, Record<string, unknown>>()
  const versions: Record<string, string> = {}
  function valuesOf(path: string): Record<string, unknown> | undefined {
    const known = values.get(path)
    const text = known ? '' : textOf(path)
    if (known || text === undefined) return known
    versions[path] = hashOf(text)
    const mistake = jsonMistake(slashed(relative(root, path)), text)
    if (mistake) throw SiteError.from([mistake])
    const value = JSON.parse(textOfJson(text)) as object
    const exported = { ...value, default: value }
    values.set(path, exported)
    return exported
  }
  return {
    bindings: new Proxy({}, { get: (_, name) => (isJson(name) ? valuesOf(name) : undefined) }),
    versions,
    refresh() {
      for (const [path, version] of Object.entries(versions)) {
        const now = hashOf(textOf(path) ?? '')
        if (now === version) continue
        versions[path] = now
        values.delete(path)
      }
    },
  }
}

const isJson = (name: string | symbol): name is string =>
  typeof name === 'string' && isAbsolute(name) && name.endsWith('.json')

const textOf = (path: string): string | undefined => tryTo(() => readFileSync(path, 'utf8'))
