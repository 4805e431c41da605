/**
 * The real site as a copy to change, with the engine and the packages beside it as they lie beside the site: so it begins with
 * what builds of the repository remember, bundles included.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')
/** With the program: what is remembered belongs to the code it was made with, and that is named from the site's root. */
const frame = [
  'cli',
  'engine',
  'plugins',
  'preset',
  'site',
  'theme',
  'site.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const everyBrand = ['brands', 'content']
/** The smallest brand by itself: a whole site that is built in a third of the time. */
export const clouddmAlone = ['brands/clouddm', 'content/clouddm', 'content/data']

/** What builds of the repository remember: a copy makes only what is changed in it. */
const remembered = 'node_modules/.cache/site'
/** The theme names its font's file from the root. */
const fonts = 'node_modules/@fontsource-variable'

export type SiteCopy = {
  /** Absolute. */
  readonly root: string
  /** The first module of its engine. */
  readonly program: string
  read(file: string): string
  write(file: string, text: string): void
  /** Fails where there is nothing to change. */
  replace(file: string, before: string, after: string): void
  end(): void
}

/** `brands` are files and folders from the repository's root. */
export function copySite(name: string, brands: readonly string[] = everyBrand): SiteCopy {
  const root = join(repository, '.bench', `${name}-${process.pid}`)
  mkdirSync(root, { recursive: true })
  for (const part of [...frame, ...brands, fonts]) cpSync(join(repository, part), join(root, part), { recursive: true })
  if (existsSync(join(repository, remembered)))
    cpSync(join(repository, remembered), join(root, remembered), { recursive: true })
  linkPackages(root)
  const copy: SiteCopy = {
    root,
    program: join(root, 'cli/main.js'),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    },
    replace(file, before, after) {
      const text = copy.read(file)
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
      copy.write(
        file,
        text.replace(before, () => after),
      )
    },
    end: () => rmSync(root, { recursive: true, force: true }),
  }
  return copy
}

/** Those that are copied stay. */
function linkPackages(root: string): void {
  const packages = join(root, 'node_modules')
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (!existsSync(join(packages, name)))
      symlinkSync(join(repository, 'node_modules', name), join(packages, name), 'junction')
}
