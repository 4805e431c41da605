/** The plugins that come with the short form, each with what the theme knows of it. */
import type { Brand, Plugin } from '../engine/index.ts'
import { analytics } from '../plugins/analytics/index.ts'
import { blog, type BlogOptions } from '../plugins/blog/index.ts'
import { brandLogo } from '../plugins/brandLogo/index.ts'
import { docs } from '../plugins/docs/index.ts'
import { feeds } from '../plugins/feeds/index.ts'
import { hosts } from '../plugins/hosts/index.ts'
import { images, imageVariants } from '../plugins/images/index.ts'
import { i18n } from '../plugins/i18n/index.ts'
import { links } from '../plugins/links.ts'
import { llms } from '../plugins/llms.ts'
import type { ImageVariants, MarkdownOptions } from '../plugins/markdown/index.ts'
import { markdownSources } from '../plugins/markdownSources.ts'
import { mermaid } from '../plugins/mermaid/index.ts'
import { pages, type PagesOptions } from '../plugins/pages.ts'
import { prosePages } from '../plugins/prosePages/index.ts'
import { quality } from '../plugins/quality/index.ts'
import { redirects, redirectsOf } from '../plugins/redirects/index.ts'
import { robots } from '../plugins/robots.ts'
import { search } from '../plugins/search/index.ts'
import { sitemap } from '../plugins/sitemap.ts'
import { styles } from '../plugins/styles/index.ts'
import { theme } from '../plugins/theme/index.ts'
import { urls } from '../plugins/urls/index.ts'
import { webmanifest } from '../plugins/webmanifest.ts'
import type { ThemeBrand } from '../theme/brand.ts'
import { crumbsOf, keywordsOf, titleOf } from '../theme/searchFields.ts'
import { brandCss } from '../theme/styles/brandCss.ts'
import { contrastPairs } from '../theme/styles/contrastPairs.ts'
import { webmanifestMembers } from '../theme/webmanifestMembers.ts'
import type { Text } from '../theme/text.ts'
import type { Words } from '../theme/words/en/index.ts'
import { pick, type ByLocale } from '../theme/words/pick.ts'
import type { PluginSwitches, ThemedSite } from './options.ts'
import { blogLabels, blogsOf, sectionsOf } from './sections.ts'
import { doorsOf, siteFiles } from './siteFiles.ts'
import { themeFiles } from './themeFiles.ts'

type PluginInput = {
  readonly given: ThemedSite
  /** A locale and those that stand in for it. */
  readonly textLocales: (locale: string) => readonly string[]
  readonly wordsOf: (locale: string) => Words
  /** Of the project or the theme, as they are written. */
  readonly words: ByLocale<object>
  /** A component module of the project or the theme, by its name in the theme. */
  readonly viewOf: (name: string) => string
}

const lightLogo = (logo: ThemeBrand['logo']): string | undefined => (typeof logo === 'object' ? logo.light : logo)

export function pluginsOf(input: PluginInput): readonly Plugin[] {
  const { given, textLocales, wordsOf, words } = input
  const optionsOf = (name: keyof PluginSwitches): readonly object[] => [given[name] || {}].flat()
  const responsive = given.images?.responsive
  const variants = responsive ? imageVariants(responsive === true ? {} : responsive) : undefined
  const known = { ...makersOf(input, variants), ...finishersOf(given, wordsOf, textLocales) }
  const chosen = Object.entries(known).filter(([name]) => given[name as keyof PluginSwitches] !== false)
  return [
    ...chosen.flatMap(([name, make]) => optionsOf(name as keyof PluginSwitches).map((options) => make(options))),
    styles(),
    brandLogo({ of: (brand) => lightLogo((brand as ThemeBrand).logo) }),
    theme<Brand>({
      css: (brand) => brandCss((brand as ThemeBrand).theme, (brand as ThemeBrand).tokens),
      readable: contrastPairs,
    }),
    ...(variants ? [images(variants)] : []),
    ...(given.analytics ? [analytics(given.analytics)] : []),
    siteFiles(words, sectionsOf(given)),
    themeFiles(),
    ...(given.plugins ?? []),
  ]
}

