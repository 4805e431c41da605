/** Bundles of the sites of `tests/sites` as they lie there: what a test does not change of their code is bundled once for all tests. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { cacheFolder } from '../../engine/run/cacheFolder.ts'
import { mainFile } from './cli.ts'

const repository = resolve(import.meta.dirname, '../..')
/** A run of all tests begins without them. One that does not fit the code is not used by the engine. */
const kept = join(repository, '.bench/bundles')

/** Below a site's root. */
const place = join(cacheFolder, 'kept/bundle')

/** A copy of a site without anything a build has made there. */
export function copyClean(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\/(?:node_modules|dist|dist\.prev)$/.test(path),
  })
}

/** The bundle of `from` lies in `to` as well, if there is one. */
export function copyBundle(from: string, to: string): void {
  if (existsSync(join(from, place))) cpSync(join(from, place), join(to, place), { recursive: true })
}

/** The bundle of the site `name` lies in `to`, which was copied from there. */
export function takeBundle(name: string, to: string): void {
  const from = join(kept, name)
  if (!existsSync(from)) makeBundle(name, from)
  copyBundle(from, to)
}

function makeBundle(name: string, target: string): void {
  mkdirSync(kept, { recursive: true })
  // As deep as a test's own copy: its configuration imports the engine by path.
  const folder = mkdtempSync(join(repository, '.bench/bundle-'))
  const [root, made] = [join(folder, name), join(folder, 'made')]
  copyClean(join(repository, 'tests/sites', name), root)
  const { status, stderr } = spawnSync(process.execPath, [mainFile, 'build', '--root', root], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The site "${name}" of the tests does not build\n${stderr}`)
  mkdirSync(dirname(join(made, place)), { recursive: true })
  renameSync(join(root, place), join(made, place))
  try {
    renameSync(made, target)
  } catch {
    // Another test was faster.
  }
  rmSync(folder, { recursive: true })
}
