/**
 * What a brand is to this site. A component reads these fields and never compares a brand's name.
 *
 * Components import types from here and the value with `useBrand<SiteBrand>()`; nothing of it reaches a browser but
 * what they pass to an island.
 */
import type { Sidebars } from '../plugins/docs/types.ts'
import type { SearchService } from '../plugins/search/types.ts'
import type { SocialLink, Theme, ThemeBrand } from '../theme/brand.ts'
import type { Navigation } from './navigation.ts'
import type { Text } from './text.ts'

/** What a task of the replication platform can do, as the home page tells it. */
export type Ability = 'incremental' | 'full' | 'cleaning' | 'schema' | 'verify' | 'ai' | 'twoWay' | 'monitor'

export type RegisterField = 'userName' | 'company' | 'email' | 'emailCode' | 'phone' | 'smsCode' | 'password'

export type SiteBrand = Omit<ThemeBrand<Text>, 'navigation' | 'copyright' | 'tokens'> & {
  /** The brand shown first, where one has to be first. */
  readonly default?: boolean | undefined
  /** The product as its language writes it. */
  readonly product: Text
  /** The product of the same house that is sold elsewhere, and where; pages about it are shown here too. */
  readonly sister: { readonly name: string; readonly site: string }
  readonly company: string
  readonly edition: 'international' | 'domestic' | 'collaboration'
  /** What is sold: the replication platform or database management. Home page, prices and facts follow it. */
  readonly offering: 'replication' | 'management'
  /** Region of the console: `china` sends verification codes by SMS, `global` by e-mail. */
  readonly deploySite: 'china' | 'global'

  /** Where the console's API answers, without a slash at the end. */
  readonly apiBase: string
  /** The console itself. */
  readonly cloudUrl: string
  readonly currency: 'USD' | 'CNY'
  /** What one logs in with beside the password. */
  readonly account: 'email' | 'phone'
  /** Every field shown is required. */
  readonly registerFields: readonly RegisterField[]
  /** Country sent with a registration. */
  readonly country: string

  readonly contact: {
    readonly support: string
    readonly sales?: string | undefined
    readonly jobs?: string | undefined
    readonly phone?: string | undefined
    readonly qqGroup?: string | undefined
    /** Link of the WeChat account, as its QR code says it. Without it no code is shown, and nothing that leads to one. */
    readonly wechat?: string | undefined
  }
  readonly social: readonly SocialLink<Text>[]
  readonly legal: {
    readonly company: Text
    readonly year: number
    readonly icp?: readonly { readonly label: string; readonly href: string }[] | undefined
    /** Paths in the default locale. */
    readonly terms: string
    readonly privacy: string
  }
  readonly downloads: {
    /** `orderProductType` of the console, by dialog. */
    readonly product: string
    readonly archive?: string | undefined
    readonly desktop?: string | undefined
    /** One-line installation of the community edition. */
    readonly install?: { readonly scripts: string; readonly home: string } | undefined
  }
  readonly features: {
    readonly tryCloud: boolean
    readonly contactCard: boolean
    readonly calculator: boolean
    /** The catalogue can be narrowed to connectors of the commercial edition. */
    readonly commercialFilter: boolean
    /** The dialog that installs the community edition. */
    readonly communityInstall: boolean
    /** Its console takes messages of visitors. */
    readonly contactForm: boolean
  }
  /** Those the home page shows one by one, in this order; what belongs to the others is told with them. */
  readonly abilities?: readonly Ability[] | undefined
  /** Pages for pairs of a source and a target: those of every brand that has them, or all there are. */
  readonly connections?: 'core' | 'all' | undefined
  /** Of the documentation, where they are written by hand; from folders without. */
  readonly sidebars?: Sidebars | undefined
  /**
   * Visitors are asked whether their page views may be counted: by the console and by a script, where one is named, whose
   * host belongs in `connect` too. Nobody is asked, and nothing counted, without it.
   */
  readonly analytics?: { readonly script?: string | undefined } | undefined
  /**
   * Who answers searches. Default: the site itself. `false`: nobody, and the search says so. The host of a service belongs in
   * `connect` too: `https://<appId, in small letters>-dsn.algolia.net`.
   */
  readonly search?: SearchService | false | undefined
  readonly theme: Theme
  readonly navigation: Navigation
}

/**
 * Pages talk to the console and to nobody else. For a stage of its own it is named by `SITE_PUBLIC_API_BASE`, and the pages of
 * the console, where they are elsewhere, by `SITE_PUBLIC_CLOUD_URL`.
 */
export function defineBrand(brand: SiteBrand): SiteBrand {
  const { SITE_PUBLIC_API_BASE, SITE_PUBLIC_CLOUD_URL } = process.env
  const apiBase = SITE_PUBLIC_API_BASE || brand.apiBase
  const cloudUrl = SITE_PUBLIC_CLOUD_URL || SITE_PUBLIC_API_BASE || brand.cloudUrl
  const words = Object.fromEntries(
    brand.locales.map((locale) => [locale, { brand: brand.product[locale] ?? brand.product.en }]),
  )
  return { connect: [apiBase], words, logo: { light: '/logo.svg', dark: 'inverted' }, ...brand, apiBase, cloudUrl }
}

export const defineTheme = (theme: Theme): Theme => theme

/** Where the console answers while the site is looked at on the machine that builds it: the sandbox. */
export const localApiBase = 'http://localhost:8111'

/** Elsewhere the catalogue leads to the pages of the sister's site. */
export const hasConnectorPages = ({ offering }: Pick<SiteBrand, 'offering'>): boolean => offering === 'replication'

/** How verification codes are sent. */
export const verificationOf = ({ deploySite }: Pick<SiteBrand, 'deploySite'>): 'email' | 'sms' =>
  deploySite === 'china' ? 'sms' : 'email'
