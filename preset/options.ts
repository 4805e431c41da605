/** The short form of `site.config.ts`: what a site with the theme, in one brand, has to say of itself. */
import type { Brand, HeadTag, Locale, Plugin, SiteOptions } from '../engine/index.ts'
import type { AnalyticsOptions } from '../plugins/analytics/index.ts'
import type { BlogOptions } from '../plugins/blog/index.ts'
import type { DocsOptions } from '../plugins/docs/index.ts'
import type { FeedsOptions } from '../plugins/feeds/index.ts'
import type { HostsOptions } from '../plugins/hosts/index.ts'
import type { ImageVariantsOptions } from '../plugins/images/index.ts'
import type { LlmsOptions } from '../plugins/llms.ts'
import type { PagesOptions } from '../plugins/pages.ts'
import type { ProsePagesOptions } from '../plugins/prosePages/index.ts'
import type { QualityOptions } from '../plugins/quality/index.ts'
import type { RedirectsOptions } from '../plugins/redirects/index.ts'
import type { ProseOptions } from '../plugins/proseOptions.ts'
import type { RobotsOptions } from '../plugins/robots.ts'
import type { SearchOptions } from '../plugins/search/index.ts'
import type { SitemapOptions } from '../plugins/sitemap.ts'
import type { ThemeBrand } from '../theme/brand.ts'
import type { Text } from '../theme/text.ts'

/** Where an entry of a menu leads: a path in the default locale, such as `/docs/intro/`, or an address. */
export type MenuLink = { readonly label: Text; readonly to: string }

export type MenuEntry = MenuLink | { readonly label: Text; readonly items: readonly MenuLink[] }

/** What `brands/<id>/brand.ts` exports: what the brand has other than the site. */
export type ThemedBrand = Partial<Pick<ThemedSite, (typeof brandFields)[number]>> &
  Pick<Brand, 'trailingSlash' | 'proseHome' | 'words'> & {
    /** Where it will be: `https://acme.example.com`. */
    readonly url?: string | undefined
    /** Default: those of the site. The first one is its default. */
    readonly locales?: readonly string[] | undefined
    /** The set of content that it shows: `content/<set>/<locale>/`. Default: `content/<locale>/` where there are such folders, else the set of its name. */
    readonly content?: string | undefined
    /** Comes first in dev and preview. */
    readonly default?: boolean | undefined
    /** More about it, for components of the project: `useBrand().fields`. */
    readonly fields?: Readonly<Record<string, unknown>> | undefined
  }

/** What the site says for all its brands, until one says it otherwise. */
export const brandFields = [
  'title',
  'description',
  'logo',
  'announcement',
  'colourMode',
  'favicon',
  'image',
  'head',
  'navigation',
  'footer',
  'social',
  'colours',
  'tokens',
  'connect',
] as const

type SocialKind = NonNullable<ThemeBrand['social']>[number]['kind']

/** `false`: without the plugin. */
type Switch<Options> = false | Partial<Options> | undefined
/** Or several sections, each with options of its own: `[{}, { base: 'handbook' }]`. */
type Sections<Options> = Switch<Options> | readonly Partial<Options>[]

/** Options of the plugins that come with it; each is on unless it says `false`. */
export type PluginSwitches = {
  readonly docs?: Sections<DocsOptions<Brand>>
  readonly blog?: Sections<BlogOptions>
  readonly pages?: Switch<PagesOptions>
  readonly prosePages?: Switch<ProsePagesOptions>
  readonly search?: Switch<SearchOptions<Brand>>
  readonly sitemap?: Switch<SitemapOptions>
  readonly robots?: Switch<RobotsOptions>
  readonly feeds?: Switch<FeedsOptions<Brand>>
  readonly redirects?: Switch<RedirectsOptions>
  readonly markdownSources?: Switch<Record<never, never>>
  readonly llms?: Switch<LlmsOptions<Brand>>
  readonly webmanifest?: Switch<Record<never, never>>
  readonly hosts?: Switch<HostsOptions>
  readonly urls?: Switch<Record<never, never>>
  readonly links?: Switch<Record<never, never>>
  readonly quality?: Switch<QualityOptions>
  readonly i18n?: Switch<Record<never, never>>
}

