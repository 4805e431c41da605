/** Components, styles and islands -> browser files and a render module. Its cost does not depend on the number of pages. */
import { fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { SiteError } from '../errors/SiteError.ts'
import { folderUnservable } from '../errors/messages.ts'
import { environmentCodes } from '../errors/systemErrors.ts'
import { createPackages } from '../disk/packages.ts'
import { packageIn } from '../paths/packageModule.ts'
import { touch } from '../store/sweep.ts'
import { ownModule } from '../paths/ownModule.ts'
import { moduleNames } from '../paths/paths.ts'
import type { Config, Diagnostic } from '../types.ts'
import { bundleKey } from './bundleInputs.ts'
import { checkReact } from './checkReact.ts'
import { isCurrent } from './foundFiles.ts'
import { isIntact, loadBundleManifest, openBundle } from './openBundle.ts'
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
  // A page that imports what is not there says so itself, with the line.
  const packages = createPackages(config.root)
  const imports = wanted.filter((module) => {
    const name = packageIn(module)
    return name === undefined ? isModule(join(config.root, module)) : packages.isOffered(name)
  })
  const key = bundleKey(config, code, imports)
  const folder = join(cache, 'bundle', key.slice(0, 16))
  const known = await loadBundleManifest(folder)
  if (known?.key === key && isCurrent(known.found, config) && (await isIntact(known, folder))) {
    touch(folder)
    return openBundle(known, folder, config.root)
  }

  checkReact(config.root)
  const { root, file: configFile, production } = config
  async function make(folder: string): Promise<Bundle> {
    await inChildProcess({ root, configFile, production, imports, key, folder, code, cache }, note)
    return openBundle((await loadBundleManifest(folder))!, folder, root)
  }
  try {
    return await make(folder)
  } catch (error) {
    const problem =
      error instanceof SiteError && error.diagnostics.find(({ code, place }) => environmentCodes.has(code) && !place)
    // A source that cannot be read is no better elsewhere.
    if (!problem) throw withFolder(error, root)
    note(`The cache takes no bundle, so it is made elsewhere: ${problem.message}`)
    return make(join(spare(), 'bundle'))
  }
}

/** The bundler takes a query off names of files, those of workers for example. */
const withFolder = (error: unknown, root: string): unknown =>
  error instanceof SiteError && root.includes('?')
    ? SiteError.from([...folderUnservable(root).diagnostics, ...error.diagnostics])
    : error

const isModule = (file: string): boolean =>
  moduleNames(file).some((name) => statSync(name, { throwIfNoEntry: false })?.isFile())

/** Sent to the bundling process. */
export type BundleRequest = Pick<BundleInput, 'code' | 'imports' | 'cache'> & {
  readonly root: string
  readonly configFile: string
  readonly production: boolean
  readonly key: string
  /** Absolute; appears when the bundle is complete. */
  readonly folder: string
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
