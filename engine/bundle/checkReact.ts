/** React is the project's own package: whether it is there, and in one version. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { reactMismatch, reactMissing } from '../errors/messages.ts'

/** Throws `react-missing` or `react-mismatch`, which the bundler or React itself would tell less plainly. `root` is absolute. */
export function checkReact(root: string): void {
  const require = createRequire(join(root, 'package.json'))
  const versionOf = (name: string): string => {
    try {
      return (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version
    } catch (error) {
      throw reactMissing(name, error)
    }
  }
  const [react, dom] = [versionOf('react'), versionOf('react-dom')]
  if (react !== dom) throw reactMismatch(react, dom)
}
