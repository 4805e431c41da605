import type { connectors as en } from '../en/connectors.ts'
import { catalogue } from './catalogue.ts'

export const connectors: typeof en = {
  ...catalogue,
  meta: {
    title: (sources) => `已支持的 ${sources}+ 数据源`,
    description: (own) => `${own} 可读取或写入的全部数据库、数仓、消息队列、数据湖和 AI 服务，以及各自支持的能力。`,
  },
  title: (sources) => `支持 ${sources}+ 数据源`,
  lead: (own) => `${own} 可接入的源端与目标端，更多数据源即将推出。`,
  requestSubject: '我们需要的连接器',
  contact: '联系我们',

  detail: {
    meta: {
      title: (name) => `${name} 连接器`,
      description: (name, own, can) => `用 ${own} 接入 ${name}：${can}，全量与增量一体，自带监控与数据校验。`,
    },
    capability: {
      both: '可作为源端和目标端',
      source: '可作为源端',
      target: '可作为目标端',
      integration: 'AI 集成',
    },
    sentence: {
      both: (name, own) => `${name} 可以作为 ${own} 数据链路的源端，也可以作为目标端。`,
      source: (name, own) => `${own} 读取 ${name}，把数据送到需要它的系统。`,
      target: (name, own) => `${own} 写入 ${name}，让它与业务系统始终保持一致。`,
      integration: (name, own) => `${own} 在面向 AI 的数据链路中调用 ${name}。`,
    },
    docs: '查看文档',
    facts: '能力一览',
    source: '作为源端',
    target: '作为目标端',
    yes: '支持',
    no: '不支持',
    role: '在链路中',
    called: '由任务调用',
    commercial: '仅限商业版',
    category: '分类',

    intro: {
      title: (name) => `生产链路中的 ${name}`,
      about: (name) => `关于 ${name}`,
      database: (name, own) =>
        `业务运行在数据库之上。${own} 先完整复制 ${name} 的库表，再跟随每一次变更，其他系统无需反复查询，也能用上同一份数据。`,
      linked: (name, own) =>
        `企业的系统从来不是孤立的。${own} 把其他系统的数据送到 ${name}，并让变更跟上，各处看到的就是同一份数据。`,
      analytics: (name, own) =>
        `分析的价值取决于数据的新鲜度。${own} 把 ${name} 与数据产生的地方实时相连，报表不必再等夜间批处理。`,
      lake: (name, own) =>
        `文件和数据湖保存着数据库装不下的内容。${own} 打通 ${name} 与在线业务系统，让两边的数据口径一致。`,
      ai: (name, own) => `模型的回答取决于它知道什么。${own} 把最新的企业数据切分、向量化并控制权限，再交给 ${name}。`,
      streaming: (name, own) =>
        `消息队列是数据的十字路口。${own} 把数据库变更变成 ${name} 中的消息，或把消息还原成数据行，并保持顺序。`,
      cache: (name, own) => `缓存只有准确才有用。${own} 让 ${name} 与背后的数据保持同步，也能平滑迁移实例。`,
    },
    features: {
      title: '您将获得',
      realtime: {
        title: '实时流动',
        text: (name) => `变更在数秒内于 ${name} 与对端之间送达。`,
        scheduled: (name) => `按计划读取 ${name}，读到的数据数秒内送达。`,
        written: (name) => `变更在数秒内到达 ${name}；读取它则按计划进行。`,
      },
      full: {
        title: '搬运什么',
        changes: (name) => `先完整读取 ${name}，再接上期间产生的变更，中间没有缺口。`,
        messages: (name) => `接收到达 ${name} 的内容，按顺序应用。`,
        queries: (name) => `完整读取 ${name}，并按计划再次读取。`,
        target: (name) => `${name} 一次初始化，此后持续更新。`,
        integration: (name) => `首次为 ${name} 准备全部文本，之后只处理有变化的部分。`,
      },
      control: { title: '运维可控', text: () => '在控制台暂停、恢复、修改任务，延迟和异常自动告警。' },
      enterprise: { title: '企业级能力', text: () => '角色权限、操作审计、单点登录，工作节点运行在自己的网络里。' },
    },
  },
}
