/** Icon, logo, picture of links, tags of the head and analytics of `docusaurus.config`, and what of them is left. */
import { posix } from 'node:path'
import type { ThemedSite } from '../../../preset/options.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import { isWritable, tagText, type Tag } from '../headTags.ts'
import type { Draft } from '../project.ts'
import { isPublicFile } from './pathnames.ts'

type Looks = Pick<ThemedSite, 'colourMode' | 'logo' | 'favicon' | 'image' | 'head' | 'analytics'>

export function looksOf(config: Fields, draft: Pick<Draft, 'files'>): Looks {
  const theme = fieldsOf(config['themeConfig'])
  const { logo: given, title: beside } = fieldsOf(theme['navbar'])
  const logo = fieldsOf(given)
  const title = textOf(beside) ? true : undefined
  const [light, dark] = [publicFile(logo['src'], draft), publicFile(logo['srcDark'], draft)]
  const icon = publicFile(config['favicon'], draft)
  const tags = headOf(config).filter(isWritable)
  const id = analyticsIn(config).find((each) => each.id)?.id
  return {
    colourMode: modeOf(fieldsOf(theme['colorMode'])),
    logo: light && (dark || title) ? { light, dark, title } : light,
    favicon: icon && /\.(?:svg|png|ico)$/i.test(icon) ? icon : undefined,
    image: publicFile(theme['image'], draft),
    head: tags.length ? tags : undefined,
    analytics: id ? { ga4: { id } } : undefined,
  }
}

/** Light is the default there; where nobody asked for it, the reader's system decides here. */
function modeOf({ defaultMode, disableSwitch, respectPrefersColorScheme }: Fields): Looks['colourMode'] {
  const mode = defaultMode === 'dark' ? 'dark' : 'light'
  if (disableSwitch === true) return { only: mode }
  return defaultMode === undefined || respectPrefersColorScheme === true ? undefined : mode
}

/** What there was and no setting took, as people call it. */
export function looksLeft(config: Fields, draft: Pick<Draft, 'files'>): readonly string[] {
  const looks = looksOf(config, draft)
  const { image, navbar } = fieldsOf(config['themeConfig'])
  const { srcDark: dark, href } = fieldsOf(fieldsOf(navbar)['logo'])
  const tags = headOf(config).filter((tag) => !isWritable(tag))
  const analytics = analyticsIn(config).filter(({ id }) => !id || id !== looks.analytics?.ga4?.id)
  return [
    ...(config['favicon'] && !looks.favicon ? [`The icon ${String(config['favicon'])} was left behind`] : []),
    ...(image && !looks.image
      ? [`The picture of links to the site (themeConfig.image), ${String(image)}, was left behind`]
      : []),
    ...(dark && (typeof looks.logo !== 'object' || !looks.logo.dark)
      ? [`The logo of the dark mode, ${String(dark)}, was left behind`]
      : []),
    ...(textOf(href) && href !== '/' ? [`The logo leads to the home page now, not to ${String(href)}`] : []),
    ...(tags.length ? [`Tags of the head were left behind: ${tags.map(tagText).join(', ')}`] : []),
    ...(analytics.length
      ? [`Analytics was left behind: ${analytics.map(({ name, id }) => (id ? `${name} ${id}` : name)).join(', ')}`]
      : []),
  ]
}

function publicFile(src: unknown, draft: Pick<Draft, 'files'>): string | undefined {
  const file = textOf(src) && posix.join('/', textOf(src)!)
  return file && isPublicFile(file, draft) ? file : undefined
}

/** `headTags`, and `metadata` of the theme, which are tags of meta. */
const headOf = (config: Fields): readonly Tag[] => [
  ...listOf(config['headTags'])
    .map(fieldsOf)
    .map(({ tagName, attributes, innerHTML }) => ({
      tag: String(tagName),
      attributes: fieldsOf(attributes),
      text: textOf(innerHTML),
    })),
  ...listOf(fieldsOf(config['themeConfig'])['metadata']).map((each) => ({
    tag: 'meta',
    attributes: fieldsOf(each),
    text: undefined,
  })),
]

/** `id`: of Google Analytics 4. */
type Analytics = { readonly name: string; readonly id: string | undefined }

/** Options of the preset, and plugins. */
const analyticsIn = (config: Fields): readonly Analytics[] => [
  ...listOf(config['presets'])
    .map((preset) => fieldsOf(Array.isArray(preset) ? preset[1] : undefined))
    .flatMap((options) =>
      ['gtag', 'googleAnalytics', 'googleTagManager'].flatMap((name) =>
        options[name] ? countersOf(name, fieldsOf(options[name])) : [],
      ),
    ),
  // Of early versions.
  ...['gtag', 'googleAnalytics'].flatMap((name) => {
    const options = fieldsOf(config['themeConfig'])[name]
    return options ? countersOf(name, fieldsOf(options)) : []
  }),
  ...listOf(config['plugins'])
    .map((plugin) => (Array.isArray(plugin) ? plugin : [plugin]))
    .filter(([name]) => /google-(?:gtag|analytics|tag-manager)$/.test(String(name)))
    .flatMap(([name, options]) => countersOf(String(name), fieldsOf(options))),
]

/** `trackingID` is one, or several. */
const countersOf = (name: string, { trackingID }: Fields): readonly Analytics[] =>
  [trackingID].flat().map((id) => ({ name, id: typeof id === 'string' && /^G-\w+$/.test(id) ? id : undefined }))