export type ThemedSite = PluginSwitches &
  Pick<
    SiteOptions,
    'content' | 'out' | 'trailingSlash' | 'inlineStyles' | 'frames' | 'severities' | 'store' | 'hookTimeout'
  > & {
    readonly images?:
      | (SiteOptions['images'] & {
          /** Smaller and better compressed files of images of the prose. Needs the package `@napi-rs/image`. Default `false`. */
          readonly responsive?: boolean | ImageVariantsOptions | undefined
        })
      | undefined
    /** Name of the site, in its bar and in titles. */
    readonly title: string
    /** One sentence, on the home page and for search engines. */
    readonly description?: Text | undefined
    /** Where it will be: `https://docs.example.com`, `https://me.github.io/docs/`. Canonical addresses, feeds and the sitemap need it. */
    readonly url?: string | undefined
    /** Ids, or more about each (`{ id, name, lang, dir, fallback }`, as a site of its own has them): the first one is the default and has no prefix in paths. Default `['en']`. */
    readonly locales?: readonly (string | Locale)[] | undefined
    /** A picture below `public/`, `/logo.svg`, or one for each colour mode: `{ light: '/logo.svg', dark: '/logo-dark.svg' }`, with the title beside it: `title: true`. Default: the title. */
    readonly logo?:
      | string
      | { readonly light: string; readonly dark?: string | undefined; readonly title?: boolean | undefined }
      | undefined
    /** A picture below `public/`, `/favicon.ico`: an SVG, PNG or ICO. Default: `/favicon.svg` where there is one, or the first letter of the title. */
    readonly favicon?: string | undefined
    /** A picture below `public/`, `/preview.png`, for previews of links to pages that have none of their own. */
    readonly image?: string | undefined
    /** Further tags in the head of every page: `[{ tag: 'meta', attributes: { name: 'google-site-verification', content: '…' } }]`. Scripts come with `analytics` and with plugins. */
    readonly head?: readonly HeadTag[] | undefined
    /** `'light'` or `'dark'`: what pages are until a reader chooses. `{ only: 'dark' }`: what they always are, without a button. Default: the reader's system decides. */
    readonly colourMode?: 'light' | 'dark' | { readonly only: 'light' | 'dark' } | undefined
    /** News in a bar on top of every page, until a reader closes it: `{ text: 'Version 2 is out', to: '/blog/v2/', until: '2026-12-31' }`. */
    readonly announcement?:
      | {
          readonly text: Text
          readonly to?: string | undefined
          readonly until?: string | undefined
          readonly id?: string | undefined
        }
      | undefined
    /** Entries of the bar. Default: documentation and blog, where there are any. */
    readonly navigation?: readonly MenuEntry[] | undefined
    readonly footer?:
      | {
          readonly columns?: readonly { readonly label: Text; readonly items: readonly MenuLink[] }[] | undefined
          readonly copyright?: Text | undefined
        }
      | undefined
    /** Addresses of its places elsewhere, by kind: `{ github: 'https://github.com/me/docs' }`. */
    readonly social?: { readonly [Kind in SocialKind]?: string | undefined } | undefined
    /** `#rrggbb`. Shades for both colour modes are derived from it, such that everything stays readable. */
    readonly colours?: { readonly primary?: string | undefined; readonly accent?: string | undefined } | undefined
    /** Sizes, spaces and type, by the names of the theme's custom properties: `{ '--w-page': '90rem' }`. */
    readonly tokens?: ThemeBrand['tokens']
    /** Origins that pages may send requests to, besides their own: `['https://api.example.com']`. Default: none. */
    readonly connect?: Brand['connect']
    /** Where the source of a page can be edited; its file comes behind it: `https://github.com/me/docs/edit/main/`. */
    readonly editUrl?: string | undefined
    /** Plugins of remark and rehype and transformers of Shiki, as they are published, for all prose: `{ remark: [remarkMath], rehype: [[rehypeKatex, { output: 'mathml' }]] }`. */
    readonly markdown?: Pick<ProseOptions, 'remark' | 'rehype' | 'codeTransformers'> | undefined
    /** Counts visits with a service: `{ plausible: { domain: 'docs.example.com' } }`. Not in dev. Default: none. */
    readonly analytics?: AnalyticsOptions | undefined
    /** Beside those that come with it. */
    readonly plugins?: readonly Plugin[] | undefined
  }
