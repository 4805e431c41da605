import { defineBrand } from '../../site/brand.ts'
import { navigation } from './navigation.ts'
import { theme } from './theme.ts'

export default defineBrand({
  id: 'bladepipe',
  origin: 'https://www.bladepipe.com',
  locales: ['zh', 'en'],
  content: 'replication',
  proseHome: { zh: 'https://www.clougence.com', en: 'https://www.bladepipe.com' },

  product: { zh: 'BladePipe', en: 'BladePipe' },
  name: 'BladePipe',
  sister: { name: 'CloudDM', site: 'https://www.cdmgr.com' },
  company: 'BladePipe',
  edition: 'domestic',
  offering: 'replication',
  deploySite: 'global',

  apiBase: 'https://api-sg.bladepipe.com',
  cloudUrl: 'https://cloud.bladepipe.com',
  currency: 'USD',
  account: 'email',
  registerFields: ['userName', 'company', 'email', 'emailCode', 'password'],
  country: 'USA',

  contact: {
    support: 'support@bladepipe.com',
    jobs: 'hire@bladepipe.com',
  },
  social: [
    { kind: 'discord', label: { zh: 'Discord', en: 'Discord' }, href: 'https://discord.gg/HMnThuQMup' },
    { kind: 'linkedin', label: { zh: '领英', en: 'LinkedIn' }, href: 'https://www.linkedin.com/company/bladepipe' },
    { kind: 'x', label: { zh: 'X', en: 'X' }, href: 'https://x.com/bladepipe' },
    { kind: 'mail', label: { zh: '邮箱', en: 'E-mail' }, href: 'mailto:support@bladepipe.com' },
  ],
  legal: {
    company: { zh: 'BladePipe Co., Ltd.', en: 'BladePipe Co., Ltd.' },
    year: 2025,
    terms: '/docs/policy/terms_of_use/',
    privacy: '/docs/policy/privacy_policy/',
  },
  downloads: {
    product: 'BladePipe',
    archive: 'BladePipe_Tgz',
    install: { scripts: 'https://bladepipe-docker.s3.ap-southeast-1.amazonaws.com', home: './bp_home' },
  },
  features: {
    tryCloud: true,
    contactCard: false,
    calculator: true,
    commercialFilter: false,
    communityInstall: true,
    contactForm: false,
  },
  abilities: ['incremental', 'full', 'cleaning', 'schema', 'verify', 'ai', 'twoWay', 'monitor'],
  connections: 'core',
  analytics: {},
  announcement: {
    id: 'release-1.7.0',
    text: { zh: 'BladePipe 1.7.0 已发布，看看有哪些新功能', en: 'BladePipe 1.7.0 is out: see what is new' },
    href: '/docs/releaseinfo/1_7_0/',
    until: '2026-06-30',
  },
  theme,
  navigation,
})
