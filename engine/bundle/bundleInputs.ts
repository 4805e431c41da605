/** What a bundle is made of, as far as it can be told before it is made. What only the bundler finds is in `foundFiles.ts`. */
import fastGlob from 'fast-glob'
import { modulesOf } from '../disk/modules.ts'
import { isBelowPath } from '../paths/base.ts'
import { manifestIn } from '../paths/manifestIn.ts'
import { postcssFiles } from '../paths/postcssFiles.ts'
import { hasBareAddresses } from '../paths/written.ts'
import { seenIn, seenValue } from '../store/environment.ts'
import { hashAll } from '../store/hash.ts'
import type { Config } from '../types.ts'
import { clientModules, mdxModules } from './pluginModules.ts'
import { tsconfigFiles } from './tsconfig.ts'

/** Of the package only what changes how modules are found and read: the rest changes with every release. */
const packageFields = ['imports', 'type', 'sideEffects']

/** Everything that is known of a bundle before it is made. `code` identifies the engine, `imports` are the modules `.mdx` files import. */
export function bundleKey(config: Config, code: string, imports: readonly string[]): string {
  const files = knownFiles(config, imports)
  return hashAll([
    'bundle',
    code,
    String(isBelowPath(config)),
    String(hasBareAddresses(config)),
    JSON.stringify([imports, clientModules(config), mdxModules(config), environmentOf(files)]),
    JSON.stringify(packageOf(config.root)),
    ...[...files].flat(),
  ])
}

/** File -> bytes. Of packages what is under development, and folders of components; of others what the bundler finds. */
export function knownFiles(config: Config, imports: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const { root: cwd, brandsFolder } = config
  const [own, brands] = [config.folder, brandsFolder].map((folder) => fastGlob.escapePath(folder))
  const components = config.components.map((folder) => `${fastGlob.escapePath(folder)}/**/*`)
  // Of brands only what components are made of: a brand without any is no part of the bundle.
  const wanted = [config.app, `${own}/**/*`, ...components, `${brands}/*/**/*.{tsx,css}`, `${brands}/*/pages/**/*`]
  const ofPlugins = [...clientModules(config), ...Object.values(mdxModules(config))]
  const files = fastGlob.sync(wanted, { cwd, ignore: [`${own}/public/**`, `${brands}/*/public/**`] })
  return modulesOf(cwd, [...files, ...tsconfigFiles(cwd), ...postcssFiles(cwd), ...imports, ...ofPlugins], 'linked')
}

/** What of the environment components see, by what their files name. */
export function environmentOf(files: ReadonlyMap<string, Uint8Array>): readonly unknown[] {
  // Views, not copies: these are all modules of the site.
  const seen = [...files.values()].flatMap(({ buffer, byteOffset, length }) =>
    seenIn(Buffer.from(buffer, byteOffset, length)),
  )
  const given = Object.keys(process.env).filter((name) => name.startsWith('SITE_PUBLIC_'))
  return [...new Set([...seen, ...given])].sort().map((name) => [name, seenValue(name)])
}

function packageOf(root: string): readonly unknown[] {
  const manifest = manifestIn(root)
  return packageFields.map((field) => manifest[field])
}
