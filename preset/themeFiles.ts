/** Files of the project and its plugins in place of the theme's; and `site eject`, which makes such files. */
import { findPackageJSON } from 'node:module'
import { dirname, posix } from 'node:path'
import type { Plugin as VitePlugin } from 'vite'
import type { Diagnostic, Plugin } from '../engine/index.ts'
import { packageOfEngine } from '../engine/paths/linkedPackage.ts'
import { outdatedCopies } from './copies.ts'
import { ejectParts, fileOf, listParts, printParts } from './eject.ts'
import { bundledLanguages } from './languages.ts'
import { replacedParts } from './replacedParts.ts'
import { misspeltParts, partFolders } from './themeFolder.ts'
import { slashed } from '../engine/paths/slashed.ts'

const misspelt = ({ file, near }: ReturnType<typeof misspeltParts>[number]): Diagnostic => ({
  code: 'theme-part-misspelt',
  severity: 'warning',
  message: `${file} takes the place of nothing in the theme`,
  place: { file },
  hint: `Did you mean theme/${fileOf(near)}? Parts of your own may have any other name, or lie in site/.`,
})

/** Codes: `theme-part-misspelt`, `theme-part-outdated`. */
export function themeFiles(): Plugin {
  return {
    name: 'theme-files',
    check: ({ site: { config } }) => [
      ...misspeltParts(config.root, partFolders(config.root, config.plugins)).map(misspelt),
      ...outdatedCopies(config.root),
    ],
    tasks: { 'eject component': ejectParts, 'list components': listParts, 'print components': printParts },
    vite: ({ config: { root, plugins }, current }) => [
      replacedParts(root, partFolders(root, plugins)),
      bundledLanguages(current),
      themePackages(root),
    ],
  }
}

/** Packages of the theme, wherever the package manager put them. */
function themePackages(root: string): VitePlugin {
  const font = '@fontsource-variable/plus-jakarta-sans'
  // Styles name its file from the root, where it lies if packages lie side by side.
  const address = `/node_modules/${font}/`
  const folder = `${slashed(dirname(findPackageJSON(font, import.meta.url)!))}/`
  return {
    name: 'site:theme-packages',
    config: () => ({
      resolve: { alias: [{ find: address, replacement: folder }] },
      // Found with the first page, they would reload it.
      optimizeDeps: { include: ['xstate', '@xstate/react'].map((name) => packageOfEngine(root, name)) },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith(address))
          request.url = posix.join('/@fs', folder, request.url.slice(address.length))
        next()
      })
    },
  }
}
