/** Labels of sidebars in other languages: `current.json` beside the translated pages of a version. */
import { posix } from 'node:path'
import { slug as slugOf } from 'github-slugger'
import { fieldsOf, textOf, type Fields } from '../fields.ts'
import { filesBelow, isProse, readText, yamlOf, type Draft } from '../project.ts'
import { merged, type Text } from '../texts.ts'
import type { CardPage } from './cards.ts'
import type { Docusaurus } from './config.ts'
import { messagesIn } from './messagesIn.ts'
import type { Version } from './versions.ts'

/** The messages of one language. */
export type LabelTable = {
  readonly locale: string
  readonly file: string
  /** By their keys: `sidebar.docs.category.Guides`. */
  readonly messages: ReadonlyMap<string, string>
  /** Keys that have found a place. */
  readonly used: Set<string>
}

export const labelTables = ({ root, locales }: Docusaurus, { translated }: Version): readonly LabelTable[] =>
  locales.slice(1).flatMap((locale) => {
    const file = `i18n/${locale}/${translated}.json`
    const messages = Object.entries(messagesIn(root, file)).flatMap(([key, entry]) => {
      const text = textOf(fieldsOf(entry)['message'])
      return text === undefined ? [] : [[key, text] as const]
    })
    return messages.length ? [{ locale, file, messages: new Map(messages), used: new Set<string>() }] : []
  })

/** Hand-written sidebars, with the labels of all languages. */
export const withLabels = (sidebars: Fields, tables: readonly LabelTable[], first: string): Fields =>
  tables.length
    ? Object.fromEntries(
        Object.entries(sidebars).map(([name, items]) => [name, itemsOf(items, labeller(name, tables, first))]),
      )
    : sidebars

type Labeller = (kind: string, key: string, written: string) => Text

const labeller =
  (sidebar: string, tables: readonly LabelTable[], first: string): Labeller =>
  (kind, key, written) =>
    merged(
      written,
      first,
      tables.flatMap(({ locale, messages, used }) => {
        const name = `sidebar.${sidebar}.${kind}.${key}`
        const text = messages.get(name)
        if (text !== undefined) used.add(name)
        return text === undefined ? [] : [[locale, text] as const]
      }),
    )

/** A list, or categories by their labels. */
const itemsOf = (items: unknown, label: Labeller): readonly unknown[] =>
  Array.isArray(items)
    ? items.flatMap((item) => itemOf(item, label))
    : Object.entries(fieldsOf(items)).map(([name, inside]) => ({
        type: 'category',
        label: label('category', name, name),
        items: itemsOf(inside, label),
      }))

function itemOf(item: unknown, label: Labeller): readonly unknown[] {
  const fields = fieldsOf(item)
  const { type, items, key } = fields
  const written = textOf(fields['label'])
  if (typeof item === 'string' || (type !== undefined && written === undefined)) return [item]
  if (type === undefined && written === undefined) return itemsOf(item, label)
  const kind = type === 'ref' ? 'doc' : String(type ?? 'category')
  const text = label(kind, textOf(key) ?? written!, written!)
  return [
    {
      ...fields,
      label: text,
      ...(items === undefined ? {} : { items: itemsOf(items, label) }),
      ...(typeof text === 'string' ? {} : withSlug(fieldsOf(fields['link']), written!)),
    },
  ]
}

/** The list a category makes has one address, which is made of its label in the first language. */
const withSlug = (link: Fields, written: string): Fields =>
  link['type'] === 'generated-index' ? { link: { slug: `/category/${slugOf(written)}`, ...link } } : {}

type Folders = { readonly version: Version; readonly first: string; readonly draft: Draft }

/** Categories that folders make have theirs in a file of the folder, in each language. */
export function addCategories(tables: readonly LabelTable[], { version, first, draft }: Folders): void {
  const folders = new Set(
    filesBelow(draft.root, version.folder)
      .filter(isProse)
      .flatMap((file) => foldersOf(file)),
  )
  for (const { locale, messages, used } of tables)
    for (const folder of folders) {
      const at = (language: string) => `content/${language}/${version.target}/${folder}`
      const data = categoryIn(at(first), draft)
      const label = textOf(data['label']) ?? posix.basename(folder).replace(/^\d+\s*[-_.]+\s*/, '')
      const keys = [...messages.keys()].filter((key) => key.startsWith('sidebar.'))
      const key = keys.find((each) => each.endsWith(`.category.${label}`))
      if (key === undefined) continue
      used.add(key)
      const own = categoryIn(at(locale), draft)
      const link = { ...fieldsOf(data['link']), ...fieldsOf(own['link']) }
      for (const part of ['title', 'description']) {
        const name = `${key}.link.generated-index.${part}`
        if (!messages.has(name)) continue
        used.add(name)
        link[part] = messages.get(name)
      }
      if (messages.get(key) === label && !Object.keys(link).length) continue
      for (const ending of endings) draft.files.delete(`${at(locale)}/_category_.${ending}`)
      const category = { ...data, ...own, label: messages.get(key), ...(Object.keys(link).length ? { link } : {}) }
      draft.files.set(`${at(locale)}/_category_.json`, { body: `${JSON.stringify(category, undefined, 2)}\n` })
    }
}

/** A folder is called as its index page, unless its category says otherwise. */
export function addIndexLabels(pages: readonly CardPage[], draft: Draft): void {
  for (const { isIndex, isListed, folder, label, target } of pages) {
    const at = posix.dirname(target)
    const data = categoryIn(at, draft)
    const words = posix.basename(folder).replaceAll(/[-_]+/g, ' ').toLowerCase()
    if (!isIndex || !isListed || !folder || label.toLowerCase() === words) continue
    if (data['label'] !== undefined || data['link'] !== undefined) continue
    for (const ending of endings) draft.files.delete(`${at}/_category_.${ending}`)
    draft.files.set(`${at}/_category_.json`, { body: `${JSON.stringify({ ...data, label }, undefined, 2)}\n` })
  }
}

const endings = ['json', 'yml', 'yaml']

export const foldersOf = (file: string): readonly string[] => {
  const folder = posix.dirname(file)
  return folder === '.' ? [] : [...foldersOf(folder), folder]
}

export function categoryIn(folder: string, { files, root }: Draft): Fields {
  const content = endings.map((ending) => files.get(`${folder}/_category_.${ending}`)).find(Boolean)
  return content ? yamlOf('body' in content ? content.body : readText(root, content.copyOf)) : {}
}

/** What has found no place: labels of versions, titles of lists that hand-written sidebars make. */
export function noteLabels(tables: readonly LabelTable[], { notes }: Draft): void {
  for (const { file, messages, used } of tables) {
    // "Next" is written for what has no versions, too.
    const isName = (key: string, text: string) =>
      key === 'version.label' && (text === 'Next' || file.endsWith(`/version-${text}.json`))
    const left = [...messages].flatMap(([key, text]) => (used.has(key) || isName(key, text) ? [] : [text]))
    if (left.length)
      notes.push({ text: `Labels of the sidebar and the version in ${file} were left behind: ${left.join(', ')}` })
  }
}
