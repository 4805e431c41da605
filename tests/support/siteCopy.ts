/** The real site as a copy to change. It lies in the repository, so that packages are found. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')
const whole = ['brands', 'content', 'site', 'theme', 'site.config.ts', 'package.json', 'package-lock.json']
/** What builds of the repository remember: a copy makes only what is changed in it. */
const remembered = 'node_modules/.cache/site'
/** The smallest brand by itself: a whole site that is built in a third of the time. */
export const clouddmAlone = [
  'brands/clouddm',
  'content/clouddm',
  'content/data',
  'site',
  'theme',
  'site.config.ts',
  'package.json',
  'package-lock.json',
]

export type SiteCopy = {
  /** Absolute. */
  readonly root: string
  read(file: string): string
  write(file: string, text: string): void
  /** Fails where there is nothing to change. */
  replace(file: string, before: string, after: string): void
  end(): void
}

/** `parts` are files and folders from the repository's root. */
export function copySite(name: string, parts: readonly string[] = whole): SiteCopy {
  const root = join(repository, '.bench', `${name}-${process.pid}`)
  mkdirSync(root, { recursive: true })
  // The theme names its font's file from the root.
  for (const part of [...parts, 'node_modules/@fontsource-variable'])
    cpSync(join(repository, part), join(root, part), { recursive: true })
  if (existsSync(join(repository, remembered)))
    cpSync(join(repository, remembered), join(root, remembered), { recursive: true })
  // The program that runs is that of the repository; a second engine would not know its own pages.
  for (const part of ['engine', 'plugins']) symlinkSync(join(repository, part), join(root, part))
  const copy: SiteCopy = {
    root,
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
