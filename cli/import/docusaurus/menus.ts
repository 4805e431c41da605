/** The bars and the foot of Docusaurus, with the texts of all languages. */
import { decodeEntities } from '../../../engine/html/decodeEntities.ts'
import { merged, type Text } from '../texts.ts'
import type { ImportedDocs } from './docs.ts'
import { messagesIn } from './messagesIn.ts'
import { fileAddress, isPublicFile, withoutBase } from './pathnames.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import type { Docusaurus } from './config.ts'
import { addressOf, lostIn, type Draft } from '../project.ts'

type Context = {
  readonly site: Docusaurus
  /** The main one comes first. */
  readonly docs: readonly ImportedDocs[]
  readonly draft: Draft
}

type Link = { readonly label: Text; readonly to: string }
/** The text of a key of Docusaurus, which is `written` in the default language. */
type Translate = (key: string, written: string) => Text

/** `undefined` where there is nothing to say. */
type Menus = {
  readonly announcement: { readonly text: string; readonly to: string | undefined } | undefined
  readonly navigation: readonly unknown[] | undefined
  readonly footer: Fields | undefined
  readonly social: Readonly<Record<string, string>> | undefined
}

export function menusOf(context: Context): Menus {
  const theme = fieldsOf(context.site.config['themeConfig'])
  const items = listOf(fieldsOf(theme['navbar'])['items']).map(fieldsOf)
  const social = socialIn(items)
  const others = items.filter((item) => !Object.values(social).includes(String(item['href'])) || textOf(item['label']))
  return {
    announcement: announcementOf(fieldsOf(theme['announcementBar'])['content'], context),
    navigation: navigationOf(others, context),
    footer: footerOf(fieldsOf(theme['footer']), context),
    social: Object.keys(social).length ? social : undefined,
  }
}

/** It is HTML there, with any number of links, and their addresses as the browser asks for them. */
function announcementOf(content: unknown, { site, draft: { notes } }: Context): Menus['announcement'] {
  const html = textOf(content)
  const text =
    html &&
    decodeEntities(withoutTags(html.replaceAll(/<\/?(?:br|div|p|li|ul)\b[^>]*>/gi, ' ')))
      .replaceAll(/\s+/g, ' ')
      .trim()
  if (!text) return undefined
  const links = [...html.matchAll(/<a\s[^>]*?href=["']([^"']+)["']/gi)].map(([, href]) => href!)
  const to = links[0] && toOf(withoutBase(links[0], site.config))
  if (links.length > 1 || (links[0] && !to))
    notes.push({ text: `The announcement leads to one address at most: ${to ?? 'none'} of ${links.join(', ')}` })
  return { text, to }
}

/** By their hosts. */
const signs: Readonly<Record<string, RegExp>> = {
  github: /^github\.com$/,
  discord: /^discord\.(?:gg|com)$/,
  x: /^(?:x|twitter)\.com$/,
  gitee: /^gitee\.com$/,
  linkedin: /^(?:www\.)?linkedin\.com$/,
  mastodon: /(?:^|\.)mastodon\.\w+$|^mas\.to$|^(?:fosstodon|hachyderm)\.\w+$/,
  bluesky: /^bsky\.(?:app|social)$/,
  youtube: /^(?:www\.)?youtube\.com$/,
  npm: /^(?:www\.)?npmjs\.com$/,
}

/** Links without words, which styles of the site draw as signs. */
function socialIn(items: readonly Fields[]): Readonly<Record<string, string>> {
  const social: Record<string, string> = {}
  for (const { label, href } of items) {
    const address = textOf(href)
    if (textOf(label) || !address || !URL.canParse(address)) continue
    const { hostname } = new URL(address)
    const kind = Object.keys(signs).find((each) => signs[each]!.test(hostname))
    if (kind) social[kind] ??= address
  }
  return social
}

function navigationOf(items: readonly unknown[], context: Context): readonly unknown[] | undefined {
  const translate = translations('navbar', context)
  const labelOf = (label: string) => translate(`item.label.${label}`, label)
  const entries = items.flatMap((item): readonly unknown[] => {
    const fields = fieldsOf(item)
    const inside = listOf(fields['items'])
    if (!inside.length) return linkOf(fields, labelOf, context)
    const links = inside.flatMap((each) => linkOf(fieldsOf(each), labelOf, context))
    return links.length ? [{ label: labelOf(String(fields['label'])), items: links }] : []
  })
  if (!entries.length) return undefined
  return JSON.stringify(entries).includes('"to":"/') ? entries : [...ownSections(context), ...entries]
}

/** So that readers find the documentation where all entries that led to it are gone. */
function ownSections({ docs, draft }: Context): readonly unknown[] {
  const links = docs.flatMap((own): readonly Link[] => {
    const { base } = own.source
    const label = `${base[0]!.toUpperCase()}${base.slice(1)}`.replaceAll('-', ' ')
    const to = Object.values(own.sidebars[own.last] ?? {})
      .map((items) => firstIn(items, own))
      .find(Boolean)
    return to === undefined ? [] : [{ label, to }]
  })
  if (links.length)
    draft.notes.push({
      text: `No entry of the bar led to a page any more: ${links.map(({ to }) => to).join(', ')} came in`,
    })
  return links.length > 3 ? [{ label: 'Documentation', items: links }] : links
}

