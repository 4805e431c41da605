import {
  about,
  aboutEntry,
  billing,
  blog,
  contact,
  login,
  pricing,
  pricingEntry,
  tryCloud,
  userMenu,
} from '../../site/menus.ts'
import { defineNavigation, dropdown, external, link } from '../../site/navigation.ts'

export const navigation = defineNavigation({
  entries: [
    {
      ...dropdown('product', '产品', 'Product', [
        link('what', 'BladePipe', 'BladePipe', '/'),
        link('why', '为什么选择 BladePipe', 'Why BladePipe', '/why/'),
        link('connector', '已支持的数据源', 'Connectors', '/connector/'),
      ]),
      active: ['/', '/product', '/why', '/connector'],
    },
    {
      ...dropdown('solutions', '解决方案', 'Solutions', [
        link('analytics', '实时数据分析', 'Real-time Analytics', '/solution1/'),
        link('rag', 'AI & RAG', 'AI & RAG', '/solution2/'),
      ]),
      active: ['/solution', '/real-time-analytics', '/ai-rag', '/clouddm'],
    },
    {
      ...dropdown('resources', '资源', 'Resources', [
        blog,
        link('docs', '文档', 'Documents', '/docs/intro/product_intro/'),
      ]),
      active: ['/blog', '/docs'],
    },
    pricingEntry,
    aboutEntry,
    dropdown('more', '了解更多', 'Learn More', [
      external('overseas', '海外版', 'Overseas Edition', 'https://www.clougence.com/'),
      external('collaboration', 'CloudDM 数据库协作工具', 'CloudDM, Database Collaboration', 'https://www.cdmgr.com/'),
    ]),
  ],
  actions: [
    {
      kind: 'icon',
      icon: 'discord',
      label: { zh: 'Discord 社区', en: 'Discord community' },
      href: 'https://discord.gg/HMnThuQMup',
    },
    login,
    tryCloud,
    userMenu(billing),
  ],
  footer: {
    intro: {
      zh: '端到端的实时数据管道：几分钟接通 60 多种数据源，数据始终留在您的网络里。',
      en: 'End-to-end pipelines in real time: 60+ sources connected in minutes, and the data stays in your network.',
    },
    columns: [
      {
        id: 'product',
        label: { zh: '产品', en: 'Product' },
        items: [
          link('what', 'BladePipe', 'BladePipe', '/'),
          link('why', '为什么选择 BladePipe', 'Why BladePipe', '/why/'),
          link('connector', '已支持的数据源', 'Connectors', '/connector/'),
          pricing,
        ],
      },
      {
        id: 'resources',
        label: { zh: '资源', en: 'Resources' },
        items: [
          link('intro', '产品介绍', 'Introduction', '/docs/intro/product_intro/'),
          link('quick', '快速开始', 'Quick Start', '/docs/quick/quick_start_byoc/'),
          link('license', '如何获取许可证', 'Get a Licence', '/docs/license/license_use/'),
          link('service', '粒度和规格', 'Granularity and Specifications', '/docs/reference/service_difference/'),
          blog,
        ],
      },
      {
        id: 'partners',
        label: { zh: '合作伙伴', en: 'Partners' },
        items: [
          external('starrocks', 'StarRocks', 'StarRocks', 'https://www.starrocks.io/'),
          external('oceanbase', 'OceanBase', 'OceanBase', 'https://www.oceanbase.com/'),
          external('automq', 'AutoMQ', 'AutoMQ', 'https://www.automq.com/'),
          external('doris', 'Apache Doris', 'Apache Doris', 'https://doris.apache.org/'),
          external('greptime', 'Greptime', 'Greptime', 'https://greptime.com/'),
        ],
      },
      {
        id: 'company',
        label: { zh: '公司', en: 'Company' },
        items: [
          about,
          contact,
          link('terms', '服务条款', 'Terms of Use', '/docs/policy/terms_of_use/'),
          link('privacy', '隐私政策', 'Privacy Policy', '/docs/policy/privacy_policy/'),
        ],
      },
    ],
    badges: [
      { label: 'GDPR', href: 'https://trust.bladepipe.com' },
      { label: 'ISO 27001', href: 'https://trust.bladepipe.com' },
      { label: 'SOC 2', href: 'https://trust.bladepipe.com' },
    ],
  },
})
