/** The copy of the engine that the site itself has. JavaScript, as what imports it is. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Address of its program, where it is another copy than this one: a site is made of one engine, whose program, plugins and
 * components know each other.
 *
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
export function programOfSite(args) {
  const own = manifestOf(findPackageJSON(import.meta.url))
  const inSite = own && manifestOf(installedIn(rootIn(args), own.name))
  const program = inSite && inSite.folder !== own.folder ? inSite.bin?.site : undefined
  const file = program && join(inSite.folder, program)
  // A copy of the repository has the name and no compiled program.
  return file && existsSync(file) ? pathToFileURL(file).href : undefined
}

/** The folder of the site, as `--root` says it. */
function rootIn(args) {
  const at = args.findLastIndex((arg) => arg === '--root' || arg.startsWith('--root='))
  return resolve(at < 0 ? '.' : ((args[at] === '--root' ? args[at + 1] : args[at].slice('--root='.length)) ?? '.'))
}

function installedIn(root, name) {
  try {
    return findPackageJSON(name, pathToFileURL(join(root, 'site.config.ts')))
  } catch {
    return undefined
  }
}

function manifestOf(file) {
  try {
    return { ...JSON.parse(readFileSync(file, 'utf8')), folder: dirname(realpathSync(file)) }
  } catch {
    return undefined
  }
}
