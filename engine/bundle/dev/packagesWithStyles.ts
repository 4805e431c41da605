/** Packages whose modules import stylesheets. Node does not load those, so in dev, too, the bundler reads such a package. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import fastGlob from 'fast-glob'
import { tryTo } from '../../errors/tryTo.ts'
import { manifestIn, type Manifest } from '../../paths/manifestIn.ts'

/** Of those that the project names in its manifest: what others import, they load themselves. `root` is absolute. */
export function packagesWithStyles(root: string): readonly string[] {
  const { dependencies, devDependencies } = manifestIn(root)
  return Object.keys({ ...(dependencies as Manifest), ...(devDependencies as Manifest) }).filter((name) => {
    const folder = join(root, 'node_modules', name)
    const manifest = manifestIn(folder)
    const entries = entriesOf(manifest)
    // Many name stylesheets that their readers import; what Node can load itself, it shall.
    const files = namesStylesheet(manifest['sideEffects']) ? modulesBeside(folder, entries) : entries
    return files.some((file) => importsStyles(folder, file))
  })
}

const namesStylesheet = (sideEffects: unknown): boolean =>
  Array.isArray(sideEffects) && sideEffects.some((each) => /\.(?:css|scss|sass|less)$/.test(String(each)))

/** Whatever is imported by the name of the package. */
export const entriesOf = ({ main = 'index.js', module, exports }: Manifest): readonly string[] => [
  ...new Set(textsIn([main, module, (exports as Manifest | undefined)?.['.'] ?? exports])),
]

/** Of a condition the browser's, the bundler's or Node's file; which of them, nobody has to know here. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, each]) => (name.startsWith('./') ? [] : textsIn(each)))
      : []

const modulesBeside = (folder: string, entries: readonly string[]): readonly string[] => {
  const folders = new Set(
    entries.map((entry) => posix.join(fastGlob.escapePath(posix.dirname(entry)), '**/*.{js,mjs,cjs}')),
  )
  return fastGlob.sync([...folders], { cwd: folder, ignore: ['**/node_modules/**'] })
}

function importsStyles(folder: string, file: string): boolean {
  if (!/\.[cm]?js$/.test(file)) return false
  const text = tryTo(() => readFileSync(join(folder, file), 'utf8')) ?? ''
  return /\b(?:import|require)\s*\(?\s*['"][^'"\n]+\.(?:css|scss|sass|less)['"]/.test(text)
}