/** Links that stand by themselves are below the title of the site. */
function footerOf({ links, copyright, logo }: Fields, context: Context): Fields | undefined {
  const translate = translations('footer', context)
  const labelOf = (label: string) => translate(`link.item.label.${label}`, label)
  const linksOf = (items: readonly unknown[]) => items.flatMap((item) => linkOf(fieldsOf(item), labelOf, context))
  const groups = listOf(links).map(fieldsOf)
  const columns = groups.flatMap(({ title, items }) => {
    const inside = linksOf(listOf(items))
    if (!inside.length) return []
    const named = textOf(title)
    return [{ label: named ? translate(`link.title.${named}`, named) : titleOf(context.site), items: inside }]
  })
  const alone = linksOf(groups.filter(({ items }) => items === undefined))
  if (alone.length) columns.push({ label: titleOf(context.site), items: alone })
  if (logo) context.draft.notes.push({ text: 'The logo of the foot was left behind' })
  const text = textOf(copyright)
  const right = text && plain(translate('copyright', text))
  return columns.length || right ? { columns: columns.length ? columns : undefined, copyright: right } : undefined
}

export const titleOf = ({ config }: Docusaurus): string =>
  textOf(config['title']) ?? textOf(fieldsOf(fieldsOf(config['themeConfig'])['navbar'])['title']) ?? 'Documentation'

const withoutTags = (text: string): string => text.replaceAll(/<[^>]*>/g, '')
const plain = (text: Text): Text =>
  typeof text === 'string'
    ? withoutTags(text)
    : Object.fromEntries(Object.entries(text).map(([locale, each]) => [locale, withoutTags(each)]))

/** Of `i18n/<locale>/docusaurus-theme-classic/<name>.json`. */
function translations(name: string, { site: { root, locales } }: Context): Translate {
  const [first = 'en', ...others] = locales
  const tables = others.map(
    (locale) => [locale, messagesIn(root, `i18n/${locale}/docusaurus-theme-classic/${name}.json`)] as const,
  )
  return (key, written) =>
    merged(
      written,
      first,
      tables.flatMap(([locale, table]) => {
        const text = textOf(fieldsOf(table[key])['message'])
        return text ? [[locale, text] as const] : []
      }),
    )
}

const silent = new Set(['docsVersionDropdown', 'docsVersion', 'localeDropdown', 'search'])

function linkOf(item: Fields, labelOf: (label: string) => Text, { docs, draft, site }: Context): readonly Link[] {
  const { type, to, href, docId, sidebarId, docsPluginId = 'default' } = item
  const label = textOf(item['label']) ?? textOf(item['aria-label'])
  if (typeof type === 'string' && silent.has(type)) return []
  const own = docs.find(({ source }) => source.id === docsPluginId) ?? docs[0]
  const sidebar = type === 'docSidebar' ? firstIn(own?.sidebars[own.last]?.[String(sidebarId)], own) : undefined
  const doc = type === 'doc' ? own?.paths.get(String(docId)) : undefined
  const target = sidebar ?? doc ?? textOf(to) ?? textOf(href)
  const path = target && (isPublicFile(target, draft) ? fileAddress(target, site.config) : toOf(target))
  if (path && label && !lostIn(draft).has(path)) return [{ label: labelOf(label), to: path }]
  draft.notes.push({ text: `An entry of a menu was left out: ${JSON.stringify(item)}` })
  return []
}

/** A path of the site has slashes at its ends. */
function toOf(target: string): string | undefined {
  if (/^(?:https?|mailto):/.test(target)) return target
  if (/^[a-z][a-z+.-]*:/i.test(target) || target.includes('?')) return undefined
  const [path = '', hash] = target.split('#')
  return addressOf(path) + (hash ? `#${hash}` : '')
}

/** The first page a sidebar leads to. */
function firstIn(items: unknown, docs: ImportedDocs | undefined): string | undefined {
  if (typeof items === 'string') return docs?.paths.get(items)
  if (Array.isArray(items)) return items.map((item) => firstIn(item, docs)).find(Boolean)
  const { type, id, dirName, items: inside, ...rest } = fieldsOf(items)
  if (type === 'doc') return docs?.paths.get(String(id))
  if (type === 'autogenerated') return firstBelow(String(dirName).replace(/^\.(?:\/|$)/, ''), docs)
  return type === 'category'
    ? firstIn(inside, docs)
    : type === undefined
      ? firstIn(Object.values(rest), docs)
      : undefined
}

const firstBelow = (folder: string, docs: ImportedDocs | undefined): string | undefined =>
  [...(docs?.paths ?? [])].find(([id]) => !folder || id.startsWith(`${folder}/`))?.[1]
