/** What a bundle is made of: what can be told before, for its key, and the files that only the bundler finds. */
import { readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import fastGlob from 'fast-glob'
import type { Plugin as VitePlugin } from 'vite'
import { modulesOf } from '../disk/modules.ts'
import { isBelowPath } from '../paths/base.ts'
import { fromRoot } from '../paths/fromRoot.ts'
import { postcssFiles } from '../paths/postcssFiles.ts'
import { hasBareAddresses } from '../paths/written.ts'
import { hashAll, hashOf } from '../store/hash.ts'
import type { Config } from '../types.ts'
import { clientModules, mdxModules } from './pluginModules.ts'

/** Of the package only what changes how modules are found and read: the rest changes with every release. */
const packageFields = ['imports', 'type', 'sideEffects']

/** Everything that is known of a bundle before it is made. `code` identifies the engine, `imports` are the modules `.mdx` files import. */
export function bundleKey(config: Config, code: string, imports: readonly string[]): string {
  return hashAll([
    'bundle',
    code,
    String(isBelowPath(config)),
    String(hasBareAddresses(config)),
    JSON.stringify([imports, clientModules(config), mdxModules(config), publicVariables(process.env)]),
    JSON.stringify(packageOf(config.root)),
    ...[...knownFiles(config, imports)].flat(),
  ])
}

/** File -> bytes. Of packages what is under development: others change with the lock file, but for folders of components, which are files here. */
function knownFiles(config: Config, imports: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const { root: cwd, brandsFolder } = config
  const [own, brands] = [config.folder, brandsFolder].map((folder) => fastGlob.escapePath(folder))
  const components = config.components.map((folder) => `${fastGlob.escapePath(folder)}/**/*`)
  // Of brands only what components are made of: a brand without any is no part of the bundle.
  const wanted = [config.app, `${own}/**/*`, ...components, `${brands}/*/**/*.{tsx,css}`, `${brands}/*/pages/**/*`]
  const ofPlugins = [...clientModules(config), ...Object.values(mdxModules(config))]
  const files = fastGlob.sync(wanted, { cwd, ignore: [`${own}/public/**`, `${brands}/*/public/**`] })
  return modulesOf(cwd, [...files, 'tsconfig.json', ...postcssFiles(cwd), ...imports, ...ofPlugins], 'linked')
}

/** What of the environment components can see: machines that share a store may differ in it. */
const publicVariables = (env: NodeJS.ProcessEnv) =>
  Object.entries(env)
    .filter(([name]) => name.startsWith('SITE_PUBLIC_'))
    .sort(([one], [other]) => (one < other ? -1 : 1))

function packageOf(root: string): readonly unknown[] {
  try {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>
    return packageFields.map((field) => manifest[field])
  } catch {
    return []
  }
}

/** Project file -> hash. What styles name, what aliases and patterns lead to, is found by the bundler alone. */
export type FoundFiles = Readonly<Record<string, string>>

type Found = { readonly key: string; readonly found: FoundFiles }

export const bundleId = ({ key, found }: Found): string => hashAll([key, JSON.stringify(found)])

/** Whether the files that the bundler found are as it found them. */
export const isCurrent = ({ found }: Found, root: string): boolean =>
  Object.entries(found).every(([file, hash]) => hashIn(root, file) === hash)

function hashIn(root: string, file: string): string {
  try {
    return hashOf(readFileSync(join(root, file)))
  } catch {
    return ''
  }
}

/** Collects what the bundler reads. `found` gives what of it the key does not know; packages change with the lock file. */
export function collectInputs(config: Config, imports: readonly string[]) {
  const read = new Set<string>()
  const add = (id: string) => {
    const path = id.replace(/[?#].*$/s, '')
    if (isAbsolute(path)) read.add(fromRoot(config.root, path))
  }
  const plugin: VitePlugin = {
    name: 'site:bundle-inputs',
    buildEnd() {
      for (const id of this.getModuleIds()) add(id)
    },
    generateBundle(_, output) {
      for (const each of Object.values(output))
        if (each.type === 'asset') for (const name of each.originalFileNames) add(join(config.root, name))
    },
  }
  const found = (): FoundFiles => {
    const known = knownFiles(config, imports)
    const others = [...read].filter((file) => !known.has(file) && !/(?:^|\/)(?:node_modules|\.\.)(?:\/|$)/.test(file))
    return Object.fromEntries(others.sort().map((file) => [file, hashIn(config.root, file)]))
  }
  return { plugin, found }
}
