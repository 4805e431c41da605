/** What the configuration of Docusaurus says and the new project does not: a line for each thing that is left. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf, listOf, textOf } from '../fields.ts'
import { noteMissing } from '../missing.ts'
import type { Docusaurus } from './config.ts'
import { looksLeft } from './looks.ts'
import { titleOf } from './menus.ts'
import { optionsLeft } from './pluginOptions.ts'
import { filesBelow, namesPackage, noteFiles, readText, type Draft } from '../project.ts'
import { tryTo } from '../../../engine/errors/tryTo.ts'
import { versionsOf } from './versions.ts'

type Note = (isThere: unknown, text: string) => void

/** Plugins are told in a line of their own, and colours of code are those of the theme. */
const needless = /(?:^|\.)(?:plugins|themes|presets|prism|(?:\w+(?:Remark|Rehype)|remark|rehype|recma)Plugins)(?:\.|$)/

export function noteConfig(site: Docusaurus, { notes, syntax, files }: Draft): void {
  const { config, others, root } = site
  const theme = fieldsOf(config['themeConfig'])
  const note: Note = (isThere, text) => void (isThere && notes.push({ text }))
  noteMissing(config, needless, { notes })
  note(
    others.length,
    `Plugins and themes that were left behind: ${others.map((name) => (name.startsWith('(function') ? nameIn(name) : name.replace(`${root}/`, ''))).join(', ')}`,
  )
  note(theme['algolia'], 'Search of Algolia: the site has its own search now')
  const scripts = [...listOf(config['scripts']), ...listOf(config['clientModules'])].map((script) =>
    String(textOf(script) ?? fieldsOf(script)['src']).replace(`${root}/`, ''),
  )
  note(scripts.length, `Scripts of all pages were left behind: ${scripts.join(', ')}`)
  noteFiles(
    { notes },
    'Components of the theme were replaced: see "site eject --list"',
    filesBelow(root, 'src/theme').map((file) => `src/theme/${file}`),
  )
  note(
    existsSync(join(root, 'src/css')) ||
      listOf(config['stylesheets'])[0] ||
      JSON.stringify(config['presets'] ?? '').includes('"customCss"'),
    'Style sheets were left behind, but for the main colour (src/css): theme/Document.tsx can import one',
  )
  const { title } = fieldsOf(theme['navbar'])
  note(textOf(title) && title !== titleOf(site), `The bar had a title of its own, "${String(title)}"`)
  notes.push(...looksLeft(config, { files }).map((text) => ({ text })))
  const marks = listOf(fieldsOf(theme['prism'])['magicComments']).map(fieldsOf)
  const ownMarks = marks.filter(({ className }) => className !== 'theme-code-block-highlighted-line')
  note(
    ownMarks.length,
    `Comments of the site's own that mark lines of code are shown: ${ownMarks.map(({ line, block }) => textOf(line) ?? textOf(fieldsOf(block)['start'])).join(', ')}`,
  )
  noteDocs(site, note, syntax.has('math'))
  const options = optionsLeft(site)
  note(options.length, `Options of plugins that were left behind: ${options.join(', ')}`)
  noteTexts(site, note)
  const left = [
    ...Object.keys(theme)
      .filter((key) => !toldTheme.has(key))
      .map((key) => `themeConfig.${key}`),
    ...Object.keys(fieldsOf(config['markdown']))
      .filter((key) => !toldMarkdown.has(key))
      .map((key) => `markdown.${key}`),
    ...Object.keys(config).filter((key) => !told.has(key)),
  ]
  note(left.length, `Settings that were left behind: ${left.join(', ')}`)
}

/** Settings that become others here, have a note of their own, or mean nothing here. */
const toldTheme = new Set(
  'algolia announcementBar colorMode footer image metadata navbar prism mermaid gtag googleAnalytics'.split(' '),
)
const toldMarkdown = new Set('format mermaid emoji hooks mdx1Compat'.split(' '))
const told = new Set(
  `title tagline url baseUrl favicon i18n presets plugins themes themeConfig onBrokenLinks onBrokenMarkdownLinks
  onBrokenAnchors onDuplicateRoutes staticDirectories trailingSlash organizationName projectName deploymentBranch githubHost githubPort
  future markdown headTags scripts clientModules stylesheets baseUrlIssueBanner storage`.split(/\s+/),
)

const proseLists = ['beforeDefaultRemark', 'remark', 'beforeDefaultRehype', 'rehype', 'recma'].map(
  (kind) => `${kind}Plugins`,
)

function noteDocs(site: Docusaurus, note: Note, hasMath: boolean): void {
  const { docs, blogs, pages, root } = site
  const options = docs.map((source) => source.options)
  const plugins = [...docs, ...blogs, ...pages].flatMap((source) =>
    proseLists.flatMap((key) => listOf(source.options[key])),
  )
  const names = plugins.map((each) => nameIn(Array.isArray(each) ? each[0] : each))
  const own = hasMath ? /^(?:remark-?math|rehype-?katex)$/i : /^$/
  // Commands for package managers need no plugin, which calls itself that.
  const managers = namesPackage(root, '@docusaurus/remark-plugin-npm2yarn') ? /npm2yarn|^plugin$/ : /npm2yarn/
  const left = [...new Set(names)].filter((name) => !own.test(name) && !managers.test(name))
  note(
    left.length,
    `Plugins of remark and rehype were left behind: name them in markdown.remark and markdown.rehype (${left.join(', ')})`,
  )
  note(
    options.some((each) => each['editUrl']),
    'Links to edit a page: write editUrl when the new place of the files is known',
  )
  const labels = options.flatMap(({ versions }) =>
    Object.entries(fieldsOf(versions)).flatMap(([name, version]) => {
      const label = textOf(fieldsOf(version)['label'])
      return label && label !== name ? `${name} "${label}"` : []
    }),
  )
  const versions = docs.flatMap((source) => versionsOf(source, site))
  const [last] = versions.flatMap(({ isLast, segment, folder }) =>
    isLast && !segment ? (/\/version-([^/]+)$/.exec(folder)?.[1] ?? []) : [],
  )
  note(last, `The last version has no name here, see "site eject words": ${last}`)
  note(
    versions.some(({ isLast }) => !isLast),
    'Pages of other versions than the last one are in neither sitemap nor search, and kept from search engines (noindex)',
  )
  note(labels.length, `Labels of versions were left behind, a version has the name of its folder: ${labels.join(', ')}`)
}

/** `(package remark-math)` where it is not installed, `(function remarkMath)` where it is. */
const nameIn = (plugin: unknown): string =>
  /^\((?:package|function) (.+)\)$/.exec(String(plugin))?.[1] ?? 'one without a name'

function noteTexts({ root }: Docusaurus, note: Note): void {
  // Deeper ones are pages' own, which a build reads.
  const files = filesBelow(root, 'i18n').filter((name) => /^[^/]+\/(?:[^/]+\/)?[^/]+\.json$/.test(name))
  const unread = files.filter((name) => !isJson(readText(root, `i18n/${name}`)))
  note(
    unread.length,
    `Files of translations are no JSON, their texts were left behind: ${unread.map((name) => `i18n/${name}`).join(', ')}`,
  )
}

const isJson = (text: string): boolean => tryTo(() => JSON.parse(text)) !== undefined
