import * as menus from '../../site/menus.ts'
import { defineNavigation, dropdown, link } from '../../site/navigation.ts'

export const navigation = defineNavigation({
  entries: [
    { ...link('product', '首页', 'Home', '/'), active: ['/', '/product', '/why', '/connector', '/clouddm'] },
    {
      ...dropdown('solutions', '解决方案', 'Solutions', [
        link('collaboration', '团队数据库协作', 'Team Database Collaboration', '/clouddm_solution/'),
      ]),
      active: ['/solution', '/real-time-analytics', '/ai-rag', '/clouddm_solution'],
    },
    menus.resourcesEntry,
    menus.pricingEntry,
    menus.aboutEntry,
  ],
  actions: [
    {
      kind: 'icon',
      icon: 'github',
      label: { zh: 'GitHub 仓库', en: 'GitHub repository' },
      href: 'https://github.com/ClouGence/open-cdm',
    },
    {
      kind: 'icon',
      icon: 'gitee',
      label: { zh: 'Gitee 仓库', en: 'Gitee repository' },
      href: 'https://gitee.com/clougence/open-cdm',
    },
    menus.login,
    menus.userMenu(menus.orders),
  ],
  footer: {
    intro: {
      zh: '开源的团队数据库协作工具：访问、变更、审批与脱敏，都在一个地方完成。',
      en: 'Open-source database collaboration for teams: access, change, approval and masking in one place.',
    },
    columns: [
      menus.footerColumn('product', [
        menus.pricing,
        link('docs', '产品文档', 'Documentation', '/docs/intro/product_intro/'),
        link('releases', '版本记录', 'Release Notes', '/docs/category/版本说明/'),
        link('databases', '支持的数据库', 'Supported Databases', '/docs/intro/product_func/'),
      ]),
      menus.footerColumn('resources', [
        link('quick', '快速开始', 'Quick Start', '/docs/quick/quick_start/'),
        menus.blog,
        link('media', '媒体资源', 'Media Kit', '/docs/resource/resource_download/#icons'),
        link('certification', '合作认证', 'Certification', '/blog/announcement/dameng_compatible/'),
      ]),
      menus.companyColumn({ terms: '/docs/protocol/terms_of_use/', privacy: '/docs/protocol/privacy_policy/' }),
    ],
  },
})
