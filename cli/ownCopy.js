/** The copy of the engine that the site itself has. JavaScript, as what imports it is. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// TypeScript takes its time. Drives that stand for folders, and names that may be long, are those of Windows alone.
const { realPath } =
  process.platform === 'win32' ? await import('../engine/paths/realPath.ts') : { realPath: realpathSync.native }

/**
 * Address of its program, where that is not the one which runs: a site is made of one engine, whose program, plugins and
 * components know each other. Without another copy it may be this one, if it was not started by its own name.
 *
 * @param {readonly string[]} args
 * @param {string} running
 * @returns {string | undefined}
 */
export function programOfSite(args, running = new URL('main.js', import.meta.url).href) {
  const own = manifestOf(findPackageJSON(import.meta.url))
  const inSite = own && manifestOf(installedIn(rootIn(args), own.name))
  const program = inSite && inSite.folder !== own.folder ? inSite.bin?.site : undefined
  const file = program && join(inSite.folder, program)
  // A copy of the repository has the name and no compiled program.
  const wanted = file && existsSync(file) ? file : realPath(fileURLToPath(running))
  const address = pathToFileURL(wanted).href
  return address === running ? undefined : address
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
    return { ...JSON.parse(readFileSync(file, 'utf8')), folder: dirname(realPath(file)) }
  } catch {
    return undefined
  }
}
