import type { clouddm as en } from '../en/clouddm.ts'

export const clouddm: typeof en = {
  meta: {
    title: '团队的数据库工作台',
    description: (product) =>
      `${product} 是开源的团队数据库协作平台：按权限查询、像代码一样评审与发布变更、对敏感数据脱敏，支持十余种数据库。`,
  },

  hero: {
    badge: '已全面开源',
    title: '一个工作台',
    accent: '管好所有数据库',
    lead: (product) =>
      `${product} 让整个团队安全地使用数据库：权限细致的 SQL 控制台、有评审的变更流程，以及敏感数据脱敏。`,
    quickStart: '快速开始',
    solution: '了解方案',
  },

  features: {
    title: '团队最先需要的三件事',
    more: '了解更多',
    items: [
      {
        id: 'console',
        title: '数据库访问',
        text: '浏览器中的 IDE，带对象管理与智能提示；按角色与资源授权，谁能在哪里执行什么，清清楚楚。',
      },
      { id: 'route', title: '数据库 CI/CD', text: '结构变更随应用一起交付：由流水线或命令行完成检查、评审与执行。' },
      { id: 'mask', title: '数据脱敏', text: '规则、权限与自定义算法共同决定，手机号与薪资以何种形式呈现给谁。' },
    ],
  },

  sources: {
    title: '接入您正在使用的数据库',
    lead: '自建或云上托管，同一个控制台。',
    vendors: '云厂商',
    clouds: ['阿里云', '华为云', 'Azure', 'AWS'],
  },

  scenes: {
    title: '为日常工作而生',
    items: [
      { title: '统一数据库访问', text: '开发、分析与运维使用同一个入口，数据库账号不再四处传递。' },
      { title: 'GitOps 与 CI/CD', text: '合并请求携带变更，流水线检查后依次应用到各个环境。' },
      { title: '标准化工单流程', text: '变更成为带审批人的工单，可用内置流程，也可接入钉钉、飞书与企业微信。' },
      { title: '多种数据源统一管理', text: '关系型、分布式与分析型数据库共用一套角色与规则。' },
      { title: 'SQL 开发规范', text: '用脚本编写团队规则，在语句执行之前检查，而不是之后。' },
      { title: '敏感数据保护', text: '规则识别并遮盖敏感数据，查看明文需要授权，并有期限。' },
    ],
  },

  call: {
    title: '在开源中成长',
    text: '阅读源码、部署试用、提交问题、贡献补丁。一颗 Star，能让更多人找到它。',
    install: '安装部署',
  },
}
