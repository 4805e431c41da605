import type { pricing as en } from '../en/pricing.ts'
import { figures } from './figures.ts'
import { management, plans } from './pricingPlans.ts'
import { table } from './pricingTable.ts'

export const pricing: typeof en = {
  meta: {
    title: '定价',
    replication: (product) =>
      `${product} 的价格：免费的社区版、按量计费的云服务，以及完全自主的商业版。对比各版本，并测算一个月的费用。`,
    management: (product) => `${product} 的价格：社区版免费，适合小团队；商业版不限实例数与子账号数。`,
  },
  title: { replication: '按数据量付费，从免费开始', management: '小团队免费，大团队不设上限' },
  lead: {
    replication: '部署在自己的机器上，或直接使用云服务。一个月要花多少，开始之前就清楚。',
    management: '两个版本使用同一个安装包，由许可证决定版本。',
  },

  money: figures.money,
  perMillion: '/ 百万行',
  perTables: '/ 100 张表',

  plans,
  management,
  table,

  calculator: {
    title: '测算一个月的费用',
    lead: '拖动滑块到您的数据量。页面地址会随之变化，可以把结果分享给同事。',
    noScript: '滑块需要启用 JavaScript。以下是示例用量的费用，各项单价列在其后。',
  },

  rates: {
    title: '云服务单价',
    full: '全量数据',
    incremental: '增量数据',
    verification: '数据校验',
    correction: '数据订正',
    schema: '结构迁移',
  },

  faq: {
    title: '关于价格的问题',
    credits: {
      question: '什么是积分？需要绑定银行卡吗？',
      answer: (credits, one) =>
        `新用户获赠 ${credits} 积分，1 积分抵扣 ${one}。积分在每个账单周期中优先抵扣，因此开始使用时无需绑卡或充值；不够时可以联系我们再申请。`,
    },
    link: {
      question: '什么是链路？',
      answer: '链路是两个数据源之间的连接：把数据从一端搬到另一端，途中还可以加工。',
    },
    discounts: {
      question: '有折扣吗？',
      answer: '有。数据量越大，单价越低，请与我们的销售聊聊您的用量。',
      online: (percent) => `商业版在线下单再优惠 ${percent}%。`,
      management: '有。订单越大折扣越高，请告诉我们您需要的实例数与子账号数。',
    },
    architecture: {
      question: '产品架构是怎样的？我的数据会经过哪里？',
      answer: '文档中说明了各个组件及其连接方式，也可以请我们的团队为您讲解。',
      link: '了解产品架构',
    },
    expiry: {
      question: '社区版许可证到期怎么办？',
      answer: '在本站免费续期即可，配置与数据保持不变。',
      link: '如何续期许可证',
    },
    more: '还有其他问题？',
    support: '联系我们的支持团队',
  },
}
