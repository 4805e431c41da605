/** Stylesheets of modules in dev, in the order of a build, which finds them among the bundler's files. */
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { isCSSRequest, type EnvironmentModuleGraph, type EnvironmentModuleNode, type Plugin } from 'vite'
import { decodeUrl } from '../../paths/decodeUrl.ts'
import { forwardSlashes } from '../../paths/slashed.ts'

export type Stylesheets = {
  /** Addresses for links. */
  readonly linked: readonly string[]
  /** Addresses of modules that insert a stylesheet: a plugin made it, under a name that answers no link. */
  readonly inserted: readonly string[]
}

/** What these files and virtual modules, and all that they import, need; the deepest import is the first, as in a build. */
export function stylesheetsOf(names: readonly string[], modules: EnvironmentModuleGraph): Stylesheets {
  const seen = new Set<EnvironmentModuleNode>()
  const linked: string[] = []
  const inserted: string[] = []

  function walk(module: EnvironmentModuleNode): void {
    if (seen.has(module)) return
    seen.add(module)
    if (!isStylesheet(module)) for (const imported of module.importedModules) walk(imported)
    // What it imports itself is part of it. Another version has another address, so that an open page loads it as another stylesheet.
    else if (isLinkable(module)) linked.push(`${module.url}?t=${stampOf(changedAt(module))}`)
    else inserted.push(addressOf(module))
  }

  for (const name of names)
    for (const module of [modules.getModuleById(name) ?? [], ...(modules.getModulesByFile(name) ?? [])].flat())
      walk(module)
  return { linked, inserted }
}

/** With a query it is a text or an address for its importer. */
const isStylesheet = ({ url }: EnvironmentModuleNode) => isCSSRequest(url) && !url.includes('?')

/** A file, or what a plugin made and says that it answers links: `resolveId` gives it the meta data `{ linkable: true }`. */
const isLinkable = ({ file, meta }: EnvironmentModuleNode) =>
  meta?.['linkable'] === true || (file !== null && existsSync(file))

/** As the bundler writes it into what browsers import: by another address it would be inserted a second time. */
const addressOf = ({ id, url }: EnvironmentModuleNode): string =>
  url.startsWith('/') ? url : `/@id/${(id ?? url).replace('\0', '__x00__')}`

/** The bundler knows a time by its thirteen digits. Anything else is part of the name, from which it makes those of classes. */
const stampOf = (time: number): string => String(time).padStart(13, '0')

/** What a plugin made of the styles of a component changes with that component. */
const changedAt = ({ lastInvalidationTimestamp, importers }: EnvironmentModuleNode): number =>
  Math.max(lastInvalidationTimestamp, ...[...importers].map((each) => each.lastInvalidationTimestamp))

/**
 * `transform` does not see inline styles: the bundler would write them anew, and what a component hydrates would be another text than
 * the one it wrote.
 */
export async function besidesInlineStyles(html: string, transform: (html: string) => Promise<string>): Promise<string> {
  const styles: string[] = []
  const without = html.replaceAll(
    /<style\b[^>]*>.*?<\/style>/gs,
    (style) => `<site-style ${styles.push(style) - 1}></site-style>`,
  )
  const made = await transform(without)
  return made.replaceAll(/<site-style (\d+)><\/site-style>/g, (_, index: string) => styles[Number(index)]!)
}

/**
 * Each link with the name the bundler's script knows its stylesheet by: modules that come to life later, and import it as well, do not
 * insert it once more, behind all others.
 */
export const withNames = (html: string): string =>
  html.replaceAll(
    /<link rel="stylesheet" (?=href="(?:\/@fs(?:\/(?=[A-Za-z]:\/))?)?([^"?]+)\?t=\d+")/g,
    (link, name: string) => `${link}data-vite-dev-id="${name}" `,
  )

/** Stylesheet links are replaced with their page. The bundler must not replace them as well, because each would undo the other's change. */
export const keepLinkedStylesheets: Plugin = {
  name: 'site:keep-linked-stylesheets',
  hotUpdate: ({ modules }) => modules.filter(({ url }) => !/[?&]direct\b/.test(url)),
}

/**
 * What a stylesheet names and the bundler did not find once, it never finds: the resolver it has for that was made before any plugin
 * could replace it, and remembers. `root` is absolute.
 */
export const findLateAddresses = (root: string): Plugin => ({
  name: 'site:late-addresses',
  transform: {
    filter: { id: /\.(?:css|s[ac]ss|less|styl)(?:$|\?)/ },
    handler(css, id) {
      const [base, folder] = [forwardSlashes(root), posix.dirname(id)]
      const code = css.replaceAll(/\burl\((["']?)(\.{1,2}\/[^"')?#]+)/g, (written, quote: string, address: string) => {
        const file = posix.join(folder, decodeUrl(address))
        if (!existsSync(file)) return written
        return `url(${quote}${encodeURI(file.startsWith(`${base}/`) ? file.slice(base.length) : posix.join('/@fs', file))}`
      })
      return code === css ? undefined : { code, map: null }
    },
  },
})
