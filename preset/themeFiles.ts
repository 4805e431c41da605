/** Files of the project in place of the theme's, in the bundler; and `site eject`, which makes such files. */
import { findPackageJSON } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin as VitePlugin } from 'vite'
import type { Diagnostic, Plugin } from '../engine/index.ts'
import { ejectParts, fileOf, listParts } from './eject.ts'
import { misspeltParts, ownParts, themeParts } from './themeFolder.ts'

const misspelt = ({ file, near }: ReturnType<typeof misspeltParts>[number]): Diagnostic => ({
  code: 'theme-part-misspelt',
  severity: 'warning',
  message: `${file} takes the place of nothing in the theme`,
  place: { file },
  hint: `Did you mean theme/${fileOf(near)}? Parts of your own may have any other name, or lie in site/.`,
})

/** What a replacing file imports to wrap what it replaces: `site-engine/theme/original/Footer`. */
const original = /^site-engine\/theme\/original\/(.+)$/

/** Code: `theme-part-misspelt`. */
export function themeFiles(): Plugin {
  return {
    name: 'theme-files',
    check: ({ site }) => misspeltParts(site.config.root).map(misspelt),
    tasks: { 'eject component': ejectParts, 'list components': listParts },
    vite: ({ config: { root } }) => [replacedFiles(root), themePackages()],
  }
}

/** Packages of the theme, wherever the package manager put them. */
function themePackages(): VitePlugin {
  const font = '@fontsource-variable/plus-jakarta-sans'
  // Styles name its file from the root, where it lies if packages lie side by side.
  const address = `/node_modules/${font}/`
  const folder = `${dirname(findPackageJSON(font, import.meta.url)!)}/`.replaceAll('\\', '/')
  return {
    name: 'site:theme-packages',
    config: () => ({
      resolve: { alias: [{ find: address, replacement: folder }] },
      // Found with the first page, they would reload it.
      optimizeDeps: { include: ['xstate', '@xstate/react'].map((name) => `site-engine > ${name}`) },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith(address)) request.url = `/@fs${folder}${request.url.slice(address.length)}`
        next()
      })
    },
  }
}

/** `theme/layouts/Doc.tsx` -> `layouts/Doc` */
const nameIn = (root: string, path: string): string | undefined =>
  /^theme\/(.+)\.tsx?$/.exec(relative(root, path).split(sep).join('/'))?.[1]

function replacedFiles(root: string): VitePlugin {
  const parts = themeParts()
  // Looked up anew with every question: in dev a file may appear.
  const ownFor = (file: string): string | undefined => {
    const [name] = [...parts].find(([, path]) => path === file) ?? []
    const own = name && ownParts(root).get(name)
    return own && join(root, own)
  }
  return {
    name: 'site:theme-files',
    enforce: 'pre',
    configureServer({ watcher, environments }) {
      // What imports the original is to find the file that came, and the original again where it went.
      const onPart = (path: string) => {
        const name = nameIn(root, path)
        const file = name && parts.get(name)
        if (!file) return
        for (const { moduleGraph: graph } of Object.values(environments))
          for (const each of [file, path])
            for (const module of graph.getModulesByFile(each.replaceAll('\\', '/')) ?? [])
              for (const importer of module.importers) graph.invalidateModule(importer)
      }
      watcher.on('add', onPart).on('unlink', onPart)
    },
    resolveId: {
      filter: { id: /(?:^|\/)(?:[A-Z]\w*|words)(?:\.\w+)?$/ },
      async handler(source, importer, options) {
        const [, name] = original.exec(source) ?? []
        if (name) return parts.get(name)
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        const own = found && ownFor(found.id)
        // What replaces a file means the original by its name.
        return own && own !== importer ? own : found
      },
    },
  }
}
