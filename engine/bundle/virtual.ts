/** Modules that exist only in the bundler: the render entry, the browser entry, one entry per island. */
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { ownModule } from '../paths/ownModule.ts'
import type { Config } from '../types.ts'

export const renderEntry = 'virtual:site/render'
export const clientEntry = 'virtual:site/client'
export const devEntry = 'virtual:site/dev'
export const islandEntry = (id: string): string => `virtual:site/island/${id}`

const engineFile = (relative: string) => fileURLToPath(ownModule(relative, import.meta.url)).replaceAll('\\', '/')

/** `imports` are the component modules `.mdx` files ask for. */
export function virtualModules(config: Config, imports: readonly string[] | undefined): Plugin {
  const app = posix.dirname(config.app)
  // Pages of the dev server alone are not part of a bundle that is published.
  const excluded = config.production ? `, '!**/*.dev.page.tsx'` : ''
  const sources: Record<string, () => string> = {
    [renderEntry]: () => `
      import app from '/${config.app}'
      import { createRenderer } from '${engineFile('../render/entry.tsx')}'
      const views = import.meta.glob(['/${app}/layouts/*.tsx', '/${app}/pages/**/*.page.tsx', '/${config.brandsFolder}/*/pages/**/*.page.tsx'${excluded}])
      const imports = ${imports ? `{${imports.map((file) => `${JSON.stringify(file)}: () => import('/${file}')`).join(', ')}}` : anyModule}
      export const renderer = createRenderer({ app, views, imports })
    `,
    [devEntry]: () => `import '${engineFile('../dev/client.ts')}'`,
    [clientEntry]: () => `
      import '${engineFile('../client/browser.ts')}'
      ${config.client ? `import '/${config.client}'` : ''}
    `,
  }

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
        const name = id.slice(1)
        const island = name.startsWith('virtual:site/island/') && name.slice('virtual:site/island/'.length)
        if (!island) return sources[name]?.()
        return `
          import island from '/${island}.island.tsx'
          import { mount } from '${engineFile('../client/mount.tsx')}'
          export default (element) => mount(element, island.component)
        `
      },
    },
  }
}

/** In dev the list of imports is open: a new one in some page must not need a new render module. */
const anyModule = `new Proxy({}, { get: (_, file) => () => import(/* @vite-ignore */ '/' + file), ownKeys: () => [] })`

/** An island learns its id, which is its file, from the bundler. */
export function islandIds(config: Config): Plugin {
  return {
    name: 'site:island-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\.island\.tsx$/ },
      handler(code, file) {
        const id = posix.relative(config.root.replaceAll('\\', '/'), file).replace(/\.island\.tsx$/, '')
        const named = code.replace(/export default island\(/, `export default island.named(${JSON.stringify(id)}, `)
        return named === code ? undefined : { code: named, map: null }
      },
    },
  }
}
