import type { about as en } from '../en/about.ts'

export const about: typeof en = {
  meta: {
    title: (company) => `关于 ${company}`,
    description: (company) => `${company}：我们做什么、走过的路、团队成员、招聘信息与联系方式。`,
  },
  banner: {
    eyebrow: '关于我们',
    domestic: { title: '让数据流动更聪明，', words: ['更简单', '更精确', '更稳定', '更实时'] },
    international: { title: '高效使用数据，', words: ['用好数据'] },
    collaboration: { title: '让数据使用更', words: ['安全', '高效'] },
  },
  lead: {
    replication: '我们编写在系统之间搬运数据的软件，并为它负责：构建链路的人，也是帮您运行它的人。',
    management: '我们编写让团队共享数据库、而不共担风险的软件，并与使用它的人一起，以开源的方式开发它。',
  },

  story: {
    title: '我们的故事',
    domestic: [
      { year: '2019', title: '成立', text: '几位工程师开始着手，让搬运数据变得简单。' },
      { year: '2021', title: '社区起步', text: '第一批用户聚在一起，他们的反馈塑造了产品。' },
      { year: '2023', title: '1000+ 活跃用户', text: '链路运行在多个大洲的企业之中。' },
      { year: '2024', title: '云服务上线', text: '无需安装，即可同步。' },
      { year: '2026', title: '继续前行', text: '更多数据源，更低延迟，面向 AI 的数据。' },
    ],
    international: [
      { year: '2019', title: '公司成立', text: '开云集致在杭州起步。' },
      { year: '2021', title: 'CloudCanal 社区', text: '产品向所有愿意尝试的人开放。' },
      { year: '2023', title: '近百家客户', text: '从初创公司到银行，累计激活一万次。' },
      { year: '2024', title: '香港公司', text: '成立海外公司，推出海外品牌 BladePipe。' },
      { year: '2025', title: 'SaaS 上线', text: 'CloudCanal 以托管服务的方式运行。' },
      { year: '2026', title: 'CloudDM 开源', text: '数据库工作台全面公开，包括代码。' },
    ],
    collaboration: [
      { year: '2019', title: '公司成立', text: '开云集致在杭州起步。' },
      { year: '2021', title: 'V1 发布', text: '第一个浏览器中的数据库控制台。' },
      { year: '2023', title: '社区版', text: '面向团队免费，带审批与规范。' },
      { year: '2023', title: '个人版', text: '每天有数百人打开它。' },
      { year: '2024', title: 'V2 团队版', text: '角色、脱敏与 CI/CD 汇于一处。' },
      { year: '2026', title: '全面开源', text: '全部代码，发布于 GitHub 与 Gitee。' },
    ],
  },

  team: {
    title: '我们是谁',
    lead: '来自团队的四个声音。',
    roles: {
      ceo: 'CEO',
      founder: '创始人、CEO',
      cto: 'CTO',
      architect: '首席架构师',
      cpo: '联合创始人、CPO',
      product: '联合创始人、产品总监',
      global: '全球副总裁、销售负责人',
      sales: '销售总监',
      business: '商务总监',
    },
    quotes: {
      lead: '交付给客户的价值，正好等于产品的质量。所以我们从产品质量开始。',
      tech: '我们公开地学习，愉快地争论，用数据说服彼此之后再发布。',
      product: '最可靠的工具会胜出。每个版本都应当让人睡得更安稳。',
      market: '每个月，我们都因为有人推荐，出现在从未想过的地方。',
    },
  },

  careers: {
    title: '工作与生活，两不耽误',
    lead: '好软件出自休息好的人。有四件事我们一直坚持。',
    items: [
      { id: 'office', title: '现场办公', text: '安静的房间，短短的通勤，一起吃午饭。' },
      { id: 'remote', title: '远程工作', text: '在哪里最专注，就在哪里工作。' },
      { id: 'customers', title: '面向客户的研发', text: '写代码的人，直接听到它的表现。' },
      { id: 'support', title: '远程支持', text: '无论身在何处，都能伸出援手。' },
    ],
    apply: '给我们写信',
  },
}
