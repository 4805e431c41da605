import type { why as en } from '../en/why.ts'

export const why: typeof en = {
  meta: {
    title: (own) => `为什么选择 ${own}`,
    description: (own) =>
      `${own} 与 Airbyte、Fivetran 的对比：从百万行到十亿行，每月同步要花多少钱；延迟有多低；哪种场景适合哪个工具。`,
  },
  title: (own) => `为什么选择 ${own}`,
  lead: '同样是搬运数据，成本与延迟却可以相差甚远。按月看费用，按秒看延迟，按场景看适配。',
  more: '查看完整对比',

  cost: {
    title: '每个数据量级，费用都更低',
    lead: '增量同步一个月的价格。',
    tier: (rows) => `每月 ${rows}行`,
    rows: { 1: '100 万', 10: '1000 万', 100: '1 亿', 1000: '10 亿' },
    less: (percent) => `省 ${percent}%`,
    scale: '每个量级各用一把标尺：请比较同一量级内的柱形，不要跨量级比较。',
    savings: '节省比例相对另外两者中较低的价格。',
    worker: (own, price, host) => `${own}：BYOC 模式，已包含一台工作节点（${host}，${price}/月）。`,
    rate: (yuan) => `其他厂商的价格按每美元 ${yuan}换算。`,
    table: '以表格查看数据',
    caption: '不同数据量的每月价格',
    head: '每月行数',
  },

  origin: (product, date) => `${product}：${date}的公开数据，`,

  latency: {
    title: '延迟以秒计',
    lead: '从源端发生变更，到目标端出现同样的变更。',
    scale: '所有条形共用一把标尺；另外两者没有终点，表示至少需要这么久。',
  },

  vendors: {
    title: '逐项对比',
    lead: '设计思路不同，擅长的事情也不同。',
    feature: '功能',
    airbyte: 'Airbyte',
    airbytePlan: 'Enterprise',
    fivetran: 'Fivetran',
    fivetranPlan: 'Business Critical',
    ownPlan: '全部版本',
    table: (title) => `${title}（表格）`,
    scroll: '表格可左右滑动。',
    rows: (sources) => ({
      mode: ['同步模式', 'CDC 优先，兼顾 ETL', 'ELT 优先', 'ELT 与 ETL 混合'],
      fetch: ['源端取数', '推拉结合', '拉取', '拉取'],
      connectors: ['连接器', `${sources}+，企业级`, '300+，社区与托管', '约 200，企业级'],
      extend: ['可扩展性', '中：上传代码加工数据', '高：用开发套件自建连接器', '低：封闭生态'],
      schema: ['结构变更', '强', '有限', '强'],
      open: ['开源', '否', '是', '否'],
      deploy: ['部署方式', '云服务（BYOC）/ 私有部署', '自托管开源版 / 托管云', '托管云'],
      support: ['技术支持', '企业级', '社区（免费）与企业级', '分级：入门、高级、企业'],
    }),
    supportCny: '社区或商业支持',
  },

  scenarios: {
    title: '合适的场景，合适的工具',
    lead: '没有工具能包打天下，我们也不例外。',
    scenario: '场景',
    excellent: '优秀',
    average: '一般',
    rows: {
      relational: '关系型数据库之间',
      online: '在线业务存储之间：数据库、数仓、消息、缓存、搜索',
      lake: '写入数据湖仓',
      saas: '从 SaaS 应用取数',
      clouds: '跨云同步',
    },
  },

  footnote:
    '对比范围为主流的关系型数据库、数仓、搜索引擎、缓存与消息队列。其他厂商的价格仅供参考，在所注日期之后可能已有变化。',

  action: {
    title: '用自己的数据量一量',
    text: '接入一个源端和一个目标端，启动任务，在控制台上直接看延迟。',
    cloud: '试用云服务',
    pricing: '查看定价',
  },
}
