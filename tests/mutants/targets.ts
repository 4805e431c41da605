/** Which files are changed, and which tests look at each. */
import { dirname } from 'node:path/posix'
import fastGlob from 'fast-glob'

const changed = [
  'engine/**/*.ts',
  'plugins/**/*.ts',
  'preset/**/*.ts',
  'site/**/*.machine.ts',
  'site/api/**/*.ts',
  'site/features/account/**/*.ts',
]
/** Sentences for people, and types. Components are left out too: Node does not load them, browser tests look at them. */
const passedOver = ['**/messages.ts', '**/types.ts', '**/*.styles.ts', '**/*.d.ts', '**/node_modules/**', '**/dist/**']

/** `parts` are files or folders; none means all. Sorted. */
export function filesToChange(root: string, parts: readonly string[]): readonly string[] {
  const isWanted = (file: string) => !parts.length || parts.some((part) => file === part || file.startsWith(`${part}/`))
  return fastGlob.sync(changed, { cwd: root, ignore: passedOver }).filter(isWanted).sort()
}

export const testFiles = (root: string): readonly string[] =>
  fastGlob
    .sync('tests/**/*.test.ts', {
      cwd: root,
      ignore: ['tests/e2e/**', 'tests/sites/**', 'tests/fixtures/**', '**/node_modules/**'],
    })
    .sort()

/** The test with the file's own path first, then the others of the nearest folder that has any. */
export function testsFor(file: string, tests: readonly string[]): readonly string[] {
  const path = file.replace(/(?:\.machine)?\.ts$/, '').replace('site/features/', 'site/')
  const own = tests.filter((test) => test === `tests/${path}.test.ts` || test === `tests/${dirname(path)}.test.ts`)
  const isRoom = (folder: string) => !folder.includes('/')
  for (let folder = path; folder !== '.'; folder = dirname(folder)) {
    if (isRoom(folder) && own.length) return own
    const near = tests.filter((test) => test.startsWith(`tests/${folder}/`))
    if (near.length) return [...new Set([...own, ...near])]
  }
  return own
}
