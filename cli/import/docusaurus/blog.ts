/** Docusaurus' blog: posts, authors and tags in all languages. */
import { posix } from 'node:path'
import { parse, stringify } from 'yaml'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import { addressOf, filesBeside, frontMatterOf, isProse, noteFiles, readText, yamlOf, type Draft } from '../project.ts'
import { lookAt } from '../hosts.ts'
import { dated, withDate, withNameDate } from './postDate.ts'
import { patternsOf } from './pluginOptions.ts'
import { translatedBlog } from './blogLabels.ts'
import { addProse } from './prose.ts'
import type { SourceContext } from './prosePlace.ts'
import { withLabels } from './tagTable.ts'

type Place = { readonly folder: string; readonly locale: string; readonly isFirst: boolean }

/** The number of posts. */
export function importBlog(context: SourceContext): number {
  const { source, site, draft } = context
  const counts = site.locales.map((locale, index) => {
    const folder = index ? `i18n/${locale}/${translatedBlog(source)}` : source.path
    return copyFolder(context, { folder, locale, isFirst: index === 0 })
  })
  if (counts[0] && source.route === '')
    draft.notes.push({ text: `The list of posts was the home page, and is at ${addressOf(source.base)} now` })
  if (counts[0]) draft.addresses.push({ old: addressOf(source.route), now: addressOf(source.base) })
  return counts.reduce((sum, count) => sum + count, 0)
}

function copyFolder({ source, site, draft, components }: SourceContext, { folder, locale, isFirst }: Place): number {
  const to = `content/${locale}/${source.base}`
  const tags = new Set<string>()
  const writers = new Set<string>()
  const undated: string[] = []
  const unsafe: string[] = []
  const map = textOf(source.options['authorsMapPath'])
  let authors = ''
  let count = 0
  const files = filesBeside(draft.root, folder, patternsOf(source))
  for (const name of files) {
    // The titles of the blog, which the configuration has (`blogLabels.ts`).
    if (!isFirst && name === 'options.json') continue
    const file = `${folder}/${name}`
    if (!isProse(name)) {
      const isTable = name === map || (map === undefined && /^authors\.ya?ml$/.test(name))
      if (isTable) authors = withNames(readText(draft.root, file))
      const safe = withSafeAuthors(authors)
      draft.files.set(`${to}/${isTable ? 'authors.yml' : name}`, isTable ? { body: safe } : { copyOf: file })
      if (isTable && safe !== authors) unsafe.push(file)
      continue
    }
    const written = withNameDate(readText(draft.root, file), name)
    const front = frontMatterOf(written)
    const isPart = /(?:^|\/)_/.test(name)
    const isDated = isPart || front['date'] !== undefined || dated.test(name)
    const safe = written.replace(/^---\n[^]*?\n---$/m, withSafeAuthors)
    const text = isDated ? safe : withDate(safe, draft.root, file)
    if (!isDated) undated.push(file)
    if (safe !== written) unsafe.push(file)
    const prefix = isFirst ? '' : `/${locale}`
    addProse(text, {
      ...{ file, folder, target: `${to}/${name}`, prefix, components, draft },
      options: source.options,
      hasEmoji: site.hasEmoji,
    })
    for (const tag of listOf(front['tags'])) tags.add(typeof tag === 'string' ? tag : String(fieldsOf(tag)['label']))
    for (const author of [front['authors']].flat()) writers.add(textOf(author) ?? String(fieldsOf(author)['key']))
    if (isPart || front['draft'] === true) continue
    count++
    const path = postPath(name, front)
    if (!isFirst) continue
    const [old, now] = [source.route, source.base].map((section) => addressOf(section, path))
    draft.addresses.push({ old: old!, now, file: `${to}/${name}` })
  }
  noteFiles(draft, 'Posts without a date have that of their first commit, or of their file', undated)
  noteFiles(draft, 'Addresses of authors begin with https:// now, where they had http://', unsafe)
  lookAt(authors, folder, draft)
  if (isFirst) addAuthors(authors, writers, { source, draft })
  const table = files.find((name) => /^tags\.ya?ml$/.test(name))
  if (table) addTags(`${to}/${table}`, readText(draft.root, `${folder}/${table}`), { tags, draft })
  return count
}

/** An author may be a picture alone there. */
const withNames = (text: string): string =>
  Object.entries(yamlOf(text)).reduce((all, [key, author]) => {
    const { name, title } = fieldsOf(author)
    if (name !== undefined || !/^[\w-]+$/.test(key)) return all
    const line = `name: ${JSON.stringify(textOf(title) ?? key)}`
    return all.replace(
      new RegExp(String.raw`^${key}:[ \t]*\n([ \t]+)`, 'm'),
      (start, indent) => `${start}${line}\n${indent}`,
    )
  }, text)

/** No page here has an address without encryption where it speaks of its authors. */
const withSafeAuthors = (text: string): string =>
  text.replaceAll(/((?:^|[{,])[\s{-]*(?:author_?)?(?:image_?)?url:\s*['"]?)http:\/\//gim, '$1https://')

/** As Docusaurus makes it, and `plugins/blog` with `datedPaths`. */
function postPath(name: string, front: Fields): string {
  const slug = textOf(front['slug'])
  if (slug) return slug
  const plain = name.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  const {
    folder = '',
    date,
    text = '',
  } = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?:[-/](?<text>.+))?$/.exec(plain)?.groups ?? {}
  return date === undefined ? plain : posix.join(date.replaceAll('-', '/'), folder, text)
}

/** Posts may have tags that the table has not. */
function addTags(
  file: string,
  text: string,
  { tags, draft }: { readonly tags: ReadonlySet<string>; readonly draft: Draft },
): void {
  const known = yamlOf(text)
  const missing = [...tags].filter((tag) => !Object.hasOwn(known, tag))
  const added = missing.length ? stringify(Object.fromEntries(missing.map((tag) => [tag, { label: tag }]))) : ''
  draft.files.set(file, { body: `${withLabels(text).trimEnd()}\n${added}` })
}

/** An author's page may have an address of its own there. */
function addAuthors(
  text: string,
  writers: ReadonlySet<string>,
  { source, draft }: Pick<SourceContext, 'source' | 'draft'>,
): void {
  for (const [id, author] of Object.entries(fieldsOf(parse(text)))) {
    const { page } = fieldsOf(author)
    if (!page || !writers.has(id)) continue
    const permalink = textOf(fieldsOf(page)['permalink']) ?? id
    draft.addresses.push({
      old: addressOf(source.route, 'authors', permalink),
      now: addressOf(source.base, 'authors', id),
    })
  }
}
