/** Components, styles and islands -> browser files and a render module. Its cost does not depend on the number of pages. */
import { fork } from 'node:child_process'
import { join, posix } from 'node:path'
import fastGlob from 'fast-glob'
import { SiteError } from '../errors/SiteError.ts'
import { hashAll } from '../hash.ts'
import { modulesOf } from '../modules.ts'
import type { Config, Diagnostic } from '../types.ts'
import { isWhole, loadManifest, openBundle } from './open.ts'
import type { Bundle } from '../rendering.ts'

/** `code` identifies the engine, `imports` are the modules `.mdx` files import, `cache` is absolute. */
export type BundleInput = {
  readonly config: Config
  readonly code: string
  readonly imports: readonly string[]
  readonly cache: string
  readonly note: (text: string) => void
}

export async function bundle({ config, code, imports, cache, note }: BundleInput): Promise<Bundle> {
  const id = identify(config, code, imports)
  const folder = join(cache, 'bundle', id.slice(0, 16))
  const known = await loadManifest(folder, id)
  if (known && (await isWhole(known, folder))) return openBundle(known, folder)

  const { root, file: configFile, production } = config
  await inChildProcess({ root, configFile, production, imports, id, folder }, note)
  return openBundle((await loadManifest(folder, id))!, folder)
}

/** What the bundling process is told. */
export type BundleOrder = {
  readonly root: string
  readonly configFile: string
  readonly production: boolean
  readonly imports: readonly string[]
  readonly id: string
  /** Absolute; appears when the bundle is whole. */
  readonly folder: string
}

export type BundleAnswer = { readonly problems: readonly Diagnostic[] } | { readonly note: string }

/** The bundler leaves 200 MiB behind. In a process of its own they are gone when pages are rendered. */
function inChildProcess(order: BundleOrder, note: (text: string) => void): Promise<void> {
  const child = fork(new URL('../bundleProcess.ts', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  })
  return new Promise((resolve, reject) => {
    child.on('message', (answer: BundleAnswer) => {
      if ('note' in answer) note(answer.note)
      else if (answer.problems.length) reject(SiteError.from(answer.problems))
      else resolve()
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The bundling process ended early (${signal ?? code})`)))
    child.send(order)
  })
}

function identify(config: Config, code: string, imports: readonly string[]): string {
  const { root: cwd, brandsFolder } = config
  const [app, brands] = [posix.dirname(config.app), brandsFolder].map((folder) => fastGlob.escapePath(folder))
  // Of brands only what components are made of: a brand without any is no part of the bundle.
  const wanted = [`${app}/**/*`, `${brands}/*/**/*.{tsx,css}`, `${brands}/*/pages/**/*`]
  const files = fastGlob.sync(wanted, { cwd, ignore: [`${app}/public/**`, `${brands}/*/public/**`] })
  return hashAll(['bundle', code, ...[...modulesOf(cwd, [...files, ...imports])].flat()])
}
