/** Docusaurus' documentation: pages, categories and sidebars of all versions and languages. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { slug as slugOf } from 'github-slugger'
import { parse } from 'yaml'
import type { Components } from './components.ts'
import { fieldsOf, textOf, type Source, type Docusaurus, type Fields } from './docusaurusConfig.ts'
import { evaluate } from './evaluate.ts'
import { addressOf, filesBelow, frontMatterOf, isProse, readText, type Draft } from './project.ts'
import { convertProse, lookAt } from './prose.ts'
import { versionsOf, type Version } from './versions.ts'

export type ImportedDocs = {
  readonly source: Source
  /** By version, '' for the current one, and by name. */
  readonly sidebars: Readonly<Record<string, Fields>>
  /** Path of the first page of each sidebar of the current version, and of each doc by its id. */
  readonly paths: ReadonlyMap<string, string>
  readonly count: number
}

type Context = {
  readonly source: Source
  readonly site: Docusaurus
  readonly draft: Draft
  readonly components: Components
}

export async function importDocs(context: Context): Promise<ImportedDocs> {
  const { source, site, draft } = context
  const sidebars: Record<string, Fields> = {}
  const paths = new Map<string, string>()
  let count = 0
  for (const version of versionsOf(source, site)) {
    for (const [index, locale] of site.locales.entries()) {
      const folder = index ? `i18n/${locale}/${version.translated}` : version.folder
      const pages = copyFolder(folder, context, { version, locale, isFirst: index === 0 })
      count += pages.length
      if (index === 0 && !version.segment) for (const { id, path } of pages) paths.set(id, path)
    }
    const found = version.sidebars && existsSync(join(site.root, version.sidebars)) ? version.sidebars : undefined
    if (found) sidebars[version.segment] = fieldsOf(await evaluate(join(site.root, found), found))
    else if (typeof source.options['sidebarPath'] === 'string')
      draft.notes.push({ text: `There is no file ${source.options['sidebarPath']} with sidebars` })
  }
  return { source, sidebars, paths, count }
}

type Target = { readonly version: Version; readonly locale: string; readonly isFirst: boolean }
type Page = { readonly id: string; readonly path: string }

function copyFolder(folder: string, context: Context, target: Target): readonly Page[] {
  const { draft, components } = context
  const to = `content/${target.locale}/${target.version.target}`
  return filesBelow(draft.root, folder).flatMap((name): readonly Page[] => {
    const file = `${folder}/${name}`
    if (/(?:^|\/)_category_\.(?:ya?ml|json)$/.test(name)) {
      copyCategory(file, name, { to, context, target })
      return []
    }
    if (!isProse(name)) {
      draft.files.set(`${to}/${name}`, { copyOf: file })
      return []
    }
    const text = readText(draft.root, file)
    const prefix = target.isFirst ? '' : `/${target.locale}`
    draft.files.set(`${to}/${name}`, {
      body: convertProse(text, { file, folder, prefix, components, hasMath: draft.hasMath }),
    })
    lookAt(text, file, draft)
    const front = frontMatterOf(text)
    const isPage = !/(?:^|\/)_/.test(name) && front['draft'] !== true
    return isPage ? [pageOf(name, front, context, target)] : []
  })
}

function pageOf(name: string, front: Fields, { source, draft }: Context, target: Target): Page {
  const strip = hasNumbers(source) ? withoutNumber : (part: string) => part
  const parts = name.replace(/\.mdx?$/, '').split('/')
  const stem = strip(parts.pop()!)
  const folder = parts.map(strip).join('/')
  const named = textOf(front['id']) ?? stem
  const slug = textOf(front['slug'])
  const pathOf = (isFolder: boolean) => {
    if (slug) return posix.join(slug.startsWith('/') ? '' : folder, slug)
    return isFolder ? folder : posix.join(folder, named)
  }
  const { segment } = target.version
  const now = addressOf(source.base, segment, pathOf(isIndex(named, folder)))
  if (target.isFirst)
    draft.addresses.push({
      old: addressOf(source.route, segment, pathOf(isIndex(stem.toLowerCase(), folder.toLowerCase()))),
      now,
    })
  return { id: posix.join(folder, named), path: now }
}

export const hasNumbers = ({ options }: Source): boolean => options['numberPrefixParser'] !== false

const isIndex = (name: string, folder: string): boolean =>
  /^(?:index|readme)$/i.test(name) || (folder !== '' && name === posix.basename(folder))

/** As `plugins/docs` takes it off. */
const withoutNumber = (part: string): string =>
  /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?|^\d+[-_.]\d+/.test(part)
    ? part
    : part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')

type Place = { readonly to: string; readonly context: Context; readonly target: Target }

/** The page of a category keeps its address, which Docusaurus makes of its label. */
function copyCategory(file: string, name: string, { to, context, target }: Place): void {
  const { draft, source } = context
  const text = readText(draft.root, file)
  const { label, link } = fieldsOf(readData(text))
  const { type, slug } = fieldsOf(link)
  if (type !== 'generated-index') {
    draft.files.set(`${to}/${name}`, { copyOf: file })
    return
  }
  const path = textOf(slug) ?? `/category/${slugOf(textOf(label) ?? posix.basename(posix.dirname(name)))}`
  const category = { ...fieldsOf(readData(text)), link: { ...fieldsOf(link), slug: path } }
  draft.files.set(`${to}/${name.replace(/\.\w+$/, '.json')}`, { body: `${JSON.stringify(category, undefined, 2)}\n` })
  const { segment } = target.version
  if (target.isFirst)
    draft.addresses.push({ old: addressOf(source.route, segment, path), now: addressOf(source.base, segment, path) })
}

function readData(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return {}
  }
}
