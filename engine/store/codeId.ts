/** Hash of the code that makes the output: engine, plugins, configuration, dependencies, Node. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { hashAll } from './hash.ts'
import { modulesOf } from '../disk/modules.ts'

const engineRoot = resolve(import.meta.dirname, '../..')

/**
 * Hash of the code. A version number would have to be changed by hand with each edit.
 *
 * `root` is absolute. `files` are project files that count as code, with the modules they import.
 */
export function codeId(root: string, files: readonly string[]): string {
  const code = fastGlob
    .sync(['engine/**/*.{ts,tsx,js}', 'plugins/**/*.{ts,tsx,js}', '{preset,theme}/**/*.js', 'preset/**/*.ts'], {
      cwd: engineRoot,
    })
    .sort()
  const own = code.map((file) => [file, readFileSync(join(engineRoot, file))] as const)
  return hashAll([process.version, ...own.flat(), moduleId(root, files)])
}

/** Hash of project files and of the project's modules they import. */
export const moduleId = (root: string, files: readonly string[]): string => hashAll([...modulesOf(root, files)].flat())
