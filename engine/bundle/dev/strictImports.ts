/** A name that the imported module does not export is an error, as in a build; the bundler's runner would make it `undefined`. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ESModulesEvaluator, ssrImportKey, ssrModuleExportsKey, type ModuleEvaluator } from 'vite/module-runner'

export function strictImports(): ModuleEvaluator {
  const evaluator = new ESModulesEvaluator()
  // Of modules that import each other, the one that runs last does not have all its names while the others run.
  const running = new WeakSet<object>()

  return {
    startOffset: evaluator.startOffset,
    runExternalModule: async (address) =>
      withAllNames(address, await evaluator.runExternalModule(address).catch((error) => refuse(error, address))),

    async runInlinedModule(context, code, { id }) {
      const { [ssrImportKey]: load, [ssrModuleExportsKey]: exports } = context
      running.add(exports)
      const loadChecked: typeof load = async (from, metadata) => {
        // Names of packages that Node loads the runner would look at itself, and tell without the place.
        const imported = await load(from, metadata && { ...metadata, importedNames: [] })
        const missing = metadata?.importedNames?.find((name) => !(name in imported))
        if (missing !== undefined && !running.has(imported)) throw notExported(missing, from, id)
        return imported
      }
      await evaluator.runInlinedModule({ ...context, [ssrImportKey]: loadChecked }, code)
      running.delete(exports)
    },
  }
}

/** Which module is no JavaScript Node does not say: the one that was asked for stands in. */
function refuse(error: unknown, address: string): never {
  if (error instanceof SyntaxError && !error.stack?.includes('file:'))
    error.stack = `${String(error)}\n    at ${address}:1:1\n${error.stack}`
  throw error
}

/** In the words of a build. `from` is the address of a module. It is wrong where it is written, and not where it is thrown. */
const notExported = (name: string, from: string, importer: string): Error =>
  Object.assign(new Error(`"${name}" is not exported by "${from.replace(/^\/(?:@fs(?=\/))?|\?.*$/g, '')}"`), {
    id: importer,
    stack: '',
  })

type Exports = Readonly<Record<PropertyKey, unknown>>

/** What has been loaded as CommonJS, by file, whoever asked for it. */
const { cache } = createRequire(import.meta.url)

/**
 * A package that Node loads in dev, as a build sees it: Node knows of a CommonJS module only the names that it can read without
 * running it. `address` is Node's of the file, `namespace` what importing it gave.
 */
function withAllNames(address: string, namespace: Exports): Exports {
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
