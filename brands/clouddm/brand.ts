import { defineBrand } from '../../site/brand.ts'
import { inChina } from '../../site/inChina.ts'
import { navigation } from './navigation.ts'
import { theme } from './theme.ts'

export default defineBrand({
  id: 'clouddm',
  origin: 'https://www.cdmgr.com',
  locales: ['zh', 'en'],
  content: 'clouddm',

  product: { zh: 'CloudDM', en: 'CloudDM' },
  name: 'CloudDM',
  sister: { name: 'CloudCanal', site: 'https://www.clougence.com' },
  company: 'ClouGence',
  edition: 'collaboration',
  offering: 'management',
  ...inChina,

  apiBase: 'https://console.cdmgr.com',
  cloudUrl: 'https://console.cdmgr.com',

  contact: {
    support: 'clouddm_support@clougence.com',
    phone: '0571-88603096',
    qqGroup: '984263002',
  },
  social: [
    { kind: 'github', label: { zh: 'GitHub', en: 'GitHub' }, href: 'https://github.com/ClouGence/open-cdm' },
    { kind: 'gitee', label: { zh: 'Gitee', en: 'Gitee' }, href: 'https://gitee.com/clougence/open-cdm' },
    { kind: 'wechat', label: { zh: '微信', en: 'WeChat' }, href: '/about/#contactUs' },
    { kind: 'qq', label: { zh: 'QQ 群 984263002', en: 'QQ group 984263002' }, href: '/about/#contactUs' },
    { kind: 'mail', label: { zh: '邮箱', en: 'E-mail' }, href: 'mailto:clouddm_support@clougence.com' },
    { kind: 'phone', label: { zh: '电话 0571-88603096', en: 'Phone 0571-88603096' }, href: 'tel:+8657188603096' },
  ],
  legal: {
    company: { zh: '杭州开云集致科技有限公司', en: 'Hangzhou ClouGence Technology Co., Ltd.' },
    year: 2026,
    icp: [{ label: '浙ICP备20007605号-4', href: 'https://beian.miit.gov.cn/' }],
    terms: '/docs/protocol/terms_of_use/',
    privacy: '/docs/protocol/privacy_policy/',
  },
  downloads: {
    product: 'CloudDM',
    desktop: 'CloudDmDeskTop',
  },
  analytics: {},
  features: {
    tryCloud: false,
    contactCard: true,
    calculator: false,
    commercialFilter: false,
    communityInstall: false,
    contactForm: false,
  },
  theme,
  navigation,
})
