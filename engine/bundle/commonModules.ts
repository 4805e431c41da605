/** Packages that Node loads in dev, as a build sees them: Node knows of a CommonJS module only the names that it can read without running it. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

type Exports = Readonly<Record<PropertyKey, unknown>>

/** What has been loaded as CommonJS, by file, whoever asked for it. */
const { cache } = createRequire(import.meta.url)

/** `address` is Node's of the file, `namespace` what importing it gave. */
export function withAllNames(address: string, namespace: Exports): Exports {
  const file = address.startsWith('file:') ? fileURLToPath(address) : ''
  const exports: unknown = cache[file]?.exports
  if ((typeof exports !== 'object' && typeof exports !== 'function') || !exports) return namespace
  const all = exports as Exports
  const isDefaultWithin = all['__esModule'] === true && 'default' in all
  const has = (name: PropertyKey) => name in namespace || (typeof name === 'string' && name in all)
  const valueOf = (name: PropertyKey) =>
    name in namespace && !(name === 'default' && isDefaultWithin) ? namespace[name] : all[name]
  return new Proxy(
    {},
    {
      has: (_, name) => has(name),
      get: (_, name) => (has(name) ? valueOf(name) : undefined),
      ownKeys: () => [...new Set([...Reflect.ownKeys(namespace), ...Object.keys(all)])],
      getOwnPropertyDescriptor: (_, name) =>
        has(name) ? { configurable: true, enumerable: true, value: valueOf(name) } : undefined,
    },
  )
}
