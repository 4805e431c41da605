/** Menu entries that read the same in every brand; a brand's `navigation.ts` puts them where it wants them. */
import type { NavAction, NavEntry, NavLink } from './navigation.ts'
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
})

export const blog = entry('blog', '/blog/')
export const pricing = entry('pricing', '/pricing/')
export const about = entry('about', '/about/')
export const contact = entry('contact', '/about/#contactUs')

/** The same two in the bar. */
export const pricingEntry: NavEntry = { ...pricing, active: ['/pricing'] }
export const aboutEntry: NavEntry = { ...about, active: ['/about'] }
