/** What a short configuration may say. A message is the noun phrase after "should be". */
import * as v from 'valibot'
import { headTag } from '../engine/html/headTag.ts'
import { brandSchema, siteSchema } from '../engine/config/schema.ts'
import { alsoCalled } from '../engine/optionsSchema.ts'
import { analyticsOptions } from '../plugins/analytics/index.ts'
import { blogOptions } from '../plugins/blog/index.ts'
import { docsOptions } from '../plugins/docs/index.ts'
import { feedsOptions } from '../plugins/feeds/index.ts'
import { builtInNames } from '../plugins/markdown/index.ts'
import { hostsOptions } from '../plugins/hosts/index.ts'
import { llmsOptions } from '../plugins/llms.ts'
import { pagesOptions } from '../plugins/pages.ts'
import { prosePagesOptions } from '../plugins/prosePages/index.ts'
import { codeTransformers, pluggables } from '../plugins/proseOptions.ts'
import { qualityOptions } from '../plugins/quality/index.ts'
import { redirectsOptions } from '../plugins/redirects/index.ts'
import { robotsOptions } from '../plugins/robots.ts'
import { searchOptions } from '../plugins/search/index.ts'
import { sitemapOptions } from '../plugins/sitemap.ts'
import { iconTypes } from '../theme/iconOf.ts'
import { constants } from '../theme/styles/tokens.ts'
import { brandIcons } from '../theme/ui/brandIcons.ts'
import { namesElsewhere } from './namesElsewhere.ts'
import { brandFields, type PluginSwitches, type ThemedSite } from './options.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('some text'))
const text = v.union([words, v.record(localeId(), words)], 'a text, or one for each locale')
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'a colour such as "#0067a8"'))
const address = v.pipe(v.string(), v.check(isAddress, 'an address starting with https:, http:, mailto: or tel:'))
const file = v.pipe(v.string(), v.regex(/^\/[^/\s?#]\S*$/, 'a file below public/, such as "/logo.svg"'))
const logos = v.strictObject({ light: file, dark: v.optional(file), title: v.optional(v.boolean()) })
/** Of a plugin, what the theme looks for; the rest is told with the whole configuration. */
const { components, client, mdx } = siteSchema.entries.plugins.item.entries
const namedFiles = v.looseObject({ components, client, mdx })
const mode = v.picklist(['light', 'dark'], '"light" or "dark"')
const siteAddress = v.pipe(
  v.string(),
  v.check(isSite, 'an address such as "https://docs.example.com" or "https://me.github.io/docs/"'),
)
const tokenNames = Object.keys(constants)
const tokenValue = v.pipe(words, v.regex(/^[^;{}<>]*$/, 'a value of CSS such as "90rem"'))
const target = v.pipe(
  v.string(),
  v.check(
    (to) => /^\/([^\s?#]+\/)*(#\S+)?$/.test(to) || isAddress(to),
    'a path with a slash at both ends, such as "/docs/intro/", or an address',
  ),
)
const link = v.strictObject({ label: text, to: target })
const menu = v.strictObject({ label: text, items: v.array(link) })

/** What the plugin says of its own options; what it requires, the theme gives it. */
const plugin = (options: v.StrictObjectSchema<v.ObjectEntries, undefined>) =>
  v.optional(
    v.lazy((given) =>
      typeof given === 'object' && given !== null
        ? v.partial(options)
        : v.literal(false, '`false`, or an object with options'),
    ),
  )

/** Of several sections, each has options of its own. */
const sections = (options: v.StrictObjectSchema<v.ObjectEntries, undefined>) =>
  v.optional(v.lazy((given) => (Array.isArray(given) ? v.array(v.partial(options)) : plugin(options).wrapped)))

const none = v.strictObject({})

const switches = {
  docs: sections(docsOptions),
  blog: sections(blogOptions),
  pages: plugin(pagesOptions),
  prosePages: plugin(prosePagesOptions),
  search: plugin(searchOptions),
  sitemap: plugin(sitemapOptions),
  robots: plugin(robotsOptions),
  feeds: plugin(feedsOptions),
  redirects: plugin(redirectsOptions),
  markdownSources: plugin(none),
  llms: plugin(llmsOptions),
  webmanifest: plugin(none),
  hosts: plugin(hostsOptions),
  urls: plugin(none),
  links: plugin(none),
  quality: plugin(qualityOptions),
  i18n: plugin(none),
} satisfies Record<keyof PluginSwitches, v.GenericSchema>

/** Checked with the whole configuration, to which they go as they are. */
const passedOn = v.optional(v.any())

const variants = v.strictObject({
  widths: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(16))), v.nonEmpty('widths in px'))),
  formats: v.optional(v.pipe(v.array(v.picklist(['avif', 'webp'])), v.nonEmpty('`avif`, `webp` or both'))),
  quality: v.optional(v.record(v.picklist(['avif', 'webp']), v.pipe(v.number(), v.minValue(1), v.maxValue(100)))),
  proseWidth: v.optional(v.pipe(v.number(), v.minValue(16))),
})

const settings = v.strictObject({
  title: words,
  description: v.optional(text),
  url: v.optional(siteAddress),
  locales: v.optional(
    v.pipe(
      v.array(v.union([localeId(), v.looseObject({})], 'a locale id such as "en", or an object about one')),
      v.nonEmpty('a list with at least one locale'),
    ),
  ),
  logo: v.optional(v.lazy((given) => (typeof given === 'object' ? logos : file))),
  favicon: v.optional(v.pipe(file, v.check(isIcon, 'an SVG, PNG or ICO file such as "/favicon.ico"'))),
  image: v.optional(file),
  head: v.optional(v.array(headTag)),
  colourMode: v.optional(v.lazy((given) => (typeof given === 'object' ? v.strictObject({ only: mode }) : mode))),
  announcement: v.optional(
    v.strictObject({
      text,
      to: v.optional(target),
      until: v.optional(v.pipe(v.string(), v.check(isDay, 'a day such as "2026-12-31"'))),
      id: v.optional(words),
    }),
  ),
  navigation: v.optional(
    v.array(v.lazy((entry) => (typeof entry === 'object' && entry !== null && 'items' in entry ? menu : link))),
  ),
  footer: v.optional(
    v.strictObject({
      columns: v.optional(v.array(v.strictObject({ label: text, items: v.array(link) }))),
      copyright: v.optional(text),
    }),
  ),
  social: v.optional(
    v.strictObject(Object.fromEntries(Object.keys(brandIcons).map((kind) => [kind, v.optional(address)]))),
  ),
  colours: v.optional(v.strictObject({ primary: v.optional(colour), accent: v.optional(colour) })),
  tokens: v.optional(v.record(v.picklist(tokenNames, 'a property of the theme such as "--w-page"'), tokenValue)),
  connect: brandSchema.entries.connect,
  editUrl: v.optional(address),
  analytics: v.optional(analyticsOptions),
  plugins: v.optional(v.pipe(v.array(namedFiles), v.rawCheck(namesOfComponents))),
  content: passedOn,
  out: passedOn,
  trailingSlash: passedOn,
  markdown: v.optional(
    v.strictObject({
      remark: v.optional(pluggables),
      rehype: v.optional(pluggables),
      codeTransformers: v.optional(codeTransformers),
    }),
  ),
  images: v.optional(
    v.looseObject({
      hosts: passedOn,
      responsive: v.optional(
        v.lazy((given) =>
          typeof given === 'object' ? variants : v.boolean('`true` or `false`, or an object with options'),
        ),
      ),
    }),
  ),
  inlineStyles: passedOn,
  frames: passedOn,
  severities: passedOn,
  store: siteSchema.entries.store,
  hookTimeout: passedOn,
  ...switches,
})

export const themedBrandSchema = v.pipe(
  v.strictObject({
    ...v.partial(v.pick(settings, brandFields)).entries,
    url: settings.entries.url,
    locales: v.optional(v.pipe(v.array(localeId()), v.nonEmpty('a list with at least one locale id'))),
    content: v.optional(words),
    default: v.optional(v.boolean()),
    trailingSlash: brandSchema.entries.trailingSlash,
    proseHome: brandSchema.entries.proseHome,
    words: brandSchema.entries.words,
    fields: v.optional(v.record(v.string(), v.any())),
  }),
  alsoCalled(namesElsewhere),
)

export const themedSiteSchema = v.pipe(settings, alsoCalled(namesElsewhere)) as unknown as v.GenericSchema<
  unknown,
  ThemedSite
>

function localeId() {
  return v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'a locale id such as "en"'))
}

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^(?:https?|mailto|tel):$/.test(new URL(value).protocol)
}

/** Of the calendar, too: 30 February is none. */
function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day)
}

function isIcon(file: string): boolean {
  return Object.keys(iconTypes).some((end) => file.toLowerCase().endsWith(`.${end}`))
}

/** The engine looks at its parts. */
function isSite(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
}

/** A component of a plugin that prose would never show, because Markdown has one of that name itself. */
function namesOfComponents({ dataset, addIssue }: v.RawCheckContext<v.InferOutput<typeof namedFiles>[]>): void {
  const plugins = dataset.typed ? dataset.value : []
  for (const [index, plugin] of plugins.entries())
    for (const name of Object.keys(plugin.mdx ?? {}).filter((each) => builtInNames().includes(each)))
      addIssue({
        message: `a plugin without a component <${name}>, which Markdown has itself`,
        input: plugin['name'],
        path: [{ type: 'array', origin: 'value', input: plugins, key: index, value: plugin }],
      })
}
