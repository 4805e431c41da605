/** The bundler's half of parts of the theme: whoever imports one gets the file that is shown in its place. */
import { readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import type { Plugin as VitePlugin } from 'vite'
import { exportedValues } from '../engine/bundle/parseModule.ts'
import { fromRoot } from '../engine/paths/fromRoot.ts'
import { isCompiled, partIn, themeFolder, themeParts } from './themeFolder.ts'
import { slashed } from '../engine/paths/slashed.ts'

/** What a replacing file imports to wrap what would be shown without it: `site-engine/theme/original/Footer`. */
const original = /^site-engine\/theme\/original\/(.+)$/

/** `folders` as `partFolders` gives them. Files are looked up anew with every question: in dev one may appear. */
export function replacedParts(root: string, folders: readonly string[]): VitePlugin {
  // As the project names it: a link may lead there.
  const theme = resolve(root, fromRoot(root, themeFolder))
  const parts = themeParts(theme)
  // The bundler's names have slashes everywhere, and tell where files really lie before a link is looked for.
  const layers = [...folders, theme].map(slashed)
  const nameThrough = (file: string): string => slashed(file).replace(`${slashed(themeFolder)}/`, `${slashed(theme)}/`)
  const layerOf = (file = ''): number => layers.findIndex((folder) => nameThrough(file).startsWith(`${folder}/`))

  /** The part that a file is by its place, there or not: `theme/layouts/Doc.tsx` -> `layouts/Doc`. */
  function nameOf(id: string): string | undefined {
    const file = id.replace(/\?.*$/s, '')
    const folder = layers[layerOf(file)]
    const name = folder && posix.relative(folder, nameThrough(file))
    const [, stem] = /^(.+)\.(?:tsx?|js)$/.exec(name ?? '') ?? []
    return stem !== undefined && parts.has(stem) ? stem : undefined
  }

  /** The first file for the part below a layer. */
  const partBelow = (layer: number, name: string): string | undefined =>
    folders.slice(layer + 1).flatMap((folder) => partIn(folder, name) ?? [])[0] ?? parts.get(name)

  /** What would be shown without a file of this layer. Node knows no layers, so for words it is what the theme says. */
  const originalOf = (name: string, layer: number): string | undefined =>
    name === 'words'
      ? join(theme, `words/siteLanguages.${isCompiled ? 'js' : 'ts'}`)
      : layer < 0
        ? parts.get(name)
        : partBelow(layer, name)

  return {
    name: 'site:theme-files',
    enforce: 'pre',
    configureServer({ watcher, environments }) {
      // What imports the original is to find the file that came, and the original again where it went.
      const onPart = (path: string) => {
        const name = nameOf(path)
        const file = name && parts.get(name)
        if (!file) return
        for (const { moduleGraph: graph } of Object.values(environments))
          for (const each of [file, ...folders.flatMap((folder) => partIn(folder, name) ?? []), path])
            for (const module of graph.getModulesByFile(slashed(each)) ?? [])
              for (const importer of module.importers) graph.invalidateModule(importer)
      }
      watcher.on('add', onPart).on('unlink', onPart)
    },
    resolveId: {
      filter: { id: /(?:^|\/)(?:[A-Z]\w*|words)(?:\.\w+)?$/ },
      async handler(source, importer, options) {
        const from = layerOf(importer)
        const [, named] = original.exec(source) ?? []
        // Whoever is not in place of anything means the theme itself.
        if (named) return originalOf(named, from)
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        const name = found && nameOf(found.id)
        if (!name) return found
        // What replaces a part means the original by its name.
        const shown = partBelow(importer !== undefined && nameOf(importer) === name ? from : -1, name)
        return shown === parts.get(name) ? found : shown
      },
    },
    transform: {
      filter: { id: /\/theme\/[^?]+\.(?:tsx?|js)$/ },
      async handler(text, file) {
        const name = layerOf(file) === layers.length - 1 ? undefined : nameOf(file)
        const path = name && parts.get(name)
        const missing =
          path && (await missingExport(name, { file, text }, { file: path, text: readFileSync(path, 'utf8') }))
        // Said here, it has the file; later, React says that something undefined is no component.
        if (missing)
          this.error(`${fromRoot(root, file)} has to export "${missing}", as the part of the theme that it stands for`)
      },
    },
  }
}

type Source = { readonly file: string; readonly text: string }

/** What others import of a part is called as its file is, or is its default. */
async function missingExport(name: string, own: Source, original: Source): Promise<string | undefined> {
  const [given, wanted] = [await exportedValues(own.file, own.text), await exportedValues(original.file, original.text)]
  const main = name.slice(name.lastIndexOf('/') + 1)
  return given.has('*') ? undefined : [main, 'default'].find((each) => wanted.has(each) && !given.has(each))
}
