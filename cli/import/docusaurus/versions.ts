/** The versions of Docusaurus' documentation, each with its folders in both projects. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fieldsOf, listOf, textOf } from '../fields.ts'
import type { Source, Docusaurus } from './config.ts'
import { readText } from '../project.ts'

export type Version = {
  /** Of addresses: '' or `2.0`. */
  readonly segment: string
  /** Menus lead to this one. */
  readonly isLast: boolean
  /** Folder with its files, from the root of the old project. */
  readonly folder: string
  /** The same below the translations of a locale. */
  readonly translated: string
  /** File with its sidebars, if there is one. */
  readonly sidebars: string | undefined
  /** Folder below that of a language in the new project: `docs`, `docs@2.0`. */
  readonly target: string
}

/** The newest first. */
export function versionsOf({ id, path, base, options }: Source, { root }: Docusaurus): readonly Version[] {
  const part = id === 'default' ? '' : `${id}_`
  const list = join(root, `${part}versions.json`)
  const written = existsSync(list) ? listOf(JSON.parse(readText(root, `${part}versions.json`))).map(String) : []
  const shown = listOf(options['onlyIncludeVersions']).map(String)
  const names = ['current', ...written].filter((name) => !shown.length || shown.includes(name))
  const current = options['includeCurrentVersion'] === false && written.length ? names.slice(1) : names
  const last = textOf(options['lastVersion']) ?? written[0] ?? 'current'
  const given = fieldsOf(options['versions'])
  return current.map((name): Version => {
    const own = textOf(fieldsOf(given[name])['path'])
    const segment = own?.replace(/^\/+|\/+$/g, '') ?? (name === last ? '' : name === 'current' ? 'next' : name)
    const isCurrent = name === 'current'
    return {
      segment,
      isLast: name === last,
      folder: isCurrent ? path : `${part}versioned_docs/version-${name}`,
      translated: posix.join(
        `docusaurus-plugin-content-docs${part && `-${id}`}`,
        isCurrent ? 'current' : `version-${name}`,
      ),
      sidebars: isCurrent
        ? currentSidebars(options, root, part === '')
        : `${part}versioned_sidebars/version-${name}-sidebars.json`,
      target: segment ? `${base}@${segment}` : base,
    }
  })
}

function currentSidebars(options: Source['options'], root: string, isMain: boolean): string | undefined {
  const named = options['sidebarPath']
  if (named === false) return undefined
  const names = ['sidebars.js', 'sidebars.ts', 'sidebars.json', 'sidebars.cjs', 'sidebars.mjs']
  const file =
    textOf(named)?.replace(`${root}/`, '') ?? (isMain ? names.find((name) => existsSync(join(root, name))) : undefined)
  return file && posix.normalize(file)
}