type Makers = Readonly<Partial<Record<keyof PluginSwitches, (options: object) => Plugin>>>

const textIn = (text: Text | undefined, locales: readonly string[]): string | undefined =>
  typeof text === 'string' || !text ? text : pick(text, ...locales)

/** Who draws another kind of fence keeps the diagrams. */
const withMermaid = (options: { readonly fences?: MarkdownOptions['fences'] }) => ({
  ...options,
  fences: { mermaid, ...options.fences },
})

/** Files become pages. */
function makersOf({ given, wordsOf, viewOf }: PluginInput, variants: ImageVariants | undefined): Makers {
  const { editUrl } = given
  const markdown = { ...given.markdown, ...(variants && { images: variants }) }
  const labels = (locale: string) => ({ ...wordsOf(locale).labels, prose: wordsOf(locale).prose })
  return {
    docs: (options) =>
      docs({
        labels,
        ...markdown,
        view: viewOf('layouts/Doc'),
        indexView: viewOf('layouts/DocsIndex'),
        ...(editUrl && { editUrl: (file: string) => editUrl + file }),
        ...withMermaid(options),
      }),
    blog: (options: BlogOptions) =>
      blog({
        ...markdown,
        listView: viewOf('layouts/BlogList'),
        postView: viewOf('layouts/BlogPost'),
        indexView: viewOf('layouts/Index'),
        ...withMermaid(options),
        labels: (locale) => blogLabels(options, locale, wordsOf(locale)),
      }),
    prosePages: (options) => prosePages({ labels, ...markdown, view: viewOf('layouts/Page'), ...withMermaid(options) }),
    pages: ({ noindex, views, ...options }: PagesOptions) =>
      pages({
        ...options,
        noindex: (key, brand) => key === '/search/' || Boolean(noindex?.(key, brand)),
        views: {
          '/': viewOf('pages/index.page'),
          '/404/': viewOf('pages/404.page'),
          '/search/': viewOf('pages/search.page'),
          ...views,
        },
      }),
  }
}

/** Pages become files and problems. */
function finishersOf(
  given: ThemedSite,
  wordsOf: PluginInput['wordsOf'],
  textLocales: PluginInput['textLocales'],
): Makers {
  const sections = sectionsOf(given)
  const blogs = blogsOf(given)
  return {
    redirects,
    sitemap,
    robots,
    feeds: (options) =>
      feeds({
        section: blogs.map(({ base }) => base),
        about: (brand, locale, section) => {
          const own = blogs.find(({ base }) => base === section)
          const labels = blogLabels(own, locale, wordsOf(locale))
          const { name, description } = brand as ThemeBrand
          const about =
            own?.labels?.(locale).description ?? textIn(description, textLocales(locale)) ?? labels.description
          const { feedHelp: help } = wordsOf(locale).outputs
          return { title: `${name} ${labels.blog}`, description: about, author: name, help }
        },
        ...options,
      }),
    search: (options) =>
      search({
        crumbs: crumbsOf,
        title: (title, brand) => titleOf(title, brand as ThemeBrand),
        keywords: keywordsOf,
        ...options,
      }),
    markdownSources,
    llms: (options) =>
      llms({
        about: (brand, locale) => {
          const { outputs } = wordsOf(locale)
          const { name, description } = brand as ThemeBrand
          const summary = textIn(description, textLocales(locale)) ?? name
          return { title: name, summary, details: `- ${outputs.markdown}`, pages: outputs.pages }
        },
        sections: (_brand, locale) => {
          const words = wordsOf(locale)
          return [
            { prefix: sections.docs.path, title: words.labels.docs },
            ...blogs.map((own) => ({ prefix: `/${own.base}/`, title: blogLabels(own, locale, words).blog })),
          ]
        },
        ...options,
      }),
    webmanifest: () => webmanifest({ members: (brand) => webmanifestMembers(brand as ThemeBrand) }),
    hosts: (options) =>
      hosts({ redirects: (site) => [...redirectsOf(site), ...doorsOf(site, sections.docs)], ...options }),
    urls,
    links,
    quality,
    i18n,
  }
}
