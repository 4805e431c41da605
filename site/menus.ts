/** Menu entries that read the same in every brand; a brand's `navigation.ts` puts them where it wants them. */
import { link, type NavAction, type NavEntry } from './navigation.ts'

/** What only some brands call differently. */
const profile = {
  id: 'profile',
  label: { zh: '个人中心', en: 'Profile' },
  console: '#/system/profile',
  mobile: 'usercenter',
}
export const billing = {
  id: 'billing',
  label: { zh: '我的账单', en: 'Billing' },
  console: '#/system/billing',
  mobile: 'billing',
}
export const orders = {
  id: 'billing',
  label: { zh: '我的订单', en: 'My Order' },
  console: '#/system/order',
  mobile: 'billing',
}

export const login: NavAction = { kind: 'login', label: { zh: '登录', en: 'Log In' }, path: '/login/' }

export const tryCloud: NavAction = { kind: 'tryCloud', label: { zh: '试用云服务', en: 'Try Cloud Free' } }

export const userMenu = (payments: typeof billing): NavAction => ({
  kind: 'userMenu',
  greeting: { zh: '您好', en: 'Hello' },
  nobody: { zh: '用户', en: 'User' },
  items: [profile, payments],
  logOut: { zh: '退出登录', en: 'Log out' },
})

export const blog = link('blog', '博客', 'Blog', '/blog/')
export const pricing = link('pricing', '定价', 'Pricing', '/pricing/')
export const about = link('about', '关于我们', 'About', '/about/')
export const contact = link('contact', '联系我们', 'Contact', '/about/#contactUs')

/** The same two in the bar. */
export const pricingEntry: NavEntry = { ...pricing, active: ['/pricing'] }
export const aboutEntry: NavEntry = { ...about, active: ['/about'] }
