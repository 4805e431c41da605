/** Copies of the theme's files in a project say what they are copies of, so that a later version can tell that its own is another. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { engineName, engineVersion } from '../engine/config/engineVersion.ts'
import type { Diagnostic } from '../engine/types.ts'
import { hashOf, short } from '../engine/store/hash.ts'
import { isCompiled, ownFolder, themeFolder } from './themeFolder.ts'

/** A file of the theme as it was written: the package has the texts beside what was compiled of them. */
export function sourceOf(file: string): string | undefined {
  const path = isCompiled ? join(themeFolder, '../source/theme', `${file}.txt`) : join(themeFolder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

const digestOf = (source: string): string => short(hashOf(source.replaceAll('\r\n', '\n')))

const mark = new RegExp(`^// Copied: \\S+ of ${engineName} (\\S+), ([0-9a-f]{10})\\s*$`)

/** `text` is what becomes of the source in the project. */
export const asCopy = (file: string, source: string, text: string): string =>
  `// Copied: ${file} of ${engineName} ${engineVersion}, ${digestOf(source)}\n${text}`

/** Code: `theme-part-outdated`. Copies without their first line are no concern of the theme's any more. */
export function outdatedCopies(root: string): readonly Diagnostic[] {
  const folder = join(root, ownFolder)
  return fastGlob
    .sync('{,layouts/}*.{ts,tsx}', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const [first = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 1)
      const [, version, digest] = mark.exec(first) ?? []
      const source = digest && sourceOf(file)
      return source && digestOf(source) !== digest
        ? [outdated(file, { version: version!, digest, now: digestOf(source) })]
        : []
    })
}

type Copy = { readonly version: string; readonly digest: string; readonly now: string }

const outdated = (file: string, { version, digest, now }: Copy): Diagnostic => ({
  code: 'theme-part-outdated',
  severity: 'warning',
  message: `${ownFolder}/${file} is a copy of version ${version}, and the theme of this version has another ${file}`,
  place: { file: `${ownFolder}/${file}`, line: 1 },
  hint: `"site eject --print ${file.replace(/(?:\.styles)?\.tsx?$/, '')}" shows it. Take over what you want, then write ${now} for ${digest} in the first line, or take that line away.`,
})
