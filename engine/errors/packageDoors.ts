/** What a package offers, for an import of it that leads nowhere. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { manifestIn } from '../paths/manifestIn.ts'
import { meant, suggest } from './suggest.ts'

const generators = /^(?:@theme|@theme-original|@docusaurus|@astrojs|@rspress|nextra|rspress|vitepress|next)(?:\/|$)/

/** Of components that need the tool they were written for; undefined for any other module. */
export const hintForGenerator = (from: string): string | undefined =>
  generators.test(from)
    ? 'It is of another site generator. Take the import out: what is built in here needs none, and what is not there is told.'
    : undefined

/** `from` is a name of a package, or of what one may offer. `root` is absolute. */
export function hintForPackage(from: string, root: string): string {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(from)!
  const doors = doorsOf(name, root)
  if (!doors)
    return hintForGenerator(from) ?? 'Run npm install, with the package among the dependencies in package.json.'
  return meant(
    suggest(from, doors),
    'The package is there. What it offers stands in its package.json, below "exports".',
  )
}

/** Undefined where it is not installed. */
function doorsOf(name: string, root: string): readonly string[] | undefined {
  const above = createRequire(join(root, 'package.json')).resolve.paths(name) ?? []
  const folder = above.map((modules) => join(modules, name)).find((each) => existsSync(join(each, 'package.json')))
  if (folder === undefined) return undefined
  return Object.entries(Object(manifestIn(folder)['exports'])).flatMap(([door, target]) =>
    namesOf(door, target, folder).map((each) => name + each),
  )
}

/** `./theme/*` stands for the files at its target. */
function namesOf(door: string, target: unknown, folder: string): readonly string[] {
  if (!door.startsWith('.')) return []
  if (!door.includes('*')) return [door.slice(1)]
  const file = fileOf(target)
  if (!file?.includes('*')) return []
  const [before, after] = file.replace(/^\.\//, '').split('*') as [string, string]
  const files = fastGlob.sync(`${fastGlob.escapePath(before)}**/*${fastGlob.escapePath(after)}`, { cwd: folder })
  return files.map((each) => door.slice(1).replace('*', each.slice(before.length, each.length - after.length)))
}

/** What runs comes last among the conditions. */
function fileOf(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  return Object.values(Object(target))
    .map(fileOf)
    .findLast((each) => each !== undefined)
}
