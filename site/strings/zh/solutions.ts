import type { solutions as en } from '../en/solutions.ts'

export const solutions: typeof en = {
  quickStart: '快速开始',
  tryCloud: '试用云服务',
  pricing: '查看定价',
  visit: (product) => `前往 ${product} 官网`,
  drawing: '架构图',
  scroll: '图可左右滑动。',

  analytics: {
    posts: ['StarRocks', '宽表', 'ClickHouse'],
    meta: {
      title: '实时数据分析',
      description: (product) =>
        `用 ${product} 把所有业务系统汇入 StarRocks、ClickHouse 或 Doris：数百 TB 规模，延迟以秒计，报表与数据服务即取即用。`,
    },
    eyebrow: '解决方案',
    title: '分析的每个数字',
    accent: '都是几秒前的事实',
    lead: (product) =>
      `${product} 将业务系统的每次变更持续写入同一个分析型数据库。数百 TB 数据持续更新，查询快，成本低。`,
    cards: {
      title: '从多个系统，到一个答案',
      items: [
        {
          id: 'clock',
          title: '实时准备与分析',
          text: '数据以低延迟完成采集与加工，随时可查，数据应用可以直接构建其上。',
        },
        { id: 'plug', title: '统一数据集成', text: '各条业务线的数据库，以及其间的消息流，汇聚到同一处。' },
        { id: 'target', title: '资源高效', text: '只重放发生变化的部分，带宽与算力留给查询，而不是反复拷贝。' },
        { id: 'route', title: '无缝集成', text: '落入 ODS，向上供给 DW 与 DWM，沿用您现有的数仓分层。' },
      ],
    },
    architecture: {
      title: '方案架构',
      lead: '控制台只负责调度，数据行始终留在您的网络中。',
      art: '服务商网络中的控制台调度您网络内的两类工作节点：一类从 MySQL、PostgreSQL、SQL Server、Oracle、Kafka 捕获变更并写入 StarRocks 的 ODS 层；另一类把结果回写在线数据库。报表与 BI 从 StarRocks 读取。',
      ticks: [
        '以 StarRocks 为核心，支撑数百 TB 数据',
        '以 CDC 与 Stream Load 完成实时写入',
        'DW 层采用视图或主键表',
        'APP 与 DWM 层采用物化视图或主键表',
      ],
      words: {
        provider: '服务商网络',
        own: '您的网络',
        console: '控制台',
        control: '仅调度',
        capture: '工作节点',
        captureNote: '变更捕获',
        back: '工作节点',
        backNote: '反向 ETL',
        online: '在线数据库',
        ods: '贴源表',
        dw: '视图、主键表',
        app: '物化视图',
        load: 'Stream Load',
        reports: '报表与 BI',
        services: '数据服务',
        external: '外部表',
      },
    },
    action: { title: '让自己的表动起来', text: '先从一张表、一个目标端开始，再逐步加入其余的表。' },
  },

  rag: {
    posts: ['RAG', 'Ollama'],
    meta: {
      title: 'AI 与 RAG',
      description: (product) =>
        `${product} 一站式把文档、文件与业务表变成 RAG API：切分、增强、向量化、存储、服务，并随每次变更保持最新。`,
    },
    eyebrow: '解决方案',
    title: '从原始数据',
    accent: '到 RAG API',
    lead: (product) => `${product} 读取私有文档与业务表，转化为向量，并以 API 回答问题。源头一变，答案随之更新。`,
    art: '一个问题，由企业自己的三处资料共同作答。',
    chat: {
      question: '下单后多久可以退货？',
      answer: '签收后 30 天内可退；已拆封商品为 14 天。',
      sources: ['售后政策.md', 'orders', '常见问题'],
      fresh: (time) => `${time}前更新`,
    },
    cards: {
      title: '跟得上变化的知识',
      items: [
        { id: 'route', title: '一站完成', text: '一端输入原始数据，另一端输出 RAG API，中间无需拼接工具。' },
        { id: 'plug', title: '兼容现有技术栈', text: '沿用团队已有的大模型与向量数据库。' },
        { id: 'clock', title: '始终最新', text: '变化的行与文件会重新向量化，知识库随之更新。' },
        { id: 'target', title: '回答准确', text: '检索定位关键段落，大模型结合上下文作答。' },
      ],
    },
    architecture: {
      title: '方案架构',
      lead: '一条链路构建知识库，一条链路回答问题。',
      art: '文件、在线文档、数据库与消息经过切分、清洗增强与向量化，写入向量数据库；聊天工具与助手调用 RAG API，由其改写问题、检索并重排段落，返回答案。',
      ticks: [
        '多源、多格式文本，传输途中完成向量化',
        '自动切分与清洗，由大模型补充元数据',
        '支持 OpenAI、Anthropic、Qwen、Cohere 等模型',
        '向量可存入 PostgreSQL、Elasticsearch、MongoDB、StarRocks',
      ],
      words: {
        fill: '构建知识库',
        ask: '回答问题',
        data: '数据',
        dataNote: 'S3、OSS、SSH、文档、库、消息',
        split: '切分',
        enrich: '清洗与增强',
        embed: '向量化',
        vectors: '向量数据库',
        apps: '应用',
        appsNote: '聊天、浏览器插件、机器人',
        api: 'RAG API',
        apiNote: '可调用 MCP 工具',
        query: '改写与路由',
        retrieve: '检索与重排',
        answer: '答案',
      },
    },
    steps: {
      title: '五步得到答案',
      from: '数据源',
      to: 'RAG API',
      items: [
        { title: '连接向量数据库', text: '添加用于保存向量与元数据的存储。' },
        { title: '导入非结构化数据', text: '多条链路分别接入文件、文档与文本字段。' },
        { title: '切分、清洗、向量化', text: (models) => `文本被切成段落，由 ${models} 等模型增强，再转为向量。` },
        { title: '存储向量与元数据', text: '二者一并写入，并跟随后续每一次变更。' },
        { title: '提供问答服务', text: 'RAG API 将检索与所选大模型结合，返回答案。' },
      ],
      models: { USD: 'OpenAI、Anthropic', CNY: 'DeepSeek、Qwen' },
    },
    uses: {
      columns: { use: '用途', does: '做什么' },
      title: '团队用它做什么',
      items: [
        { id: 'user', title: '内部聊天机器人', text: '同事用自己的话提问，得到手册中真正作答的那一页。' },
        { id: 'phone', title: 'AI 客户支持', text: '从手册与历史工单中生成首次回复，并附上出处。' },
        { id: 'server', title: 'AI 数据准备', text: '持续产出干净、带标注的段落，用于训练与评测。' },
        { id: 'search', title: '智能语义搜索', text: '跨越所有存储，找到真正想找的内容，而不只是匹配字面。' },
      ],
    },
    action: { title: '向您的数据提一个问题', text: '从一个文档目录开始：两个任务，一个 API。' },
  },

  collaboration: {
    posts: ['审批流', '审核引擎', '敏感数据'],
    meta: {
      title: '团队数据库协作',
      description: (product) =>
        `${product} 让团队安全地使用生产数据库：细粒度权限、SQL 规则、审批流程与数据脱敏，守在人与数据之间。`,
    },
    eyebrow: '解决方案',
    title: '团队共用数据库，',
    accent: '不再共用密码',
    lead: (product) =>
      `${product} 位于人与数据之间：每个人只拿到工作所需的权限，每次变更都经过检查与审批，敏感列始终被遮盖。`,
    cards: {
      title: '团队得到什么',
      items: [
        {
          id: 'user',
          title: '恰到好处的权限',
          text: '支持单点登录；功能由角色决定，数据由授权决定，可以精确到单张表。',
        },
        { id: 'route', title: '就近审批', text: '可用内置流程，也可在钉钉、飞书与企业微信中完成。' },
        { id: 'shield', title: '执行前先检查', text: '内置大量 SQL 规则，团队规则可用脚本编写。' },
        { id: 'mask', title: '有范围的脱敏', text: '自定义算法，只对指定的人与位置生效。' },
      ],
    },
    architecture: {
      title: '守在人与数据之间',
      lead: '通往数据库的每条路，都要经过同样的三道关口。',
      art: '负责人、开发、DBA 与经理经由查询权限、SQL 检查与数据脱敏访问数据源；变更走审批流程，可用内置流程或钉钉、飞书、企业微信，通过后再执行。',
      ticks: [
        '所有环境与地域使用同一个入口',
        '各类数据库共用同一套角色',
        '审批通过的变更按计划时间执行',
        '所有操作都可审计追溯',
      ],
      words: {
        people: ['团队负责人', '开发', 'DBA', '经理'],
        permission: '查询权限',
        check: 'SQL 检查',
        mask: '数据脱敏',
        approval: '审批',
        approvalNote: '内置、钉钉、飞书、企业微信',
        execute: '执行',
        executeNote: '立即或定时',
      },
    },
    scenes: {
      title: '适用场景',
      items: [
        { id: 'console', title: '生产访问平台', text: '凭权限查看生产数据并留下记录，无需服务器账号。' },
        { id: 'globe', title: '跨地域一站访问', text: '多个地域与云上的数据库，从同一处进入。' },
        { id: 'server', title: '生产管理', text: '变更、导出与清理遵循同一流程，留下同一份历史。' },
        { id: 'eye', title: '敏感数据脱敏展示', text: '个人信息脱敏展示，查看完整内容需要授权。' },
      ],
    },
    action: { title: '带上团队一起用', text: '在一台机器上安装，添加一个数据库，再邀请两位同事。' },
  },
}
