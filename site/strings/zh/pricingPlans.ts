import type { management as enManagement, plans as enPlans } from '../en/pricingPlans.ts'

export const plans: typeof enPlans = {
  title: '版本',
  popular: '最受欢迎',
  free: '免费',
  community: {
    name: '社区版',
    where: '私有部署',
    note: (months) => `许可证 ${months} 个月，到期可免费续期`,
    button: '立即下载',
    intro: '包含',
    features: (sources) => [
      `${sources}+ 数据源`,
      '实时增量同步',
      '结构迁移与 DDL 同步',
      '可视化与自定义 ETL',
      '数据校验与订正',
      '社区支持',
    ],
  },
  cloud: {
    name: '云服务',
    where: '全托管或 BYOC',
    note: (changes) => `全量数据；增量 ${changes}`,
    button: '立即开始',
    intro: '社区版的全部，以及',
    sources: (sources) => `全部 ${sources}+ 数据源，含商业数据源`,
    features: ['高级功能', '无需定期激活', '轻部署、轻运维', '任务高可用', '云服务支持与 SLA'],
    more: '评估您的成本',
  },
  enterprise: {
    name: '商业版',
    where: '私有部署',
    price: '按订单',
    note: '按链路与时长计费，与数据量无关',
    trial: (days) => `试用 ${days} 天`,
    license: '购买许可证',
    intro: '云服务的全部，以及',
    features: ['在自有 VPC 中完全自主部署', '多租户用户体系', '细粒度权限（RBAC）', '审计日志', '企业级支持与 SLA'],
    more: '查看定价',
  },
  trial: {
    name: '商业试用版',
    where: '私有部署',
    note: (months, links) => `${months} 个月试用期，最多 ${links} 条链路`,
    button: '立即开始',
    intro: '云服务（BYOC）的全部，以及',
    features: ['多租户用户体系', '权限管理（RBAC）', '企业级支持', '问题与需求优先处理'],
  },
}

export const management: typeof enManagement = {
  community: {
    name: '社区版',
    where: '小团队',
    note: '许可证到期可免费续期',
    button: '立即下载',
    intro: '包含',
    features: (sources) => [
      `${sources} 种数据源`,
      '数据库访问',
      '数据库 CI/CD',
      '数据脱敏',
      '工单与审批',
      'SQL 规则',
      '小团队协作',
    ],
  },
  commercial: {
    name: '商业版',
    where: '企业',
    price: '按订单',
    note: '同一个安装包，更换许可证即可',
    button: '购买许可证',
    intro: '社区版的全部，以及',
    features: ['更多数据源实例', '更多子账号', '企业级支持与 SLA', '按合同定制'],
  },
}
