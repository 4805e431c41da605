/**
 * Modules of Node in what goes to a browser. The bundler puts empty ones in their place without a word, and the browser fails. What of
 * them is used is known when all is put together: code for the server alone is gone by then, and so is what nobody asks for.
 */
import { isBuiltin } from 'node:module'
import type { Plugin as VitePlugin, Rolldown } from 'vite'
import { moduleOfServer } from '../errors/importErrors.ts'
import { SiteError } from '../errors/SiteError.ts'
import { fromRoot } from '../paths/fromRoot.ts'
import { forwardSlashes } from '../paths/slashed.ts'

/** `root` is absolute. Code: `module-server-only`. */
export const refuseServerModules = (root: string): VitePlugin => ({
  name: 'site:server-modules',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  // One for each module that imports it: another one may leave it unused.
  async resolveId(from, importer, { kind }) {
    if (!isOfServer(from, importer, { kind, root })) return undefined
    // A package may have the name of one: `buffer`, `events`.
    const found = await this.resolve(from, importer, { skipSelf: true })
    if (found && !found.id.startsWith(emptyModule)) return found
    return { id: prefix + JSON.stringify([from, importer]), moduleSideEffects: false }
  },
  load: {
    // eslint-disable-next-line no-control-regex -- Rollup's convention for virtual modules.
    filter: { id: /^\0site:server-module/ },
    handler: async (id) => standIn(Object.keys(await import(partsOf(id).from))),
  },
  generateBundle(_, output) {
    const used = Object.values(output).flatMap((each) =>
      each.type === 'chunk'
        ? Object.entries(each.modules).flatMap(([id, { renderedExports }]) => (renderedExports.length ? [id] : []))
        : [],
    )
    const problems = used
      .filter((id) => id.startsWith(prefix))
      .map((id) => {
        const { from, importer } = partsOf(id)
        const way = wayTo(importer, (module) => this.getModuleInfo(module))
        return moduleOfServer(
          from,
          way.map((module) => fromRoot(root, module)),
          root,
        )
      })
    if (problems.length) throw SiteError.from(problems)
  },
})

/** What the bundler puts in place of a module of Node. */
const emptyModule = '__vite-browser-external'

const prefix = '\0site:server-module'

const partsOf = (id: string): { readonly from: string; readonly importer: string } => {
  const [from, importer] = JSON.parse(id.slice(prefix.length)) as [string, string]
  return { from, importer }
}

type Asked = { readonly kind: string | undefined; readonly root: string }

/**
 * Of the project's own modules: packages have their ways to tell where they run. What is imported when it is needed may stand behind
 * any condition.
 */
export const isOfServer = (from: string, importer: string | undefined, { kind, root }: Asked): importer is string =>
  kind === 'import-statement' &&
  isBuiltin(from) &&
  importer !== undefined &&
  importer.startsWith(`${forwardSlashes(root)}/`) &&
  !importer.includes('/node_modules/')

/** Its values are calls, because constants would be written where they are used. */
const standIn = (names: readonly string[]): string =>
  [
    'const none = () => { throw new Error() }',
    ...names.map((name, index) => `const _${index} = /* @__PURE__ */ none()\nexport { _${index} as ${name} }`),
  ].join('\n')

/** From the file that a browser is told to start with. */
function wayTo(module: string, infoOf: Rolldown.GetModuleInfo): readonly string[] {
  const ways = [[module]]
  const seen = new Set([module])
  // The loop also visits ways that it adds.
  for (const way of ways) {
    const { importers = [], dynamicImporters = [] } = infoOf(way[0]!) ?? {}
    const all = [...importers, ...dynamicImporters]
    // Modules of the engine and of the bundler name what goes to a browser.
    if (!all.length || all.some((id) => id.startsWith('\0'))) return way
    for (const id of all) {
      if (!seen.has(id)) ways.push([id, ...way])
      seen.add(id)
    }
  }
  return [module]
}
