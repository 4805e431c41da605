import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  meta: {
    title: '实时同步数据',
    description: (product, latency, sources) =>
      `${product} 让 ${sources} 多种数据库、数仓、消息队列与缓存保持实时一致，延迟低于 ${latency}：全量迁移、增量同步、数据校验与订正，全程无需编写代码。`,
  },

  hero: {
    eyebrow: (sources) => `${sources}+ 数据源，零代码`,
    title: '实时同步数据',
    words: ['增量不遗漏', '端到端直达', '安全可控'],
    lead: (product, latency) =>
      `${product} 在几分钟内打通数据库、数仓、消息队列与 AI 应用，云上托管或私有部署皆可。每一次变更，${latency}内到达目标端。`,
    quickStart: '快速开始',
    tryCloud: '试用云服务',
    download: '下载商业版',
    community: '安装社区版',
    licence: '获取许可证',
    art: '来自各个源端数据库的变更，经过同一条链路到达目标端。',
    captured: '捕获',
    mapped: '映射',
    verified: '校验',
    latency: '延迟',
  },

  numbers: {
    title: '数字一览',
    clients: '企业客户',
    activations: '次下载与激活',
    members: '社区用户',
    sources: '种数据源',
  },

  features: {
    title: '一条链路，从第一行数据到最后一次变更',
    lead: '搬运数据，并确认数据已经到达：需要的能力都在这里。',
    items: (latency, sources) => [
      { id: 'clock', title: '始终实时', text: `直接解析数据库日志，变更在 ${latency}内写入目标端。` },
      {
        id: 'shield',
        title: '数据不出内网',
        text: '工作节点可以运行在您自己的网络中，数据不外流，也无需对外开放端口。',
      },
      { id: 'eye', title: '可视化与自动化', text: '选表、映射、启动。结构迁移、全量与增量自动衔接。' },
      { id: 'target', title: '精准送达', text: '类型转换严谨，内置校验逐行比对两端，并订正差异。' },
      { id: 'route', title: '端到端架构', text: '源端到目标端只有一个产品，无需额外维护消息队列，排查问题只看一处。' },
      {
        id: 'plug',
        title: `${sources}+ 数据源`,
        text: '覆盖关系型数据库、数仓、消息队列、搜索引擎与缓存，并持续增加。',
      },
    ],
  },

  customers: {
    title: '等不起的团队，选择了它',
  },

  functions: {
    title: '一个任务能做什么',
    lead: (count) => `${count} 项能力，自由组合。`,
    list: '能力列表',
    shaping: {
      incremental: '过滤、虚拟列与宽表，均可视化配置',
      full: '过滤与虚拟列，配置方式与增量一致',
    },
    items: {
      incremental: {
        title: '增量同步',
        text: '捕获变更并实时送达，异构数据库之间同样适用。',
        points: ['高峰时段可限速，保护目标端', '支持库、表、列映射', '每个任务的延迟都可度量'],
      },
      full: {
        title: '全量迁移',
        text: '一次性或定时扫描全部数据，与增量同步无缝衔接。',
        points: ['可按需先清空目标端数据或表', '支持异构数据源', '中断后从断点继续'],
      },
      cleaning: {
        title: '数据加工与清洗',
        text: '在传输途中加工数据，可视化配置或编写代码。',
        points: ['过滤行，裁剪与映射列', '虚拟列与宽表', '更复杂的逻辑可上传自定义代码'],
      },
      schema: {
        title: '结构迁移',
        text: '自动在目标端建表，并跟随之后的每次结构变更。',
        points: ['在不同引擎之间转换类型', '实时同步 DDL', '兼容 gh-ost 与 pt-osc 在线变更'],
      },
      verify: {
        title: '校验与订正',
        text: '逐行、逐字段比对两端，修复差异。',
        points: ['全量或抽样', '一次性或定时执行', '先复核，再订正'],
      },
      ai: {
        title: '面向 AI 的数据',
        text: '把数据库与文件中的文本变成向量，再变成 RAG API。',
        points: ['对接主流大模型接口', '切分、向量化、存储一站完成', '私有数据保持私有'],
      },
      twoWay: {
        title: '双向同步',
        text: '让一组数据库在两个方向上保持一致。',
        points: ['避免数据循环', '包含 DDL', '适用于多活与可回切的迁移'],
      },
      monitor: {
        title: '监控与告警',
        text: '任务状态一目了然；出了异常，您比用户先知道。',
        points: ['任务与节点数十项指标', '支持导出到 Prometheus', '通过 IM、短信、邮件、电话告警'],
      },
    },
  },

  wall: {
    title: '您在用的，多半都在这里',
    lead: '源端与目标端，即连即用。',
    more: '查看全部数据源',
    request: '没找到？提交需求',
    groups: {
      database: '数据库',
      analytics: '分析与数仓',
      streaming: '消息队列',
      cache: '缓存',
      lake: '文件与数据湖',
      ai: 'AI',
    },
  },

  tour: {
    title: '从连接到告警',
    lead: '都在同一个控制台里完成，界面就是这样。',
    items: [
      { title: '接入数据源', text: '选择部署方式与类型，填写地址，测试连接后再保存。' },
      { title: '一眼看清所有任务', text: '结构、全量、增量与校验是任务的各个阶段，状态与延迟就在旁边。' },
      { title: '有情况，先知道', text: '图表显示时间花在哪里；延迟超过阈值时发出告警，恢复后再次通知。' },
    ],
  },

  scenes: {
    title: '典型场景',
    more: '了解方案',
    items: [
      { title: '实时数据分析', text: '把所有业务系统的数据汇入分析型数据库，用几秒前的数据回答问题。' },
      { title: '更聪明的 AI 助手', text: '把私有文档与业务表变成 RAG API；内容变了，回答跟着变。' },
    ],
    stages: {
      sources: '业务系统',
      store: '实时数仓',
      reports: '报表',
      texts: '文档',
      vectors: '向量',
      assistant: '助手',
    },
  },

  deploy: {
    title: '数据在哪里，就部署在哪里',
    lead: '两种部署方式，同一套产品。',
    more: '对比方案',
    art: { provider: '服务商网络', own: '您的网络', console: '控制台', worker: '工作节点' },
    items: [
      {
        title: '云服务',
        note: '全托管 SaaS 与 BYOC',
        points: ['几分钟即可启用', '默认高可用部署', '专业团队提供支持'],
      },
      {
        title: '商业版',
        note: '私有化部署',
        points: ['完全自主托管', '数据不出企业，无需公网', '在自有机器上实现高可用'],
      },
    ],
  },

  action: {
    title: '几分钟，跑通第一个任务',
    text: '免费注册，添加两个数据源，看着变更到达目标端。',
    cloud: '试用云服务',
    community: '安装社区版',
  },
}
