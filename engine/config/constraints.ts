/** What must hold between fields, or between a field and the disk. */
import { statSync } from 'node:fs'
import { isAbsolute, join, posix } from 'node:path'
import { configPluginEngine } from '../errors/messages.ts'
import { outputUnsafe } from '../errors/outputMessages.ts'
import { tryTo } from '../errors/tryTo.ts'
import { fromRoot } from '../paths/fromRoot.ts'
import { folderOfPackage } from '../paths/linkedPackage.ts'
import type { Diagnostic, Plugin } from '../types.ts'
import { engineVersion, fitsEngine, versionPattern } from './engineVersion.ts'
import type { SiteOptions } from './defineSite.ts'
import { isList, type ResolvedOptions } from './resolveOptions.ts'
import type { Key } from './fieldPlaces.ts'
import { quote, wrongValue, type FieldProblem } from './validate.ts'

/** Plugins for another engine. Checked before anything else of them: what looks wrong in one may be right for its engine. */
export function incompatiblePlugins({ plugins }: { readonly plugins?: unknown }): readonly FieldProblem[] {
  if (!Array.isArray(plugins)) return []
  return (plugins as readonly (Partial<Plugin> | undefined)[]).flatMap((plugin, index) => {
    const { engine, name } = plugin ?? {}
    if (typeof engine !== 'string' || !versionPattern.test(engine) || fitsEngine(engine, engineVersion)) return []
    return [
      {
        keys: ['plugins', index],
        error: (_field, place) => configPluginEngine(String(name), engine, engineVersion, place),
      },
    ]
  })
}

/** Names that occur twice in a list. */
export function duplicates(options: SiteOptions): readonly FieldProblem[] {
  const lists: [string, string, readonly string[]][] = [
    ['locales', 'id', options.locales.map(({ id }) => id.toLowerCase())],
    ['locales', 'lang', options.locales.map(({ lang }) => lang)],
    ['plugins', 'name', options.plugins.map(({ name }) => name)],
  ]
  return lists.flatMap(([list, field, names]) =>
    names.flatMap((name, index) => {
      const first = names.indexOf(name)
      const other = `${list}[${first}].${field}`
      return first === index ? [] : [wrongValue([list, index, field], `different from ${other}`, quote(name))]
    }),
  )
}

/** Files and folders that were named must exist; a default may be absent, except for the app. */
export function missingFiles(root: string, options: SiteOptions, resolved: ResolvedOptions): readonly FieldProblem[] {
  const wanted: [Key[], string, 'file' | 'folder', boolean][] = [
    [['content'], resolved.content, 'folder', options.content !== undefined],
    // The folder of the template may come with its first component.
    [['folder'], resolved.folder, 'folder', ![undefined, 'site'].includes(options.folder)],
    ...(options.components ?? []).map((_, index): [Key[], string, 'folder', boolean] => [
      ['components', index],
      resolved.components[index]!,
      'folder',
      // It may come with its first component.
      false,
    ]),
    [['app'], resolved.app, 'file', true],
    [['client'], resolved.client ?? '', 'file', options.client !== undefined],
    [['brands'], resolved.brands.folder, 'folder', !isList(options.brands)],
  ]
  return wanted.flatMap(([keys, path, kind, required]) => {
    const found = path ? kindOf(root, path) : undefined
    if (found === kind || (found === undefined && !required)) return []
    return [
      wrongValue(
        keys,
        `an existing ${kind}`,
        found ? `"${path}", which is a ${found}` : `"${path}", which does not exist`,
      ),
    ]
  })
}

/** What plugins bring into the bundle lies in the project, where the bundler reads and messages can name it. */
export function foreignModules(root: string, { plugins }: SiteOptions): readonly FieldProblem[] {
  return plugins.flatMap(({ name, components = [], client, mdx = {} }, index) => {
    const wanted: readonly (readonly [what: string, path: string, kind: 'file' | 'folder'])[] = [
      ...components.map((folder) => ['components', folder, 'folder'] as const),
      ...(client === undefined ? [] : [['a `client`', client, 'file'] as const]),
      ...Object.entries(mdx).map(([tag, file]) => [`a module for <${tag}>`, file, 'file'] as const),
    ]
    return wanted.flatMap(([what, path, kind]) => {
      const file = fromRoot(root, path)
      if (!file.startsWith('../') && kindOf(root, file) === kind) return []
      const expected = `a plugin with ${what} in the project or its packages`
      return [wrongValue(['plugins', index], expected, `"${name}" with ${quote(file)}`, linkHint(root, path))]
    })
  })
}

/** For a package that some other folder links to. */
function linkHint(root: string, path: string): string | undefined {
  const folder = isAbsolute(path) ? folderOfPackage(path) : undefined
  const from = folder && fromRoot(root, folder)
  if (!from?.startsWith('../')) return undefined
  return `Link the package in the project itself: npm install ${from}.`
}

/** Names that two plugins give to components of `.mdx`. */
export function mdxTwice({ plugins }: SiteOptions): readonly FieldProblem[] {
  const owners = new Map<string, string>()
  return plugins.flatMap(({ name, mdx = {} }, index) =>
    Object.keys(mdx).flatMap((tag) => {
      const owner = owners.get(tag)
      if (owner === undefined) owners.set(tag, name)
      if (owner === undefined) return []
      return [
        wrongValue(['plugins', index], `a plugin without a component <${tag}>, which "${owner}" has`, `"${name}"`),
      ]
    }),
  )
}

/** A build replaces its output folder as a whole: nothing else may live in it, and it may not live among sources. */
export function outputSafety(resolved: ResolvedOptions, file: string, brandFolders: readonly string[]): Diagnostic[] {
  const out = posix.normalize(resolved.out).replace(/\/$/, '')
  const sources = [
    resolved.content,
    resolved.brands.folder,
    ...brandFolders,
    resolved.folder,
    ...resolved.components,
    resolved.app,
    resolved.client ?? resolved.app,
    file,
  ]
  const reason =
    out === '.'
      ? 'it is the project itself'
      : ['node_modules', '.git', 'engine', 'plugins', 'cli', 'tests'].includes(out.split('/')[0]!)
        ? 'it holds code'
        : sources.map((path) => posix.normalize(path)).find((path) => within(path, out))
          ? 'the site is made from what is in it'
          : [resolved.content, resolved.brands.folder].some((path) => within(out, posix.normalize(path)))
            ? 'it would become a part of the sources'
            : undefined
  return reason ? [...outputUnsafe(resolved.out, reason).diagnostics] : []
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

const kindOf = (root: string, path: string): 'file' | 'folder' | undefined =>
  tryTo(() => (statSync(join(root, path)).isDirectory() ? 'folder' : 'file'))
