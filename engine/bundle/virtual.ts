/** Modules that exist only in the bundler: the render entry, the browser entry, one entry per island. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastGlob from 'fast-glob'
import type { Plugin } from 'vite'
import { fromRoot } from '../paths/fromRoot.ts'
import { ownModule } from '../paths/ownModule.ts'
import { packageIn } from '../paths/packageModule.ts'
import type { Config } from '../types.ts'
import { clientModules, mdxModules } from './pluginModules.ts'
import { forwardSlashes, slashed } from '../paths/slashed.ts'

export const renderEntry = 'virtual:site/render'
/** The lists of views and of what prose imports. */
export const viewsEntry = 'virtual:site/views'
export const clientEntry = 'virtual:site/client'
export const devEntry = 'virtual:site/dev'
/** A module that prose imports, with its styles: `site/Chart.tsx`, `npm:stars`. By the end of a name the bundler knows what it is. */
export const importEntry = (name: string): string => `virtual:site/import/${name}/all`
const importName = /^virtual:site\/import\/(.+)\/all$/
export const islandEntry = (id: string): string => `virtual:site/island/${id}`

/** Ends the name of an island's file; below `node_modules` it is compiled, and in dev has a version. */
export const islandFile = /\.island\.(?:tsx|js)(?:\?v=\w+)?$/

/**
 * As a string of the code. Where the engine is a package of the project it is named from the root: what the folder of the project
 * is called does not matter to it then.
 */
function engineModule(relative: string, { root }: Pick<Config, 'root'>): string {
  const file = fileURLToPath(ownModule(relative, import.meta.url))
  const name = fromRoot(root, file)
  return name.startsWith('../') ? JSON.stringify(slashed(file)) : projectModule(name)
}

const projectModule = (file: string): string => JSON.stringify(`/${file}`)

/** `imports` are the component modules `.mdx` files ask for. */
export function virtualModules(current: () => Config, imports: readonly string[] | undefined): Plugin {
  return {
    name: 'site:virtual',
    resolveId: {
      filter: { id: /^(?:\/@id\/)?virtual:site\// },
      handler: (id) => `\0${id.replace(/^\/@id\//, '')}`,
    },
    load: {
      // eslint-disable-next-line no-control-regex -- Rollup's convention for virtual modules.
      filter: { id: /^\0virtual:site\// },
      handler(id) {
        const isAsked = this.environment.config.consumer === 'server' || !forRendering.test(id)
        return isAsked ? sourceOf(id.slice(1), current(), imports) : undefined
      },
    },
  }
}

/** A browser that asks for one would have the bundler serve whatever file that names. */
// eslint-disable-next-line no-control-regex -- As above.
const forRendering = /^\0virtual:site\/(?:render|views|import\/)/

function sourceOf(name: string, config: Config, imports: readonly string[] | undefined): string | undefined {
  if (name.startsWith(islandEntry(''))) return islandSource(name.slice(islandEntry('').length), config)
  const [, imported] = importName.exec(name) ?? []
  if (imported !== undefined) return importSource(imported)
  // Pages of the dev server alone are not part of a bundle that is published.
  const excluded = config.production ? `, '!**/*.dev.page.tsx'` : ''
  const mdx = Object.entries(mdxModules(config))
  const sources: Record<string, () => string> = {
    [renderEntry]: () => `
      import app from ${projectModule(config.app)}
      ${mdx.map(([, file], index) => `import mdx${index} from ${projectModule(file)}`).join('\n')}
      import { createRenderer } from ${engineModule('../render/entry.tsx', config)}
      import { imports, views } from ${JSON.stringify(viewsEntry)}
      const mdx = {${mdx.map(([name], index) => `${JSON.stringify(name)}: mdx${index}`).join(', ')}}
      export const renderer = createRenderer({ app, mdx, views, imports })
    `,
    [viewsEntry]: () => `
      export const views = { ...${importers(viewsIn(config), '/')}, ...import.meta.glob(['/${config.folder}/layouts/*.tsx', '/${config.folder}/pages/**/*.page.tsx', '/${config.brandsFolder}/*/pages/**/*.page.tsx'${excluded}]) }
      const allOf = ({ all }) => all
      export const imports = ${imports ? importersOf(imports) : anyModule}
    `,
    [devEntry]: () => `import ${engineModule('../dev/client.ts', config)}`,
    [clientEntry]: () => `
      import ${engineModule('../client/browser.ts', config)}
      ${clientModules(config)
        .map((file) => `import ${projectModule(file)}`)
        .join('\n')}
    `,
  }
  return sources[name]?.()
}

const islandSource = (id: string, config: Config): string => `
  import island from ${projectModule(`${id}.island.${existsSync(join(config.root, `${id}.island.tsx`)) ? 'tsx' : 'js'}`)}
  import { mount } from ${engineModule('../client/mount.tsx', config)}
  export default (element) => mount(element, island.component)
`

/** By a static import, which finds a package as any module of the project does, and the default of one that is CommonJS. */
function importSource(module: string): string {
  const name = packageIn(module)
  return `import * as all from ${name === undefined ? projectModule(module) : JSON.stringify(name)}\nexport { all }`
}

/** Modules by name, each imported when it is asked for. */
const importers = (files: readonly string[], start: string): string =>
  `{${files.map((file) => `${JSON.stringify(start + file)}: () => import(${projectModule(file)})`).join(', ')}}`

const importersOf = (modules: readonly string[]): string =>
  `{${modules.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(importEntry(name))}).then(allOf)`).join(', ')}}`

/**
 * Of folders besides the site's own, which has views of the same name in their place. Named one by one, because the
 * bundler's globs leave out packages.
 */
function viewsIn({ root, folder: own, components, production }: Config): readonly string[] {
  const ignore = production ? ['**/*.dev.page.tsx'] : []
  return components.flatMap((folder) =>
    fastGlob
      .sync(['layouts/*.{tsx,js}', 'pages/**/*.page.{tsx,js}'], { cwd: join(root, folder), ignore })
      .filter((name) => folder === own || !existsSync(join(root, own, name.replace(/\.js$/, '.tsx'))))
      .sort()
      .map((name) => `${folder}/${name}`),
  )
}

/** In dev the list of imports is open: a new one in some page must not need a new render module. */
const anyModule = `new Proxy({}, { get: (_, name) => () => import(/* @vite-ignore */ '/@id/${importEntry("' + name + '")}').then(allOf), ownKeys: () => [] })`

/** An island learns its id, which is its file, from the bundler. */
export function islandIds(config: Config): Plugin {
  return {
    name: 'site:island-ids',
    enforce: 'pre',
    transform: {
      filter: { id: islandFile },
      handler(code, file) {
        const id = posix.relative(forwardSlashes(config.root), file).replace(islandFile, '')
        const named = code.replace(/export default island\(/, `export default island.named(${JSON.stringify(id)}, `)
        return named === code ? undefined : { code: named, map: null }
      },
    },
  }
}
