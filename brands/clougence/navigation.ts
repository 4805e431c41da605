import * as menus from '../../site/menus.ts'
import { defineNavigation, link } from '../../site/navigation.ts'

/** In the bar and in the footer. */
const product = [
  link('what', '什么是 CloudCanal', 'What is CloudCanal', '/'),
  link('why', '为什么选择 CloudCanal', 'Why CloudCanal', '/why/'),
  link('connector', '已支持的数据源', 'Data Sources', '/connector/'),
]

export const navigation = defineNavigation({
  entries: menus.replicationEntries(product),
  actions: [menus.login, menus.tryCloud, menus.userMenu(menus.billing)],
  footer: {
    intro: {
      zh: '把业务数据实时送到需要它的地方：多种数据源，秒级延迟，无需编写代码。',
      en: 'Business data, live where it is needed: many data sources, seconds of latency, no code to write.',
    },
    columns: menus.replicationColumns(product),
  },
})
