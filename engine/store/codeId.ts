/** Hashes of the code that makes the output: engine with its plugins and Node, configuration, dependencies. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashAll } from './hash.ts'
import { modulesOf } from '../disk/modules.ts'
import { walk } from '../disk/walk.ts'
import { engineRoot } from '../paths/linkedPackage.ts'

/** What is code in them; types are not. What a bundle is made of has a hash of its own, so of a theme only what Node runs. */
const folders = {
  engine: /(?<!\.d)\.tsx?$|\.js$/,
  plugins: /(?<!\.d)\.tsx?$|\.js$/,
  preset: /(?<!\.d)\.ts$|\.js$/,
  theme: /\.js$/,
}

/** From the root of the engine. A walk by itself: patterns take longer to compile than the files to find. */
function codeIn(folder: string, isCode: RegExp): readonly string[] {
  const path = join(engineRoot, folder)
  const names = existsSync(path) ? walk(path).map(({ name }) => `${folder}/${name}`) : []
  return names.filter((name) => isCode.test(name)).sort()
}

/** Hash of the engine. A version number would have to be changed by hand with each edit. */
export function engineId(): string {
  const code = Object.entries(folders).flatMap(([folder, isCode]) => codeIn(folder, isCode))
  const own = code.map((file) => [file, readFileSync(join(engineRoot, file))] as const)
  return hashAll([process.version, ...own.flat()])
}

/**
 * Hash of project files and of the project's modules they import, with the text of packages that these import: whoever edits one in
 * place, or has it linked, changes no lock file. `root` is absolute.
 */
export const moduleId = (root: string, files: readonly string[]): string =>
  hashAll([...modulesOf(root, files, 'imported')].flat())
