/** A project of Docusaurus -> the files of a project here, with what is to be told of it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importBlog } from './blog.ts'
import { createComponents, type Components } from './components.ts'
import { importDocs } from './docs.ts'
import { fieldsOf, listOf, readDocusaurus, textOf, type DocsSource, type Docusaurus } from './docusaurusConfig.ts'
import {
  addressOf,
  createDraft,
  filesBelow,
  frontMatterOf,
  isProse,
  namesPackage,
  readText,
  type Draft,
} from './project.ts'
import { convertProse, lookAt } from './prose.ts'
import { hasOwnSidebars, sidebarsModule, siteConfig } from './siteConfig.ts'

export type Imported = {
  readonly draft: Draft
  readonly counts: Readonly<Record<'docs' | 'posts' | 'pages' | 'files' | 'locales', number>>
  /** Old address -> new one, where they differ. */
  readonly redirects: Readonly<Record<string, string>>
}

/** Throws `usage-import-missing`, `import-config-broken`. */
export async function importDocusaurus(root: string, engine: string): Promise<Imported> {
  const site = await readDocusaurus(root)
  const draft = createDraft(root)
  const components = createComponents(draft)
  const main = site.docs.find(({ id }) => id === 'default') ?? site.docs[0]
  const docs = main && (await importDocs({ source: main, site, draft, components }))
  for (const source of site.docs.filter((each) => each !== main)) noteInstance(source, draft)
  const posts = importBlog({ site, draft, components })
  const pages = importPages(site, draft, components)
  for (const file of filesBelow(root, 'static')) draft.files.set(`public/${file}`, { copyOf: `static/${file}` })
  components.finish()
  if (draft.inlineStyles.size)
    draft.notes.push({
      text: 'Inline styles of components have no effect, see "inline-style" in a build',
      files: [...draft.inlineStyles],
    })
  addSitemap(site, draft)
  const redirects = redirectsOf(site, draft)
  draft.files.set('site.config.ts', { body: siteConfig({ site, draft, docs, redirects, engine }) })
  if (docs && hasOwnSidebars(docs)) draft.files.set('sidebars.ts', { body: sidebarsModule(docs) })
  draft.files.set('urls.lock', { body: urlsLock(draft, redirects) })
  noteConfig(site, draft)
  const counts = { docs: docs?.count ?? 0, posts, pages, files: draft.files.size, locales: site.locales.length }
  return { draft, counts, redirects }
}

function noteInstance({ id, path, route }: DocsSource, { notes }: Draft): void {
  notes.push({
    text: `A second documentation, "${id}" at /${route}/, was left behind: add docs({ base: '${route}' }) to plugins, and copy its folder`,
    files: [path],
  })
}

/** Pages of prose go along; those that are components are written anew. */
function importPages({ pages: folder, locales }: Docusaurus, draft: Draft, components: Components): number {
  if (!folder) return 0
  const left: string[] = []
  let count = 0
  for (const [index, locale] of locales.entries()) {
    const from = index ? `i18n/${locale}/docusaurus-plugin-content-pages` : folder
    for (const name of filesBelow(draft.root, from)) {
      const file = `${from}/${name}`
      if (/(?:^|\/)_|\.(?:test|d)\.\w+$/.test(name)) continue
      if (!isProse(name)) {
        if (/\.[jt]sx?$/.test(name)) left.push(file)
        continue
      }
      const text = readText(draft.root, file)
      const place = { file, folder: from, prefix: index ? `/${locale}` : '', components, hasMath: draft.hasMath }
      draft.files.set(`content/${locale}/pages/${name}`, { body: convertProse(text, place) })
      lookAt(text, file, draft)
      if (frontMatterOf(text)['draft'] !== true) count++
      const path = addressOf(name.replace(/(?:(?:^|\/)index)?\.mdx?$/, ''))
      if (!index) draft.addresses.push({ old: path, now: path })
    }
  }
  const home = left.filter((file) => /^[^/]*(?:\/[^/]*)*\/index\.[jt]sx?$/.test(file))
  const others = left.filter((file) => !home.includes(file))
  if (home.length)
    draft.notes.push({
      text: 'The home page is that of the theme; write site/pages/index.page.tsx for another one',
      files: home,
    })
  for (const file of others) {
    const path = addressOf(file.slice(folder.length).replace(/(?:\/index)?\.[jt]sx?$/, ''))
    draft.addresses.push({ old: path, now: undefined })
  }
  if (others.length)
    draft.notes.push({ text: 'Pages that are components: write each as site/pages/<name>.page.tsx', files: others })
  return count
}

