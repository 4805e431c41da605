/**
 * Packages that are written for bundlers, in dev, where Node loads them: imports without an extension or of a folder, of JSON as it
 * is, of stylesheets. Only what a package imports is meant, and only where Node would refuse it.
 */
import { createRequire, registerHooks, type LoadHookSync, type ResolveHookSync } from 'node:module'
import { pathToFileURL } from 'node:url'
import { tryTo } from '../../errors/tryTo.ts'

/** Returns a function that ends it. */
export function acceptBundlerModules(): () => void {
  const hooks = registerHooks({ resolve, load })
  return () => hooks.deregister()
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
  if (!url.endsWith('.json') || context.conditions.includes('require')) return next(url, context)
  return next(url, { ...context, importAttributes: { ...context.importAttributes, type: 'json' } })
}

const isOfPackage = (url: string | undefined): boolean => Boolean(url?.includes('/node_modules/'))
