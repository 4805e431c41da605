/** Menu entries that read the same in more than one brand; a brand's `navigation.ts` puts them where it wants them. */
import { external, link, type FooterColumn, type NavAction, type NavEntry, type NavLink } from './navigation.ts'
import { textOf } from './strings/languages.ts'
import type { Strings } from './strings/en/index.ts'

type Word = keyof Strings['menu']
const words = (word: Word) => textOf(({ menu }) => menu[word])
const entry = (id: Word, path: string): NavLink => ({ kind: 'link', id, label: words(id), path })

/** What only some brands call differently. */
const profile = {
  id: 'profile',
  label: words('profile'),
  console: '#/system/profile',
  mobile: 'usercenter',
}
export const billing = {
  id: 'billing',
  label: words('billing'),
  console: '#/system/billing',
  mobile: 'billing',
}
export const orders = {
  id: 'billing',
  label: words('orders'),
  console: '#/system/order',
  mobile: 'billing',
}

export const login: NavAction = { kind: 'login', label: words('logIn'), path: '/login/' }

export const tryCloud: NavAction = { kind: 'tryCloud', label: words('tryCloud') }

export const userMenu = (payments: typeof billing): NavAction => ({
  kind: 'userMenu',
  greeting: words('hello'),
  nobody: words('nobody'),
  items: [profile, payments],
  logOut: words('logOut'),
  loggingOut: words('loggingOut'),
})

export const blog = entry('blog', '/blog/')
export const pricing = entry('pricing', '/pricing/')
const about = entry('about', '/about/')
const contact = entry('contact', '/about/#contactUs')

/** Entries of the bar. */
export const pricingEntry: NavEntry = { ...pricing, active: ['/pricing'] }
export const aboutEntry: NavEntry = { ...about, active: ['/about'] }
export const resourcesEntry: NavEntry = {
  kind: 'dropdown',
  id: 'resources',
  label: words('resources'),
  items: [blog, entry('docs', '/docs/intro/product_intro/')],
  active: ['/blog', '/docs'],
}

/** Columns of the footer. */
export const footerColumn = (
  id: 'product' | 'resources' | 'partners' | 'company',
  items: FooterColumn['items'],
): FooterColumn => ({ id, label: words(id), items })

export const companyColumn = ({ terms, privacy }: { terms: string; privacy: string }): FooterColumn =>
  footerColumn('company', [about, contact, entry('terms', terms), entry('privacy', privacy)])

/** Of brands that offer replication and show the content set of this name. `product`: pages about it, in the bar and in the footer. */
export const replicationEntries = (product: readonly NavLink[]): readonly NavEntry[] => [
  {
    kind: 'dropdown',
    id: 'product',
    label: words('product'),
    items: product,
    active: ['/', '/product', '/why', '/connector'],
  },
  {
    kind: 'dropdown',
    id: 'solutions',
    label: words('solutions'),
    items: [entry('analytics', '/solution1/'), link('rag', 'AI & RAG', 'AI & RAG', '/solution2/')],
    active: ['/solution', '/real-time-analytics', '/ai-rag', '/clouddm'],
  },
  resourcesEntry,
  pricingEntry,
  aboutEntry,
]

export const replicationColumns = (product: readonly NavLink[]): readonly FooterColumn[] => [
  footerColumn('product', [...product, pricing]),
  footerColumn('resources', [...guides, blog]),
  footerColumn('partners', partners),
  companyColumn({ terms: '/docs/policy/terms_of_use/', privacy: '/docs/policy/privacy_policy/' }),
]

const guides = [
  entry('intro', '/docs/intro/product_intro/'),
  entry('quick', '/docs/quick/quick_start_byoc/'),
  entry('license', '/docs/license/license_use/'),
  entry('service', '/docs/reference/service_difference/'),
]
const partners = [
  external('starrocks', 'StarRocks', 'StarRocks', 'https://www.starrocks.io/'),
  external('oceanbase', 'OceanBase', 'OceanBase', 'https://www.oceanbase.com/'),
  external('automq', 'AutoMQ', 'AutoMQ', 'https://www.automq.com/'),
  external('doris', 'Apache Doris', 'Apache Doris', 'https://doris.apache.org/'),
  external('greptime', 'Greptime', 'Greptime', 'https://greptime.com/'),
]
