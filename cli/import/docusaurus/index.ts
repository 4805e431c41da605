/** A project of Docusaurus -> the files of a project here, with what is to be told of it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importBlog } from './blog.ts'
import { createComponents } from './components.ts'
import { importDocs, type ImportedDocs } from './docs.ts'
import { textOf } from '../fields.ts'
import { readDocusaurus, type Docusaurus } from './config.ts'
import { urlsLock, type Imported } from '../imported.ts'
import { followAddresses } from './addressLinks.ts'
import { noteConfig } from './notes.ts'
import { importPages } from './pages.ts'
import {
  decoded,
  addressOf,
  createDraft,
  addPublicFiles,
  leaveOutEscaped,
  namesPackage,
  noteFiles,
  readText,
  type Draft,
} from '../project.ts'
import { globalsIn } from './globals.ts'
import { plainPathnames } from './pathnames.ts'
import { redirectsOf } from './redirects.ts'
import { addWords } from './words.ts'
import { hasOwnSidebars, sidebarsFile, sidebarsModule, siteConfig } from './siteConfig.ts'

/** Throws `usage-import-missing`, `import-config-broken`. */
export async function importDocusaurus(root: string, engine: string): Promise<Imported> {
  const site = await readDocusaurus(root)
  const draft = createDraft(root)
  if (namesPackage(root, 'remark-math')) draft.syntax.add('math')
  const components = createComponents(draft, globalsIn(site))
  const docs: ImportedDocs[] = []
  for (const source of site.docs) docs.push(await importDocs({ source, site, draft, components }))
  const posts = site.blogs.reduce((sum, source) => sum + importBlog({ source, site, draft, components }), 0)
  const pages = importPages({ site, draft, components })
  for (const folder of site.publicFolders) addPublicFiles(draft, folder)
  components.finish()
  noteFiles(draft, 'Inline styles of components have no effect, see "inline-style" in a build', [...draft.inlineStyles])
  addSitemap(site, draft)
  addWords(site, draft)
  plainPathnames(draft, site.config)
  followAddresses(draft, { locales: site.locales, slash: site.config['trailingSlash'] })
  const redirects = await redirectsOf(site, draft)
  draft.files.set('site.config.ts', { body: siteConfig({ site, draft, docs, redirects, engine }) })
  for (const each of docs.filter(hasOwnSidebars)) draft.files.set(sidebarsFile(each), { body: sidebarsModule(each) })
  draft.files.set('urls.lock', { body: urlsLock(draft, redirects) })
  noteConfig(site, draft)
  leaveOutEscaped(draft)
  const counts = {
    docs: docs.reduce((sum, { count }) => sum + count, 0),
    posts,
    pages,
    files: draft.files.size,
    locales: site.locales.length,
  }
  return { draft, counts, redirects }
}

/** What the last build of the old project promised, and nothing here is known to keep. Lists of posts are made anew. */
function addSitemap({ root, config, blogs }: Docusaurus, { addresses }: Draft): void {
  if (!existsSync(join(root, 'build/sitemap.xml'))) return
  const base = addressOf(textOf(config['baseUrl']) ?? '/')
  const sections = blogs.map(({ route }) => addressOf(route)).join('|')
  const lists = new RegExp(`^(?:${sections})(?:tags|archive|authors|page)/|/tags/|^/(?:search/)?$`)
  const known = new Set(addresses.map(({ old }) => old))
  for (const [, url = ''] of readText(root, 'build/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = addressOf(URL.canParse(url) ? decoded(new URL(url).pathname) : '/')
    const old = path.startsWith(base) ? addressOf(path.slice(base.length)) : path
    if (!known.has(old) && !lists.test(old)) addresses.push({ old, now: undefined })
  }
}
