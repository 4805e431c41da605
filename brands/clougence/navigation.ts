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
        link('what', '什么是 CloudCanal', 'What is CloudCanal', '/'),
        link('why', '为什么选择 CloudCanal', 'Why CloudCanal', '/why/'),
        link('connector', '已支持的数据源', 'Data Sources', '/connector/'),
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
  ],
  actions: [login, tryCloud, userMenu(billing)],
  footer: {
    intro: {
      zh: '把业务数据实时送到需要它的地方：60 多种数据源，秒级延迟，无需编写代码。',
      en: 'Business data, live where it is needed: 60+ data sources, seconds of latency, no code to write.',
    },
    columns: [
      {
        id: 'product',
        label: { zh: '产品', en: 'Product' },
        items: [
          link('what', '什么是 CloudCanal', 'What is CloudCanal', '/'),
          link('why', '为什么选择 CloudCanal', 'Why CloudCanal', '/why/'),
          link('connector', '已支持的数据源', 'Data Sources', '/connector/'),
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
  },
})
