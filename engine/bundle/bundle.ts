/** Components, styles and islands -> browser files and a render module. Its cost does not depend on the number of pages. */
import { fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { SiteError } from '../errors/SiteError.ts'
import { environmentCodes } from '../errors/systemErrors.ts'
import { hashAll } from '../store/hash.ts'
import { touch } from '../store/sweep.ts'
import { modulesOf } from '../disk/modules.ts'
import { ownModule } from '../paths/ownModule.ts'
import { isBelowPath } from '../paths/base.ts'
import { hasBareAddresses } from '../paths/written.ts'
import { moduleNames } from '../paths/paths.ts'
import type { Config, Diagnostic } from '../types.ts'
import { checkReact } from './checkReact.ts'
import { isIntact, loadBundleManifest, openBundle } from './openBundle.ts'
import { clientModules, mdxModules } from './pluginModules.ts'
import type { Bundle } from '../renderer.ts'

/** `code` identifies the engine, `imports` are the modules `.mdx` files import, `cache` is absolute. */
export type BundleInput = {
  readonly config: Config
  readonly code: string
  readonly imports: readonly string[]
  readonly cache: string
  /** An empty folder elsewhere, for a cache that takes nothing more. Absolute. */
  readonly spare: () => string
  readonly note: (text: string) => void
}

export async function bundle({ config, code, imports: wanted, cache, spare, note }: BundleInput): Promise<Bundle> {
  // A page that imports a file that is not there says so itself, with the line.
  const imports = wanted.filter((file) => isModule(join(config.root, file)))
  const id = identify(config, code, imports)
  const folder = join(cache, 'bundle', id.slice(0, 16))
  const known = await loadBundleManifest(folder, id)
  if (known && (await isIntact(known, folder))) {
    touch(folder)
    return openBundle(known, folder, config.root)
  }

  checkReact(config.root)
  const { root, file: configFile, production } = config
  async function make(folder: string): Promise<Bundle> {
    await inChildProcess({ root, configFile, production, imports, id, folder, code, cache }, note)
    return openBundle((await loadBundleManifest(folder, id))!, folder, root)
  }
  try {
    return await make(folder)
  } catch (error) {
    const problem =
      error instanceof SiteError && error.diagnostics.find(({ code, place }) => environmentCodes.has(code) && !place)
    // A source that cannot be read is no better elsewhere.
    if (!problem) throw error
    note(`The cache takes no bundle, so it is made elsewhere: ${problem.message}`)
    return make(join(spare(), 'bundle'))
  }
}

const isModule = (file: string): boolean =>
  moduleNames(file).some((name) => statSync(name, { throwIfNoEntry: false })?.isFile())

/** Sent to the bundling process. */
export type BundleRequest = {
  readonly root: string
  readonly configFile: string
  readonly production: boolean
  readonly imports: readonly string[]
  readonly id: string
  /** Absolute; appears when the bundle is complete. */
  readonly folder: string
  readonly code: string
  /** Absolute. */
  readonly cache: string
}

export type BundleResult = { readonly problems: readonly Diagnostic[] } | { readonly note: string }

/**
 * The bundler's allocator asks for pages of 2 MiB where the system has them, fills a third of each, and keeps what it has freed.
 * Without that the process has 150 MiB less, in the same time.
 */
const tightAllocator = { MIMALLOC_ALLOW_THP: '0', MIMALLOC_PURGE_DELAY: '0' }

/** The bundler keeps 100 MiB of memory and more. In a process of its own they are free when pages are rendered. */
function inChildProcess(request: BundleRequest, note: (text: string) => void): Promise<void> {
  const child = fork(ownModule('../run/bundleProcess.ts', import.meta.url), {
    // The bundler names files from there.
    cwd: request.root,
    execArgv: [...process.execArgv, '--max-semi-space-size=2'],
    env: { ...tightAllocator, ...process.env, NODE_ENV: 'production' },
    // What components print while they are bundled is no result of the command.
    stdio: ['ignore', 2, 2, 'ipc'],
    serialization: 'advanced',
  })
  return new Promise((resolve, reject) => {
    child.on('message', (result: BundleResult) => {
      if ('note' in result) note(result.note)
      else if (result.problems.length) reject(SiteError.from(result.problems))
      else resolve()
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The bundling process ended early (${signal ?? code})`)))
    child.send(request)
  })
}

/** What of the environment components can see: machines that share a store may differ in it. */
const publicVariables = (env: NodeJS.ProcessEnv) =>
  Object.entries(env)
    .filter(([name]) => name.startsWith('SITE_PUBLIC_'))
    .sort(([one], [other]) => (one < other ? -1 : 1))

function identify(config: Config, code: string, imports: readonly string[]): string {
  const { root: cwd, brandsFolder } = config
  const [own, brands] = [config.folder, brandsFolder].map((folder) => fastGlob.escapePath(folder))
  const components = config.components.map((folder) => `${fastGlob.escapePath(folder)}/**/*`)
  // Of brands only what components are made of: a brand without any is no part of the bundle.
  const wanted = [config.app, `${own}/**/*`, ...components, `${brands}/*/**/*.{tsx,css}`, `${brands}/*/pages/**/*`]
  const ofPlugins = [...clientModules(config), ...Object.values(mdxModules(config))]
  const files = fastGlob.sync(wanted, { cwd, ignore: [`${own}/public/**`, `${brands}/*/public/**`] })
  return hashAll([
    'bundle',
    code,
    String(isBelowPath(config)),
    String(hasBareAddresses(config)),
    JSON.stringify([imports, clientModules(config), mdxModules(config), publicVariables(process.env)]),
    // Of packages what is under development: others change with the lock file, but for folders of components, which are files here.
    ...[...modulesOf(cwd, [...files, ...imports, ...ofPlugins], 'linked')].flat(),
  ])
}
