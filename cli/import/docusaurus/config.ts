/** `docusaurus.config` as the parts that a site has here. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from '../evaluate.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import { importConfigMissing } from '../messages.ts'
import { withPlainPathnames } from './pathnames.ts'

/** One instance of the plugin for documentation or for a blog. */
export type Source = {
  /** `default` has no name of its own. */
  readonly id: string
  /** Folder, from the root of the project. */
  readonly path: string
  /** Of addresses, without slashes at the ends; '' is the root of the site. */
  readonly route: string
  /** Folder in the new project, and path of a blog: the route, where that is one folder. No two have the same. */
  readonly base: string
  readonly options: Fields
}

/** One instance of the plugin for pages. */
export type PageSource = Pick<Source, 'id' | 'path' | 'route' | 'options'>

export type Docusaurus = {
  /** Absolute. */
  readonly root: string
  /** Of the configuration, from there. */
  readonly file: string
  readonly config: Fields
  readonly locales: readonly string[]
  /** The main one comes first. */
  readonly docs: readonly Source[]
  readonly blogs: readonly Source[]
  readonly pages: readonly PageSource[]
  /** Names of pictures between colons are pictures. */
  readonly hasEmoji: boolean
  readonly redirects: Fields
  /** From the root. */
  readonly publicFolders: readonly string[]
  /** Names of plugins and themes that are not read. */
  readonly others: readonly string[]
}

const configNames = ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map((extension) => `docusaurus.config.${extension}`)

/** Throws `usage-import-missing`, `import-config-broken`. */
export async function readDocusaurus(root: string): Promise<Docusaurus> {
  const name = configNames.find((each) => existsSync(join(root, each)))
  if (!name) throw importConfigMissing('Docusaurus', root, configNames.slice(0, 4))
  const config = withPlainPathnames(fieldsOf(await evaluate({ root, name })))
  const { docs, blogs, pages, redirects, others } = sorted(config)
  const i18n = fieldsOf(config['i18n'])
  const first = textOf(i18n['defaultLocale']) ?? 'en'
  const taken = new Set(['pages'])
  return {
    root,
    file: name,
    config,
    locales: [...new Set([first, ...listOf(i18n['locales']).map(String)])],
    docs: sourcesOf(docs, 'docs', taken),
    blogs: sourcesOf(blogs, 'blog', taken),
    pages: pages.map((options) => ({
      id: textOf(options['id']) ?? 'default',
      path: plainPath(options['path'], 'src/pages'),
      route: plainPath(options['routeBasePath'], ''),
      options,
    })),
    hasEmoji: fieldsOf(config['markdown'])['emoji'] !== false,
    redirects: redirects[0] ?? {},
    publicFolders: listOf(config['staticDirectories'] ?? ['static']).map((folder) =>
      plainPath(String(folder).replace(`${root}/`, ''), ''),
    ),
    others,
  }
}

/** Adds their names in the new project to those that are taken. */
function sourcesOf(instances: readonly Fields[], kind: 'docs' | 'blog', taken: Set<string>): readonly Source[] {
  const sources = instances.map((options) => ({
    id: textOf(options['id']) ?? 'default',
    path: plainPath(options['path'], kind),
    route: plainPath(options['routeBasePath'], kind),
    options,
  }))
  const isMain = ({ id }: { readonly id: string }) => Number(id === 'default')
  return sources
    .sort((a, b) => isMain(b) - isMain(a))
    .map((source, index) => {
      const names = [source.route, isMain(source) ? kind : source.id, kind, `${kind}-${index + 1}`]
      const base = names.find((name) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) && !taken.has(name))!
      taken.add(base)
      return { ...source, base }
    })
}

const plainPath = (value: unknown, otherwise: string): string =>
  (typeof value === 'string' ? value : otherwise).replace(/^\.?\/+|\/+$/g, '')

type Sorted = Readonly<Record<'docs' | 'blogs' | 'pages' | 'redirects', readonly Fields[]>> & {
  readonly others: readonly string[]
}

/** The plugins, whether they are named by themselves or come with a preset. */
function sorted(config: Fields): Sorted {
  const named = [...entriesOf(config['plugins']), ...entriesOf(config['themes'])]
  const presets = entriesOf(config['presets'])
  const classic = presets.filter(({ name }) => /(?:^|\/)(?:preset-)?classic$/.test(name))
  const of = (kind: string, plugin: RegExp): readonly Fields[] => [
    // A preset has them on unless it says false.
    ...classic.flatMap(({ options }) => (options[kind] === false ? [] : [fieldsOf(options[kind])])),
    ...named.filter(({ name }) => plugin.test(name)).map(({ options }) => options),
  ]
  const read = /(?:content-docs|content-blog|content-pages|client-redirects|theme-classic)$/
  const silent = /(?:sitemap|google-gtag|google-analytics|debug|theme-mermaid|svgr)$/
  return {
    docs: of('docs', /content-docs$/),
    blogs: of('blog', /content-blog$/),
    pages: of('pages', /content-pages$/),
    redirects: named.filter(({ name }) => name.endsWith('client-redirects')).map(({ options }) => options),
    others: [...named, ...presets.filter((preset) => !classic.includes(preset))]
      .map(({ name }) => name)
      .filter((name) => !read.test(name) && !silent.test(name)),
  }
}

/** `'name'`, `['name', options]`, or a function. */
const entriesOf = (list: unknown): readonly { readonly name: string; readonly options: Fields }[] =>
  listOf(list).flatMap((entry) => {
    const [name, options] = Array.isArray(entry) ? entry : [entry]
    return typeof name === 'string' ? [{ name: packageIn(name), options: fieldsOf(options) }] : []
  })

/** `require.resolve` gives a file of the package. */
const packageIn = (name: string): string =>
  /^.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(name)?.[1]?.replace('\\', '/') ?? name