/** What the last build of the old project promised, and nothing here is known to keep. Lists of posts are made anew. */
function addSitemap({ root, config, blog }: Docusaurus, { addresses }: Draft): void {
  if (!existsSync(join(root, 'build/sitemap.xml'))) return
  const base = addressOf(textOf(config['baseUrl']) ?? '/')
  const lists = new RegExp(`^${addressOf(blog?.route ?? 'blog')}(?:tags|archive|authors|page)/|/tags/|^/(?:search/)?$`)
  const known = new Set(addresses.map(({ old }) => old))
  for (const [, url = ''] of readText(root, 'build/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = addressOf(URL.canParse(url) ? decoded(new URL(url).pathname) : '/')
    const old = path.startsWith(base) ? addressOf(path.slice(base.length)) : path
    if (!known.has(old) && !lists.test(old)) addresses.push({ old, now: undefined })
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Those that the site had, and those of addresses that are others now. */
function redirectsOf(
  { redirects: options }: Docusaurus,
  { addresses, notes }: Draft,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { old, now } of addresses) if (now !== undefined && old !== now && old !== '/') found[old] = now
  for (const rule of listOf(options['redirects']).map(fieldsOf)) {
    const to = textOf(rule['to'])
    const from = Array.isArray(rule['from']) ? rule['from'] : [rule['from']]
    for (const each of from.map(textOf))
      if (each && to?.startsWith('/')) found[addressOf(each)] = found[addressOf(to)] ?? withSlash(to)
      else if (each) notes.push({ text: `The redirect from ${each} to ${to} leads to another site` })
  }
  if (options['createRedirects'])
    notes.push({ text: 'Redirects that a function makes (createRedirects) were left behind' })
  return found
}

const withSlash = (to: string): string =>
  to.replace(/^([^#]*?)\/?(#.*)?$/, (_, path: string, hash = '') => `${path}/${hash}`)

function urlsLock({ addresses }: Draft, redirects: Readonly<Record<string, string>>): string {
  const kept = addresses.flatMap(({ old, now }) => (now === undefined || (old !== now && !redirects[old]) ? [] : [old]))
  const lines = [...new Set([...kept, '/'])].filter((path) => !path.includes('//')).sort()
  return [
    '# Every public address. A build that would lose one fails until a redirect leads on from it.',
    '# "site urls" adds new ones; "site urls --gone /docs/old/" gives one up.',
    '',
    '[site]',
    ...lines,
    '',
  ].join('\n')
}

/** What the configuration says and this project does not. */
function noteConfig({ config, others, docs, locales, root }: Docusaurus, { notes, hasMath }: Draft): void {
  const theme = fieldsOf(config['themeConfig'])
  const note = (isThere: unknown, text: string) => void (isThere && notes.push({ text }))
  note(others.length, `Plugins and themes that were left behind: ${others.join(', ')}`)
  note(theme['algolia'], 'Search of Algolia: the site has its own search now')
  note(theme['announcementBar'], 'The announcement bar was left behind')
  note(theme['metadata'] ?? listOf(config['headTags'])[0], 'Tags of the head were left behind')
  note(listOf(config['scripts'])[0] ?? listOf(config['clientModules'])[0], 'Scripts of all pages were left behind')
  note(
    existsSync(join(root, 'src/theme')),
    'Components of the theme were replaced (src/theme): see "site eject --list"',
  )
  note(existsSync(join(root, 'src/css')), 'Style sheets were left behind, but for the main colour (src/css)')
  const options = docs.map((source) => source.options)
  const plugins = options.flatMap((each) => [...listOf(each['remarkPlugins']), ...listOf(each['rehypePlugins'])])
  // Formulas keep theirs, and commands for package managers need none.
  const needless = (hasMath ? 2 : 0) + (namesPackage(root, '@docusaurus/remark-plugin-npm2yarn') ? 1 : 0)
  note(
    plugins.length > needless,
    'Plugins of remark and rehype were left behind: name them in markdown.remark and markdown.rehype',
  )
  note(
    options.some((each) => each['editUrl']),
    'Links to edit a page: write editUrl when the new place of the files is known',
  )
  const messages = locales.slice(1).filter((locale) => existsSync(join(root, `i18n/${locale}/code.json`)))
  note(messages.length, `Translations of code (i18n/*/code.json) were left behind: ${messages.join(', ')}`)
}
