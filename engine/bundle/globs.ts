/**
 * Patterns by which modules import whatever is there: `import.meta.glob('../notes/*.md')`, and imports of a name that is put together,
 * import(`./words/${id}.ts`). Nothing leads from a file that comes to its module.
 */
import { isAbsolute, matchesGlob, posix } from 'node:path'
import type { ESTree, Plugin as VitePlugin } from 'vite'
import { fromRoot } from '../paths/fromRoot.ts'
import { parseModule } from './parseModule.ts'

export type Globs = {
  readonly plugin: VitePlugin
  /** What the project's modules ask for together, from the root; those that begin with `!` are left out. */
  all(): readonly (readonly string[])[]
  /** Project modules whose patterns match a project file. */
  modulesWith(file: string): readonly string[]
}

/** The file that an alias leads to; undefined where the name is none. */
type Resolve = (name: string) => Promise<string | undefined>

/** `root` is absolute. */
export function createGlobs(root: string): Globs {
  const byModule = new Map<string, readonly (readonly string[])[]>()
  return {
    plugin: {
      name: 'site:globs',
      // Before the bundler writes files in their place.
      enforce: 'pre',
      transform: {
        filter: { code: /\bimport\.meta\.glob\b|\bimport\(/, id: { exclude: /\/node_modules\// } },
        async handler(code, id) {
          const file = fromRoot(root, id.replace(/\?.*$/s, ''))
          if (/^(?:\.\.\/|\/)/.test(file)) return
          const resolve: Resolve = async (name) => {
            const found = await this.resolve(name, id)
            return found && isAbsolute(found.id) ? fromRoot(root, found.id) : undefined
          }
          byModule.set(file, await globsIn(code, file, resolve))
        },
      },
    },
    all: () => [...byModule.values()].flat(),
    modulesWith: (file) =>
      [...byModule].flatMap(([module, globs]) => (globs.some((glob) => matches(file, glob)) ? [module] : [])),
  }
}

type Wanted = { readonly patterns: readonly string[]; readonly base?: string | undefined }

async function globsIn(code: string, file: string, resolve: Resolve): Promise<readonly (readonly string[])[]> {
  // Modules that plugins make have names of any kind.
  const program = await parseModule(file.startsWith('\0') ? 'made.tsx' : file, code)
  return Promise.all(
    nodesIn(program)
      .flatMap((node) => wantedBy(node) ?? [])
      .map(async ({ patterns, base }) => {
        const start = base === undefined ? file : posix.join(await fromModule(base, file, resolve), 'x')
        return Promise.all(patterns.map((pattern) => fromModule(pattern, start, resolve)))
      }),
  )
}

function nodesIn(node: unknown): readonly ESTree.Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(nodesIn)
  return 'type' in node ? [node as ESTree.Node, ...inside] : inside
}

function wantedBy(node: ESTree.Node): Wanted | undefined {
  if (node.type === 'ImportExpression') {
    const name = namesOf(node.source)
    return name?.includes('*') && name.startsWith('.') ? { patterns: [name] } : undefined
  }
  if (node.type !== 'CallExpression' || !isGlob(node.callee)) return undefined
  const [patterns, options] = node.arguments
  const all = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns]
  const base = options?.type === 'ObjectExpression' ? options.properties.flatMap(baseOf)[0] : undefined
  return { patterns: all.flatMap((each) => (each && namesOf(each)) ?? []), base }
}

const isGlob = (callee: ESTree.Node): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'glob'

const baseOf = (property: ESTree.Node): readonly string[] =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'base'
    ? [namesOf(property.value) ?? []].flat()
    : []

/** A text as it is, with a star for what is known later. */
function namesOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('*')
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  return (namesOf(node.left) ?? '*') + (namesOf(node.right) ?? '*')
}

/** `file` is that of the module. */
async function fromModule(pattern: string, file: string, resolve: Resolve): Promise<string> {
  if (pattern.startsWith('!')) return `!${await fromModule(pattern.slice(1), file, resolve)}`
  if (pattern.startsWith('/')) return pattern.slice(1)
  if (pattern.startsWith('**')) return pattern
  return (/^\w|^[@~#]/.test(pattern) && (await resolve(pattern))) || posix.join(posix.dirname(file), pattern)
}

const matches = (file: string, glob: readonly string[]): boolean =>
  glob.some((each) => matchesGlob(file, each)) &&
  !glob.some((each) => each.startsWith('!') && matchesGlob(file, each.slice(1)))
