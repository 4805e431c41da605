/** What `site.config.ts` exports, and the identities that give its author completion. */
import type { GenericSchema } from 'valibot'
import type { Brand, Locale, Plugin, Severity } from '../types.ts'

export type BrandOptions = {
  /** Default `brands`. Each folder in it that has a `brand.ts` is a brand, named after the folder. */
  readonly folder?: string | undefined
  /** What the site wants of a brand beyond what the engine needs. */
  readonly schema?: GenericSchema<unknown, Brand> | undefined
  /** Files every brand must have, from its folder: `public/logo.svg`. */
  readonly files?: readonly string[] | undefined
  /** The brand that its file stands for, where that may say less: called with what has passed `schema`, and the name of its folder. */
  readonly expand?: ((given: Brand, id: string) => Brand) | undefined
}

export type SiteOptions = {
  /** The first one is the default and has no prefix in paths. */
  readonly locales: readonly Locale[]
  /** Folder of the brands, or more about them; or the brands themselves. */
  readonly brands?: string | BrandOptions | readonly Brand[] | undefined
  /** Folder with `<set>/<locale>/…`; with `<locale>/…` for brands whose set is `.`. Default `content`. */
  readonly content?: string | undefined
  /** Folder of the site's own components, with `layouts/`, `pages/` and `public/`. Default: that of `app`. */
  readonly folder?: string | undefined
  /** More folders of components, each with `layouts/` and `pages/`: `['theme']`. Default: none. */
  readonly components?: readonly string[] | undefined
  /** Component module with `defineApp`. Default `site/app.tsx`. */
  readonly app?: string | undefined
  /** Browser entry, loaded on each page. Default `site/client.ts`, if there is one. */
  readonly client?: string | undefined
  /** Default `dist`; each brand has its folder below. */
  readonly out?: string | undefined
  /** Other hosts whose images, videos and recordings pages may show: `{ hosts: ['https://img.example.com'] }`. Default: none. */
  readonly images?:
    | {
        /** Origins of those hosts. */
        readonly hosts?: readonly string[] | undefined
      }
    | undefined
  /** Allow styles in the markup of pages and those that scripts add, as libraries of components need them. The policy of pages then says `'unsafe-inline'` of styles. Default `false`. */
  readonly inlineStyles?: boolean | undefined
  /** Other hosts that frames of pages may show: `{ hosts: ['https://www.youtube-nocookie.com'] }`. Default: none. */
  readonly frames?:
    | {
        /** Origins of those hosts. */
        readonly hosts?: readonly string[] | undefined
      }
    | undefined
  /** How addresses of pages end, for brands that do not say it: `always` with a slash, or `never`. Default `always`. */
  readonly trailingSlash?: Brand['trailingSlash']
  /** In this order their pages, files and problems are joined. */
  readonly plugins: readonly Plugin[]
  /** Another severity by diagnostic code: `{ 'link-broken': 'warning', 'image-alt-missing': 'off' }`. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>> | undefined
  /** A cache that several machines use: one builds what the others have not. Default: none. */
  readonly store?: StoreOptions | undefined
  /** Seconds a plugin's hook may take before the work is given up. Default 120. */
  readonly hookTimeout?: number | undefined
}

export type StoreOptions = {
  /** A server with `GET` and `PUT` of `/ac/…` and `/cas/…`, as Bazel uses it: `https://cache.example.com/site`. The variable `SITE_STORE_URL` goes before it. Default: none. */
  readonly url?: string | undefined
  /** Take values from it and leave none there, for builds of code one does not trust; so does `SITE_STORE_READ_ONLY=1`. Default `false`. */
  readonly readOnly?: boolean | undefined
  /** Seconds for all that is taken before a build, and again for what is left after it. Default 5. */
  readonly timeout?: number | undefined
  /** Allow `http:` to another machine, where anybody on the way can change what is published. Default `false`. */
  readonly insecure?: boolean | undefined
}

/** A shorter form of the options, which a package may offer: what `site.config.ts` exports in their place. */
export type Preset<Given = unknown> = {
  /** Of what was written in `site.config.ts`. */
  readonly schema: GenericSchema<unknown, Given>
  readonly given: Given
  /** `root` is absolute. Called when `given` has passed the schema. */
  expand(given: Given, root: string): SiteOptions | Promise<SiteOptions>
}

export const defineSite = (options: SiteOptions): SiteOptions => options

export const definePlugin = (plugin: Plugin): Plugin => plugin
