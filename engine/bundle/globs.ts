/** Patterns by which modules import whatever is there: `import.meta.glob('../notes/*.md')`. Nothing leads from a file that comes to its module. */
import { matchesGlob, posix } from 'node:path'
import type { Plugin as VitePlugin } from 'vite'
import { fromRoot } from '../paths/fromRoot.ts'

export type Globs = {
  readonly plugin: VitePlugin
  /** What the project's modules ask for together, from the root; those that begin with `!` are left out. */
  all(): readonly (readonly string[])[]
  /** Project modules whose patterns match a project file. */
  modulesWith(file: string): readonly string[]
}

/** `root` is absolute. */
export function createGlobs(root: string): Globs {
  const byModule = new Map<string, readonly (readonly string[])[]>()
  return {
    plugin: {
      name: 'site:globs',
      // Before the bundler writes files in their place.
      enforce: 'pre',
      transform(code, id) {
        const file = fromRoot(root, id.replace(/\?.*$/s, ''))
        if (!/^(?:\0|\.\.\/|\/)|(?:^|\/)node_modules\//.test(file)) byModule.set(file, globsIn(code, file))
      },
    },
    all: () => [...byModule.values()].flat(),
    modulesWith: (file) =>
      [...byModule].flatMap(([module, globs]) => (globs.some((glob) => matches(file, glob)) ? [module] : [])),
  }
}

const call = /\bimport\.meta\.glob\s*(?:<[^()]*>)?\(\s*(\[[^\]]*\]|'[^'\n]*'|"[^"\n]*"|`[^`$]*`)/g

const globsIn = (code: string, file: string): readonly (readonly string[])[] =>
  [...code.matchAll(call)].map(([, written]) =>
    [...written!.matchAll(/(['"`])(.*?)\1/g)].map(([, , pattern]) => fromModule(pattern!, file)),
  )

function fromModule(pattern: string, file: string): string {
  if (pattern.startsWith('!')) return `!${fromModule(pattern.slice(1), file)}`
  if (pattern.startsWith('/')) return pattern.slice(1)
  return pattern.startsWith('**') ? pattern : posix.join(posix.dirname(file), pattern)
}

const matches = (file: string, glob: readonly string[]): boolean =>
  glob.some((each) => matchesGlob(file, each)) &&
  !glob.some((each) => each.startsWith('!') && matchesGlob(file, each.slice(1)))
