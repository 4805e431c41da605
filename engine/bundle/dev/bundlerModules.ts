/**
 * Packages that are written for bundlers, in dev, where Node loads them: imports without an extension or of a folder, of JSON as it
 * is, of stylesheets, of names that a module for every loader (UMD) gives. Only what a package imports is meant, and only where Node
 * would refuse it.
 */
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks, type LoadHookSync, type ResolveHookSync } from 'node:module'
import { sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { packageFileVersion } from '../../disk/versionOf.ts'
import { tryTo } from '../../errors/tryTo.ts'
import type { LinkedPackage } from '../linkedPackages.ts'

export type NodeModules = {
  /** Files of packages that Node has loaded, absolute, and their versions by then: it does not load them again. */
  readonly loaded: ReadonlyMap<string, string>
  end(): void
}

/** `linked` are packages under development. */
export function acceptBundlerModules(linked: readonly LinkedPackage[]): NodeModules {
  const loaded = new Map<string, string>()
  const isOfLinked = (file: string) => linked.some(({ real }) => file.startsWith(real + sep))
  const hooks = registerHooks({
    resolve,
    load(url, context, next) {
      const file = url.startsWith('file:') ? fileURLToPath(url) : ''
      const version = isOfPackage(url) || isOfLinked(file) ? packageFileVersion(file) : undefined
      if (version) loaded.set(file, version)
      return load(url, context, next)
    },
  })
  return { loaded, end: () => hooks.deregister() }
}

const refused = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT'])

const resolve: ResolveHookSync = (specifier, context, next) => {
  try {
    return next(specifier, context)
  } catch (error) {
    if (!refused.has(String((error as NodeJS.ErrnoException).code)) || !isOfPackage(context.parentURL)) throw error
    const file = tryTo(() => createRequire(context.parentURL!).resolve(specifier))
    if (file === undefined) throw error
    return { url: pathToFileURL(file).href, shortCircuit: true }
  }
}

const load: LoadHookSync = (url, context, next) => {
  if (!isOfPackage(url)) return next(url, context)
  // Pages have the styles that their own modules import.
  if (/\.(?:css|scss|sass|less)$/.test(url)) return { format: 'commonjs', source: '', shortCircuit: true }
  if (context.conditions.includes('require')) return next(url, context)
  if (url.endsWith('.json'))
    return next(url, { ...context, importAttributes: { ...context.importAttributes, type: 'json' } })
  const loaded = next(url, context)
  return loaded.format === 'commonjs' ? (withNames(url) ?? loaded) : loaded
}

/** Node finds no names where a factory is handed `exports`. */
function withNames(url: string): ReturnType<LoadHookSync> | undefined {
  const file = fileURLToPath(url)
  if (!/\bdefine\.amd\b/.test(readFileSync(file, 'utf8'))) return undefined
  const names = Object.keys(createRequire(url)(file) as object).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
  )
  const source = [
    "import { createRequire } from 'node:module'",
    `const all = createRequire(import.meta.url)(${JSON.stringify(file)})`,
    'export default all',
    ...names.map((name, index) => `const _${index} = all.${name}\nexport { _${index} as ${name} }`),
  ].join('\n')
  return { format: 'module', source, shortCircuit: true }
}

const isOfPackage = (url: string | undefined): boolean => Boolean(url?.includes('/node_modules/'))
