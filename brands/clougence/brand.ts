import { defineBrand } from '../../site/brand.ts'
import { inChina } from '../../site/inChina.ts'
import { navigation } from './navigation.ts'
import { theme } from './theme.ts'

export default defineBrand({
  id: 'clougence',
  default: true,
  origin: 'https://www.clougence.com',
  locales: ['zh', 'en'],
  content: 'replication',
  proseHome: { zh: 'https://www.clougence.com', en: 'https://www.bladepipe.com' },

  product: { zh: 'CloudCanal', en: 'CloudCanal' },
  name: 'CloudCanal',
  sister: { name: 'CloudDM', site: 'https://www.cdmgr.com' },
  company: 'ClouGence',
  edition: 'international',
  offering: 'replication',
  ...inChina,

  apiBase: 'https://cloudcanal.clougence.com',
  cloudUrl: 'https://cloudcanal.clougence.com',

  contact: {
    support: 'cloudcanal_support@clougence.com',
    sales: 'sales@clougence.com',
    jobs: 'hr@clougence.com',
    phone: '0571-88603096',
  },
  social: [
    { kind: 'wechat', label: { zh: '微信', en: 'WeChat' }, href: '/about/#contactUs' },
    { kind: 'phone', label: { zh: '电话 0571-88603096', en: 'Phone 0571-88603096' }, href: 'tel:+8657188603096' },
    { kind: 'mail', label: { zh: '邮箱', en: 'E-mail' }, href: 'mailto:sales@clougence.com' },
  ],
  legal: {
    company: { zh: '杭州开云集致科技有限公司', en: 'Hangzhou ClouGence Technology Co., Ltd.' },
    year: 2025,
    icp: [
      { label: '浙ICP备20007605号-1', href: 'https://beian.miit.gov.cn/' },
      { label: '浙公网安备 33011002015480', href: 'https://beian.mps.gov.cn/#/query/webSearch?code=33011002015480' },
    ],
    terms: '/docs/policy/terms_of_use/',
    privacy: '/docs/policy/privacy_policy/',
  },
  downloads: {
    product: 'CloudCanal',
    archive: 'CloudCanal_Tgz',
    install: { scripts: 'https://tgzdownload.clougence.com/support', home: './cc_home' },
  },
  features: {
    tryCloud: true,
    contactCard: true,
    calculator: true,
    commercialFilter: true,
    communityInstall: true,
    contactForm: true,
  },
  abilities: ['incremental', 'full', 'schema', 'verify', 'ai', 'monitor'],
  connections: 'all',
  analytics: {},
  announcement: {
    id: 'release-6.1.0.0',
    text: { zh: 'CloudCanal V6.1.0.0 已发布，看看有哪些新功能', en: 'CloudCanal V6.1.0.0 is out: see what is new' },
    href: '/docs/releaseinfo/1_7_0/',
    until: '2026-06-30',
  },
  theme,
  navigation,
})
