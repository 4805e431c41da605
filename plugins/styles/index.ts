/**
 * Extracts styles of components at build time, with linaria, from the folders of the site.
 *
 * A style consists of text, constants and names of other styles. A value that needs code to run is an error, and so is what is no CSS.
 */
import { relative, resolve } from 'node:path'
import escape from 'escape-string-regexp'
import type { Plugin as VitePlugin } from 'vite'
import { hashOf } from '../../engine/store/hash.ts'
import type { Plugin } from '../../engine/types.ts'
import { checked } from './checked.ts'
import { createJsonValues } from './jsonValues.ts'
import { linkable } from './linkable.ts'
import { oneAtATime } from './oneAtATime.ts'
import { remembered } from './remembered.ts'
import { plainSheets } from './sheets.ts'
import { forwardSlashes, slashed } from '../../engine/paths/slashed.ts'

export function styles(): Plugin {
  return {
    name: 'styles',
    vite({ config, remember, version }) {
      const components = [config.folder, ...config.components]
      const pages = `${escape(config.brandsFolder)}/[^/]+/pages`
      const modules = {
        include: [...components.map(escape), pages].map((folder) => modulesIn(config.root, folder)),
        // Browser code has no styles, and the evaluator would remove its calls of browser functions.
        exclude: components.map((folder) => new RegExp(`^${rootOf(config.root)}/${escape(folder)}/client/`)),
      }
      const json = createJsonValues(config.root)
      const load = async (): Promise<VitePlugin> => {
        const { default: wyw } = await import('@wyw-in-js/vite')
        const linaria = wyw({
          ...modules,
          // A folder of components may be a package's; those that are not named are left alone.
          transformLibraries: true,
          classNameSlug: (_slug, title, { file, index }) => className(config.root, title, file!, index!),
          prefixer: false,
          // Running the code of styles would take a process of its own with 100 MiB; static evaluation is enough.
          eval: { strategy: 'static', globals: json.versions },
          staticBindings: json.bindings,
        })
        return checked(oneAtATime(linaria, json.refresh), config.root)
      }
      const { production, root } = config
      return [
        production
          ? remembered(load, { ...modules, root, remember, version })
          : load().then((plugin) => linkable(plugin, json.versions)),
        plainSheets(root),
      ]
    },
  }
}

/**
 * Of the project, and not of any folder that is called like one of its folders: packages that the bundler made ready lie in
 * `.cache/site/`. A package's have a version in dev: `Footer.js?v=1a2b3c4d`.
 */
const modulesIn = (root: string, folder: string): RegExp =>
  new RegExp(`^${rootOf(root)}/${folder}/.*\\.(?:tsx?|js)(?:\\?v=\\w+)?$`)

/** As the bundler writes it. */
const rootOf = (root: string): string => escape(forwardSlashes(root))

/**
 * The same in every checkout and wherever the program was started: linaria names a file from the working directory.
 * Seven characters or fewer after the first one.
 */
function className(root: string, title: string, file: string, index: number): string {
  const name = slashed(relative(root, resolve(file)))
  return title.charAt(0).toLowerCase() + Number.parseInt(hashOf(`${name}:${index}`).slice(0, 9), 16).toString(36)
}
