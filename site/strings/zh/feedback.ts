import type { dialog as enDialog, feedback as enFeedback, install as enInstall } from '../en/feedback.ts'

export const feedback: typeof enFeedback = {
  fields: {
    linkRequest: '需要的链路',
    requirementReason: '用在什么场景',
    urgent: '紧急程度',
    expectedTime: '期望时间',
    contactEmail: '邮箱',
    contactPhone: '手机号',
    contactName: '姓名',
    company: '公司',
    requirement: '咨询内容',
  },
  hints: {
    linkRequest: '例如：Snowflake 到 Kafka',
    requirementReason: '数据量、延迟要求、数据的用途',
    expectedTime: '例如：3 月底',
    contactEmail: 'you@company.com',
    contactPhone: '11 位手机号',
    requirement: '数据源、目标端、数据量，以及希望部署在哪里',
  },
  urgency: { no: '不紧急', yes: '紧急' },
  contactMe: '有进展时联系我',
  optional: '选填',
  missing: (field) => `请填写${field}`,
  wrong: {
    contactEmail: '邮箱格式不正确',
    contactPhone: '手机号应为 11 位数字',
    other: (most) => `不超过 ${most.toLocaleString('en')} 个字符`,
  },
  failures: {
    offline: '服务器没有响应，内容可能没有送达。请重试，或发邮件至',
    expired: '登录状态已失效。您填写的内容还在，请再次提交。',
    limited: '提交过于频繁，请稍后再试，或发邮件至',
    unknown: '提交失败，请稍后再试，或发邮件至',
  },
  send: '提交',
  sending: '正在提交…',
  sent: '已收到，谢谢。',
  answer: '我们会尽快与您联系。',
  quiet: '每一条需求都会有人看，并计入后续版本的规划。',
  again: '再提交一条',
  noScript: '此表单需要启用 JavaScript。您也可以发邮件至',

  connector: {
    title: '缺少哪个数据源？',
    lead: '告诉我们数据在哪里、要到哪里去。接下来做什么，由这些需求决定。',
  },
  contact: {
    title: '给我们留言',
    lead: '方案、价格，或是否适合您的场景，都可以问。',
  },
}

export const install: typeof enInstall = {
  title: (product) => `安装 ${product} 社区版`,
  lead: '免费，部署在您自己的机器上。一条命令完成下载与启动。',
  ways: '安装方式',
  docker: { title: 'Docker', text: '在装有 Docker 的 Linux 主机上执行。数据与配置保存在命令末尾的目录中。' },
  kubernetes: { title: 'K8S', text: '在 kubectl 能够访问集群的机器上执行。' },
  binary: {
    title: '二进制包',
    text: '适用于没有容器环境的主机。登录后即可下载，并附校验值。',
    button: '登录并下载',
  },
  version: '版本号',
  quickStart: '快速开始',
  licence: '免费续期',
  open: '安装社区版',
}

export const dialog: typeof enDialog = { close: '关闭' }
