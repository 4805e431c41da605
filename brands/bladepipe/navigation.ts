import * as menus from '../../site/menus.ts'
import { defineNavigation, dropdown, external, link } from '../../site/navigation.ts'

/** In the bar and in the footer. */
const product = [
  link('what', 'BladePipe', 'BladePipe', '/'),
  link('why', '为什么选择 BladePipe', 'Why BladePipe', '/why/'),
  link('connector', '已支持的数据源', 'Connectors', '/connector/'),
]

export const navigation = defineNavigation({
  entries: [
    ...menus.replicationEntries(product),
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
    menus.login,
    menus.tryCloud,
    menus.userMenu(menus.billing),
  ],
  footer: {
    intro: {
      zh: '端到端的实时数据链路：几分钟接通各种数据源，数据可以一直留在您的网络里。',
      en: 'End-to-end pipelines in real time: sources connected in minutes, and data that can stay in your network.',
    },
    columns: menus.replicationColumns(product),
    badges: [
      { label: 'GDPR', href: 'https://trust.bladepipe.com' },
      { label: 'ISO 27001', href: 'https://trust.bladepipe.com' },
      { label: 'SOC 2', href: 'https://trust.bladepipe.com' },
    ],
  },
})
