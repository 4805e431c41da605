/** Setting by setting: what it becomes, and what is said where it has no place. */
import type { ThemedSite } from '../../../preset/options.ts'
import { posix } from 'node:path'
import { fieldsOf, textOf, type Fields } from '../fields.ts'
import type { Draft } from '../project.ts'
import type { Language, VitePress } from './config.ts'
import { colourIn, headTagsOf, logoOf, socialOf } from './looks.ts'
import { footerOf, navigationOf } from './menus.ts'
import type { Pages } from './pages.ts'
import { merged } from '../texts.ts'

export type Given = { readonly site: VitePress; readonly pages: Pages; readonly draft: Draft }

type Setting = {
  /** Settings of the new site. */
  readonly becomes?: (given: Given) => Fields
  /** What is lost of a value, in sentences; undefined where nothing is. */
  readonly told?: string | ((value: unknown, given: Given) => string | readonly string[] | undefined)
}

/** Nothing is said of them. */
const silent = (keys: string): Readonly<Record<string, Setting>> =>
  Object.fromEntries(keys.split(/\s+/).map((key) => [key, {}]))

const isOff = (value: unknown): boolean => value === undefined || value === false

/** Of the configuration, in the order of the new one. */
const settings: Readonly<Record<string, Setting>> = {
  title: {
    becomes: ({ site }) => ({ title: textOf(site.languages[0]!.config['title']) ?? 'VitePress' }),
    told: otherTitles,
  },
  description: { becomes: ({ site }) => ({ description: textIn(site.languages, 'description') }) },
  sitemap: { becomes: ({ site }) => ({ url: addressIn(site) }) },
  base: {
    told: (value, { site }) =>
      value !== '/' && !addressIn(site)
        ? `The site lies below ${String(value)}: write url with that path at its end`
        : undefined,
  },
  // Its addresses have no slash at the end, and files of that name are what .html was.
  cleanUrls: { becomes: () => ({ trailingSlash: 'never' }) },
  locales: {
    becomes: ({ site }) => ({ locales: site.languages.map(localeOf) }),
    told: (_, { site: { strange, elsewhere } }) =>
      [
        strange.length ? `Keys of locales that are no languages: ${strange.join(', ')}` : [],
        elsewhere.length
          ? `Languages at other addresses are not in the menu of languages: ${elsewhere.join(', ')}`
          : [],
      ].flat(),
  },
  head: {
    becomes: ({ site }) => {
      const { left: _, ...tags } = headTagsOf(site)
      return tags
    },
    told: (_, { site }) => {
      const { left } = headTagsOf(site)
      return left.length ? `Tags of the head were left behind: ${left.join(', ')}` : undefined
    },
  },
  ignoreDeadLinks: {
    becomes: ({ site, draft }) => ({
      severities: {
        'front-matter-unknown-key': 'warning',
        'link-broken': isOff(site.config['ignoreDeadLinks']) && !isIncomplete(draft) ? undefined : 'warning',
        // VitePress looks at pages, not at what is on them.
        'anchor-broken': 'warning',
        'fence-broken': draft.drawings.size ? 'warning' : undefined,
      },
    }),
  },
  markdown: {
    told: (value) => {
      const known = ['lineNumbers', 'math', 'container', 'toc', 'image', 'codeCopyButtonTitle']
      const left = Object.keys(fieldsOf(value)).filter((key) => !known.includes(key))
      const names = left.map((key) => `markdown.${key}`)
      return names.length ? `Settings of Markdown were left behind: ${names.join(', ')}` : undefined
    },
  },
  rewrites: {
    told: (value) =>
      typeof value === 'string' ? 'Addresses that a function makes (rewrites) are those of the files now' : undefined,
  },
  titleTemplate: { told: (value) => `The end of titles in browsers is the title of the site, not "${String(value)}"` },
  appearance: {
    becomes: ({ site }) => ({ colourMode: modeOf(site.config['appearance']) }),
    told: (value) =>
      value === true || modeOf(value) !== undefined
        ? undefined
        : 'The colour mode (appearance) follows the reader’s system',
  },
  ...silent(`lang dir label link themeConfig srcDir srcExclude outDir cacheDir assetsDir lastUpdated metaChunk mpa
    buildConcurrency useWebFonts scrollOffset`),
}

const modeOf = (appearance: unknown): ThemedSite['colourMode'] =>
  appearance === false
    ? { only: 'light' }
    : appearance === 'force-dark'
      ? { only: 'dark' }
      : appearance === 'dark'
        ? 'dark'
        : undefined

