import type { menu as en } from '../en/menu.ts'

export const menu: typeof en = {
  logIn: '登录',
  tryCloud: '试用云服务',
  hello: '您好',
  nobody: '用户',
  profile: '个人中心',
  billing: '我的账单',
  orders: '我的订单',
  logOut: '退出登录',
  blog: '博客',
  pricing: '定价',
  about: '关于我们',
  contact: '联系我们',
}
