/** Whole builds on the real disk: a site of `tests/sites` copied to a folder of its own, inside the repository so that packages are found. */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type BuildOptions, type BuildResult } from '../../engine/build.ts'
import { loadConfig } from '../../engine/config/load.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { hashOf } from '../../engine/store/hash.ts'
import { silentReporter } from '../../engine/run/reporter.ts'
import type { Config, Diagnostic, Plugin } from '../../engine/types.ts'
import { copyBundle, copyClean, takeBundle } from './bundles.ts'
import { problemsOf } from './memorySite.ts'

const repository = resolve(import.meta.dirname, '../..')

/** File below the output -> hash of its bytes. */
export type Tree = Readonly<Record<string, string>>

export type TestSite = {
  /** Absolute. */
  readonly root: string
  write(file: string, text: string | Uint8Array): void
  read(file: string): string
  remove(file: string): void
  rename(from: string, to: string): void
  has(file: string): boolean
  /** As the file says it; a module is loaded once per process, so edit configuration and brands with `change`. */
  config(change?: ConfigChange): Promise<Config>
  build(options?: TestBuild): Promise<BuildResult>
  tree(folder?: string): Tree
  /** File -> inode and time of change: who rewrites a file changes one of them. */
  stamps(folder?: string): Tree
  /** The same files elsewhere; without output, and without what was remembered but for the bundle. */
  copy(name?: string): TestSite
  end(): void
}

type ConfigChange = (config: Config) => Config
type TestBuild = Partial<BuildOptions> & { readonly config?: ConfigChange }

let sites = 0

type Open = {
  /** What the copy is called. */
  readonly folder?: string
  readonly files?: Readonly<Record<string, string>>
  /** As after a clone, without even a bundle. */
  readonly isCold?: boolean
}

/** `name` is a folder of `tests/sites`. */
export function openSite(name: string, { folder = name, files = {}, isCold = false }: Open = {}): TestSite {
  const parent = join(repository, '.bench', `test-${process.pid}-${sites++}`)
  const root = join(parent, folder)
  copyClean(join(repository, 'tests/sites', name), root)
  if (!isCold) takeBundle(name, root)
  const site = siteAt(root, () => rmSync(parent, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) site.write(file, text)
  return site
}

function siteAt(root: string, end: () => void): TestSite {
  const at = (file: string) => join(root, file)
  const site: TestSite = {
    root,
    end,
    write(file, text) {
      mkdirSync(dirname(at(file)), { recursive: true })
      writeFileSync(at(file), text)
    },
    read: (file) => readFileSync(at(file), 'utf8'),
    remove: (file) => rmSync(at(file), { recursive: true }),
    rename(from, to) {
      mkdirSync(dirname(at(to)), { recursive: true })
      renameSync(at(from), at(to))
    },
    has: (file) => existsSync(at(file)),
    config: async (change = (config) => config) => change(await loadConfig({ root })),
    async build({ config: change, ...options } = {}) {
      const config = await site.config(change)
      return build(config, {
        cache: true,
        write: true,
        report: silentReporter,
        signal: new AbortController().signal,
        ...options,
      })
    },
    tree: (folder = 'dist') => mapFiles(at(folder), (file) => hashOf(readFileSync(file))),
    stamps: (folder = 'dist') => mapFiles(at(folder), stampOf),
    copy(name = 'copy') {
      const parent = join(repository, '.bench', `test-${process.pid}-${sites++}`)
      const target = join(parent, name)
      copyClean(root, target)
      copyBundle(root, target)
      return siteAt(target, () => rmSync(parent, { recursive: true, force: true }))
    },
  }
  return site
}

function mapFiles(folder: string, map: (file: string) => string): Tree {
  if (!existsSync(folder)) return {}
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), map(file)]))
}

function stampOf(file: string): string {
  const { ino, mtimeNs } = lstatSync(file, { bigint: true })
  return `${ino} ${mtimeNs}`
}

/** For `build({ config })`: plugins after those of the site. */
export const withPlugins =
  (...plugins: readonly Plugin[]): ConfigChange =>
  (config) => ({ ...config, plugins: [...config.plugins, ...plugins] })

/** Errors of a build, thrown or gathered; fails where there are none. */
export const failureOf = (run: () => Promise<BuildResult>): Promise<readonly Diagnostic[]> =>
  problemsOf(async () => {
    const errors = errorsIn(await run())
    if (errors.length) throw SiteError.from(errors)
  })

export const errorsIn = ({ diagnostics }: Pick<BuildResult, 'diagnostics'>): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error')