/** Of `themeConfig`. */
const themeSettings: Readonly<Record<string, Setting>> = {
  logo: {
    becomes: ({ site }) => {
      const { logo, siteTitle } = site.languages[0]!.theme
      return { logo: logoOf(site, logo, siteTitle) }
    },
    told: (value, { site }) =>
      value && !logoOf(site, value, true) ? `The logo ${JSON.stringify(value)} was left behind` : undefined,
  },
  siteTitle: {
    told: (value, { site }) =>
      typeof value === 'string' && value !== site.config['title']
        ? `The bar had a title of its own, "${value}"`
        : undefined,
  },
  nav: { becomes: ({ site, ...given }) => ({ navigation: navigationOf({ ...site, ...given }) }) },
  footer: {
    becomes: ({ site }) => ({ footer: footerOf(site) }),
    told: (value) => {
      const left = Object.keys(fieldsOf(value)).filter((key) => key !== 'message' && key !== 'copyright')
      return left.length ? `Parts of the foot were left behind: ${left.join(', ')}` : undefined
    },
  },
  socialLinks: {
    becomes: ({ site }) => {
      const { social } = socialOf(site.languages[0]!.theme['socialLinks'])
      return { social: Object.keys(social).length ? social : undefined }
    },
    told: (value) => {
      const { left } = socialOf(value)
      return left.length ? `Places elsewhere that have no sign here: ${left.join(', ')}` : undefined
    },
  },
  editLink: { told: 'Links to edit a page: write editUrl when the new place of the files is known' },
  search: {
    told: (value) =>
      fieldsOf(value)['provider'] === 'algolia' ? 'Search of Algolia: the site has its own search now' : undefined,
  },
  algolia: { told: 'Search of Algolia: the site has its own search now' },
  outline: {
    told: (value) =>
      typeof value === 'object' && !Array.isArray(value) && !('level' in fieldsOf(value))
        ? undefined
        : 'Levels of all tables of contents (outline): pages say theirs with toc_min_heading_level and toc_max_heading_level',
  },
  ...silent('sidebar lastUpdated externalLinkIcon i18nRouting aside'),
}

/** Words of the theme, which has its own in each language. */
const words = new Set(
  `outlineTitle lastUpdatedText docFooter darkModeSwitchLabel lightModeSwitchTitle darkModeSwitchTitle sidebarMenuLabel
  returnToTopLabel langMenuLabel skipToContentLabel notFound`.split(/\s+/),
)

/** What `site.config.ts` says; `undefined` has nothing to say. */
export function settingsOf(given: Given): Fields {
  const colour = colourIn(given.site)
  const all = [...Object.values(settings), ...Object.values(themeSettings)]
  return Object.assign({}, ...all.map(({ becomes }) => becomes?.(given) ?? {}), {
    colours: colour ? { primary: colour } : undefined,
  })
}

/** A line for each thing that is left. */
export function notesOf(given: Given): readonly string[] {
  const { config, languages } = given.site
  const theme = languages[0]!.theme
  const told = [...notesIn(config, settings, given), ...notesIn(theme, themeSettings, given)]
  const own = Object.keys(theme).filter((key) => words.has(key))
  const left = [
    ...Object.keys(theme)
      .filter((key) => !themeSettings[key] && !words.has(key))
      .map((key) => `themeConfig.${key}`),
    ...Object.keys(config).filter((key) => !settings[key]),
  ]
  return [
    ...new Set(told),
    ...(own.length ? [`Words of the theme were left behind, see "site eject words": ${own.join(', ')}`] : []),
    ...(left.length ? [`Settings that were left behind: ${left.join(', ')}`] : []),
  ]
}

const notesIn = (values: Fields, table: Readonly<Record<string, Setting>>, given: Given): readonly string[] =>
  Object.entries(table).flatMap(([key, { told }]) => {
    if (values[key] === undefined) return []
    return (typeof told === 'function' ? told(values[key], given) : told) ?? []
  })

/** Pages or entries that code made are missing, and so are their addresses. */
const isIncomplete = ({ addresses, notes }: Draft): boolean =>
  addresses.some(({ now }) => now === undefined) || notes.some(({ text }) => text.startsWith('Pages that code makes'))

const textIn = (languages: readonly Language[], key: string) => {
  const [first, ...others] = languages.map(({ id, config }) => [id, textOf(config[key])] as const)
  const said = others.flatMap(([id, text]) => (text ? [[id, text] as const] : []))
  return first?.[1] && merged(first[1], first[0], said)
}

/** With the path that the site lies below. VitePress knows its host only for the sitemap. */
const addressIn = ({ config }: VitePress): string | undefined => {
  const host = textOf(fieldsOf(config['sitemap'])['hostname'])
  if (!host || !URL.canParse(host)) return undefined
  const { origin, pathname } = new URL(host)
  const base = posix.join('/', textOf(config['base']) ?? '/')
  return origin + (pathname === '/' ? base : pathname).replace(/\/$/, '')
}

function otherTitles(_: unknown, { site: { languages } }: Given): string | undefined {
  const titles = languages.map(({ config }) => textOf(config['title']))
  return new Set(titles).size > 1
    ? `A site has one title in all languages, the others were left behind: ${titles.slice(1).join(', ')}`
    : undefined
}

const localeOf = ({ id, name, lang }: Language): unknown =>
  name || lang.toLowerCase() !== id ? { id, name: name ?? id, lang } : id
