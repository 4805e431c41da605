/** What must hold between fields, or between a field and the disk. */
import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { configPluginEngine, outputUnsafe } from '../errors/messages.ts'
import type { Diagnostic, Plugin } from '../types.ts'
import { engineVersion, fitsEngine, versionPattern } from '../version.ts'
import type { SiteOptions } from './defineSite.ts'
import type { Completed } from './defaults.ts'
import { locate, type Key } from './locate.ts'
import { problem, quote, type Origin } from './validate.ts'

/** Plugins for another engine. Not checked otherwise yet: what looks wrong in one may be right in its own. */
export function misfits({ plugins }: { readonly plugins?: unknown }, { file, text }: Origin): Diagnostic[] {
  if (!Array.isArray(plugins)) return []
  return (plugins as readonly (Partial<Plugin> | undefined)[]).flatMap((plugin, index) => {
    const { engine, name } = plugin ?? {}
    if (typeof engine !== 'string' || !versionPattern.test(engine) || fitsEngine(engine, engineVersion)) return []
    return configPluginEngine(String(name), engine, engineVersion, locate(file, text, ['plugins', index])).diagnostics
  })
}

/** Names that stand twice in a list. */
export function duplicates(options: SiteOptions, origin: Origin): Diagnostic[] {
  const lists: [string, string, readonly string[]][] = [
    ['locales', 'id', options.locales.map(({ id }) => id.toLowerCase())],
    ['locales', 'lang', options.locales.map(({ lang }) => lang)],
    ['plugins', 'name', options.plugins.map(({ name }) => name)],
  ]
  return lists.flatMap(([list, field, names]) =>
    names.flatMap((name, index) => {
      const first = names.indexOf(name)
      const taken = `${list}[${first}].${field}`
      return first === index ? [] : [problem([list, index, field], `different from ${taken}`, quote(name), origin)]
    }),
  )
}

/** Files and folders that were named must exist; a default may be absent, except for the app. */
export function existence(root: string, options: SiteOptions, completed: Completed, origin: Origin): Diagnostic[] {
  const wanted: [Key[], string, 'file' | 'folder', boolean][] = [
    [['content'], completed.content, 'folder', options.content !== undefined],
    [['app'], completed.app, 'file', true],
    [['client'], completed.client ?? '', 'file', options.client !== undefined],
    [['brands'], completed.brands.folder, 'folder', true],
  ]
  return wanted.flatMap(([keys, path, kind, required]) => {
    const found = path ? kindOf(root, path) : undefined
    if (found === kind || (found === undefined && !required)) return []
    return [
      problem(
        keys,
        `an existing ${kind}`,
        found ? `"${path}", which is a ${found}` : `"${path}", which does not exist`,
        origin,
      ),
    ]
  })
}

/** A build replaces its output folder as a whole: nothing else may live in it, and it may not live among sources. */
export function outputSafety(completed: Completed, file: string, brandFolders: readonly string[]): Diagnostic[] {
  const out = posix.normalize(completed.out).replace(/\/$/, '')
  const precious = [
    completed.content,
    completed.brands.folder,
    ...brandFolders,
    completed.app,
    completed.client ?? completed.app,
    file,
  ]
  const reason =
    out === '.'
      ? 'it is the project itself'
      : ['node_modules', '.git', 'engine', 'plugins', 'cli', 'tests'].includes(out.split('/')[0]!)
        ? 'it holds code'
        : precious.map((path) => posix.normalize(path)).find((path) => within(path, out))
          ? 'the site is made from what is in it'
          : [completed.content, completed.brands.folder].some((path) => within(out, posix.normalize(path)))
            ? 'it would become a part of the sources'
            : undefined
  return reason ? [...outputUnsafe(completed.out, reason).diagnostics] : []
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

function kindOf(root: string, path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(join(root, path)).isDirectory() ? 'folder' : 'file'
  } catch {
    return undefined
  }
}
