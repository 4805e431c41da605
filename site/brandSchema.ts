/** The shape of a brand, checked when the configuration is loaded: Node removes types, so a missing label would be found by a visitor. */
import * as v from 'valibot'
import type { SidebarEntry } from '../plugins/docs/types.ts'
import type { SiteBrand } from './brand.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('some text'))
const logo = v.pipe(v.string(), v.startsWith('/', 'a file of the site, such as "/logo.svg"'))
const text = v.objectWithRest({ zh: words, en: words }, words)
const path = v.pipe(
  v.string(),
  v.regex(/^\/([^\s?#]+\/)*(#\S+)?$/, 'a path with a slash at both ends, such as "/why/"'),
)
const address = v.pipe(v.string(), v.check(isAddress, 'an address starting with https:, mailto: or tel:'))
const href = v.pipe(
  v.string(),
  v.check((value) => value.startsWith('/') || isAddress(value), 'a path or an address'),
)
const base = v.pipe(
  v.string(),
  v.check(isBase, 'an address such as "https://api.example.com", without a slash at the end'),
)
const mail = v.pipe(v.string(), v.email('an e-mail address'))
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#0067a8"'))
const day = v.pipe(v.string(), v.isoDate('a day such as "2026-06-30"'))

const palette = v.strictObject({
  primary: colour,
  primaryStrong: colour,
  onPrimary: colour,
  accent: colour,
  tint: colour,
  tintStrong: colour,
  bandFrom: colour,
  bandTo: colour,
  link: colour,
  linkStrong: colour,
  focus: colour,
})

const link = v.strictObject({ kind: v.literal('link'), id: words, label: text, path })
const external = v.strictObject({ kind: v.literal('external'), id: words, label: text, href: address })
const items = v.array(v.variant('kind', [link, external]))
const active = v.optional(v.array(v.pipe(v.string(), v.startsWith('/', 'a prefix of paths, such as "/docs"'))))

const navigation = v.strictObject({
  entries: v.array(
    v.variant('kind', [
      v.strictObject({ ...link.entries, active }),
      v.strictObject({ kind: v.literal('dropdown'), id: words, label: text, items, active }),
    ]),
  ),
  actions: v.array(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('icon'),
        icon: v.picklist(['github', 'gitee', 'discord']),
        label: text,
        href: address,
      }),
      v.strictObject({ kind: v.literal('login'), label: text, path }),
      v.strictObject({ kind: v.literal('tryCloud'), label: text }),
      v.strictObject({
        kind: v.literal('userMenu'),
        greeting: text,
        nobody: text,
        items: v.array(v.strictObject({ id: words, label: text, console: words, mobile: words })),
        logOut: text,
        loggingOut: text,
      }),
    ]),
  ),
  footer: v.strictObject({
    intro: text,
    columns: v.array(v.strictObject({ id: words, label: text, items })),
    badges: v.optional(v.array(v.strictObject({ label: words, href: address }))),
  }),
})

export const brandSchema = v.strictObject({
  id: words,
  default: v.optional(v.boolean()),
  origin: base,
  locales: v.array(words),
  content: words,
  connect: v.optional(v.array(base)),
  proseHome: v.optional(v.record(v.string(), base)),
  words: v.optional(v.record(v.string(), v.record(v.string(), words))),
  product: text,
  name: words,
  description: v.optional(text),
  logo: v.optional(
    v.strictObject({ light: logo, dark: v.union([v.literal('inverted'), logo], '`inverted`, or a file') }),
  ),
  sister: v.strictObject({ name: words, site: base }),
  company: words,
  edition: v.picklist(['international', 'domestic', 'collaboration']),
  offering: v.picklist(['replication', 'management']),
  deploySite: v.picklist(['china', 'global']),
  apiBase: base,
  cloudUrl: base,
  currency: v.picklist(['USD', 'CNY']),
  account: v.picklist(['email', 'phone']),
  registerFields: v.array(v.picklist(['userName', 'company', 'email', 'emailCode', 'phone', 'smsCode', 'password'])),
  country: words,
  contact: v.strictObject({
    support: mail,
    sales: v.optional(mail),
    jobs: v.optional(mail),
    phone: v.optional(words),
    qqGroup: v.optional(words),
    wechat: v.optional(address),
  }),
  social: v.array(
    v.strictObject({
      kind: v.picklist(['discord', 'linkedin', 'x', 'github', 'gitee', 'wechat', 'qq', 'mail', 'phone']),
      label: text,
      href,
    }),
  ),
  legal: v.strictObject({
    company: text,
    year: v.pipe(v.number(), v.integer('a year')),
    icp: v.optional(v.array(v.strictObject({ label: words, href: address }))),
    terms: path,
    privacy: path,
  }),
  downloads: v.strictObject({
    product: words,
    archive: v.optional(words),
    desktop: v.optional(words),
    install: v.optional(v.strictObject({ scripts: base, home: words })),
  }),
  features: v.strictObject({
    tryCloud: v.boolean(),
    contactCard: v.boolean(),
    calculator: v.boolean(),
    commercialFilter: v.boolean(),
    communityInstall: v.boolean(),
    contactForm: v.boolean(),
  }),
  abilities: v.optional(
    v.array(v.picklist(['incremental', 'full', 'cleaning', 'schema', 'verify', 'ai', 'twoWay', 'monitor'])),
  ),
  connections: v.optional(v.picklist(['core', 'all'])),
  // What is in them is checked with the docs they name.
  sidebars: v.optional(v.record(v.string(), v.array(v.custom<SidebarEntry>(() => true)))),
  announcement: v.optional(v.strictObject({ id: words, text, href, until: day })),
  analytics: v.optional(v.strictObject({ script: v.optional(address) })),
  search: v.optional(
    v.union([
      v.literal(false),
      v.strictObject({
        kind: v.literal('algolia'),
        appId: v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/i, 'the id of an application, such as "R2IYF7ETH7"')),
        apiKey: words,
        indexName: words,
      }),
    ]),
  ),
  theme: v.strictObject({ light: palette, dark: palette }),
  navigation,
}) satisfies v.GenericSchema<unknown, SiteBrand>

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^(https|mailto|tel):$/.test(new URL(value).protocol)
}

/** Without https only on this machine. */
function isBase(value: string): boolean {
  if (!URL.canParse(value) || value.endsWith('/')) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}
