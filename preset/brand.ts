/** The brand that a short configuration is, or those that it has in folders. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import type { Brand, BrandOptions, Locale, SiteOptions } from '../engine/index.ts'
import { noSet } from '../engine/paths/paths.ts'
import type { ThemeBrand } from '../theme/brand.ts'
import type { NavEntry, NavExternal, NavLink } from '../theme/navigation.ts'
import type { Text } from '../theme/text.ts'
import type { Words } from '../theme/words/en/index.ts'
import type { MenuEntry, MenuLink, ThemedBrand, ThemedSite } from './options.ts'
import { paletteOf } from './palette.ts'
import { themedBrandSchema } from './schema.ts'
import { blogLabels, blogsOf, sectionsOf } from './sections.ts'
import { unknownOrigin } from './siteFiles.ts'

const defaultColour = '#3451b2'

type Surroundings = {
  readonly locales: readonly Locale[]
  readonly wordsOf: (locale: string) => Words
}

/** Where brands have folders. */
const folder = 'brands'

/** Folders of brands, where there are any; else the site is one. */
export function brandsOf(given: ThemedSite, surroundings: Surroundings, root: string): SiteOptions['brands'] {
  if (!fastGlob.sync(`${folder}/*/brand.ts`, { cwd: root }).length) return [brandOf(given, surroundings)]
  const content = given.content ?? 'content'
  const isFlat = surroundings.locales.some(({ id }) => existsSync(join(root, content, id)))
  return {
    folder,
    schema: themedBrandSchema as unknown as BrandOptions['schema'],
    expand: (own, id) => namedBrand(given, own as unknown as ThemedBrand, { ...surroundings, id, isFlat }),
  }
}

type Named = Surroundings & {
  readonly id: string
  /** Whether content belongs to no set. */
  readonly isFlat: boolean
}

function namedBrand(site: ThemedSite, own: ThemedBrand, named: Named): Brand {
  const { trailingSlash, proseHome, words, fields, locales, content = named.isFlat ? noSet : named.id } = own
  return {
    // The address of a site is not that of each of its brands.
    ...brandOf({ ...site, ...own, url: own.url, locales: undefined, content: undefined }, named),
    id: named.id,
    content,
    ...(locales && { locales }),
    ...(own.default !== undefined && { default: own.default }),
    ...{ trailingSlash, proseHome, words, fields },
  }
}

export function brandOf(given: ThemedSite, surroundings: Surroundings): ThemeBrand {
  const { title, description, url = unknownOrigin, logo, footer, social = {}, colours = {} } = given
  const hrefs = Object.entries(social).flatMap(([kind, href]) => (href ? [{ kind: kind as Social, href }] : []))
  return {
    id: 'site',
    origin: url.replace(/\/$/, ''),
    locales: surroundings.locales.map(({ id }) => id),
    content: noSet,
    connect: given.connect,
    name: title,
    description,
    logo,
    favicon: given.favicon,
    image: given.image,
    head: given.head,
    announcement: announcementOf(given),
    colourMode: given.colourMode,
    social: hrefs.map(({ kind, href }) => ({ kind, href, label: channelName(kind, surroundings) })),
    copyright: footer?.copyright,
    navigation: {
      entries: given.navigation?.map(entryOf) ?? defaultMenu(given, surroundings),
      footer: {
        intro: description,
        columns: (footer?.columns ?? []).map(({ label, items }, index) => ({
          id: String(index),
          label,
          items: items.map(linkOf),
        })),
      },
    },
    tokens: given.tokens,
    theme: paletteOf(colours.primary ?? defaultColour, colours.accent),
  }
}

/** Another text is another announcement, unless an id says otherwise. */
function announcementOf({ announcement }: ThemedSite): ThemeBrand['announcement'] {
  if (!announcement) return undefined
  const { text, to, until, id = JSON.stringify(text) } = announcement
  return { id, text, href: to, until }
}

type Social = NonNullable<ThemeBrand['social']>[number]['kind']
const names: Readonly<Record<Social, Text | ((words: Words) => string)>> = {
  discord: 'Discord',
  linkedin: 'LinkedIn',
  x: 'X',
  weibo: ({ blog }) => blog.weibo,
  github: 'GitHub',
  gitee: 'Gitee',
  wechat: ({ channels }) => channels.wechat,
  qq: 'QQ',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  youtube: 'YouTube',
  npm: 'npm',
  mail: ({ channels }) => channels.mail,
  phone: ({ channels }) => channels.phone,
}

/** Some have a name of their own in a language. */
function channelName(kind: Social, { locales, wordsOf }: Surroundings): Text {
  const name = names[kind]
  return typeof name === 'function' ? Object.fromEntries(locales.map(({ id }) => [id, name(wordsOf(id))])) : name
}

/** Documentation and blog; each is shown where it has pages. */
function defaultMenu(given: ThemedSite, { locales, wordsOf }: Surroundings): readonly NavEntry[] {
  const labelOf = (section: 'docs' | 'blog'): Text =>
    Object.fromEntries(locales.map(({ id }) => [id, blogLabels(blogsOf(given)[0], id, wordsOf(id))[section]]))
  const sections = (['docs', 'blog'] as const).filter((section) => given[section] !== false)
  const { docs, blog } = sectionsOf(given)
  const to = { docs: docs.path, blog: blog.path }
  return sections.map((section) => ({ ...entryOf({ label: labelOf(section), to: to[section] }, 0), section }))
}

function linkOf({ label, to }: MenuLink): NavLink | NavExternal {
  return to.startsWith('/') ? { kind: 'link', id: to, label, path: to } : { kind: 'external', id: to, label, href: to }
}

/** An entry is current on the pages below where it leads. */
function entryOf(entry: MenuEntry, index: number): NavEntry {
  if (!('items' in entry)) {
    const item = linkOf(entry)
    return item.kind === 'link' ? { ...item, active: [item.path] } : item
  }
  const items = entry.items.map(linkOf)
  const active = items.flatMap((item) => (item.kind === 'link' ? [item.path] : []))
  return { kind: 'dropdown', id: String(index), label: entry.label, items, active }
}
