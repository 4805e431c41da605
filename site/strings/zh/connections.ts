import type { connections as en } from '../en/connections.ts'
import { statements } from '../statements.ts'

/** A phrase in front of Chinese words. */
const before = (phrase: string) => (/[\p{Script=Latin}\d]$/u.test(phrase) ? `${phrase} ` : phrase)

export const connections: typeof en = {
  title: ({ source, target }) => `${source} 到 ${target}`,
  meta: {
    title: ({ source, target }) => `${source} 到 ${target} 数据同步链路`,
    description: ({ source, target, by, into }, own) =>
      `${own} ${before(by)}读取 ${source}，${before(into)}写入 ${target}：两端准备、权限、类型映射、DDL 与限制。`,
  },
  lead: ({ source, target, by, into }, own) => `${own} ${before(by)}读取 ${source}，${before(into)}写入 ${target}。`,
  index: '数据链路',
  all: '查看全部数据链路',
  choose: '选择其他链路',
  sources: '源端',
  targets: (source) => `${source} 的目标端`,
  reverse: ({ source, target }) => `反向链路：${target} 到 ${source}`,

  reads: { title: (name) => `如何读取 ${name}` },
  writes: { title: (name) => `如何写入 ${name}` },

  tasks: {
    title: '任务类型',
    type: '任务类型',
    does: '作用',
    structure: ['结构迁移', '在目标端创建缺少的对象，并转换类型。'],
    full: ['全量迁移', '复制任务开始时已有的数据。'],
    incremental: ['增量同步', '持续应用变更：有全量迁移时从它开始的那一刻算起，也可以从某个位点算起。'],
    scan: ['定时扫描', '按间隔重新读取由时间列标记的新数据，感知不到物理删除。'],
    ddl: ['DDL 同步', '在目标端重放下文列出的语句。'],
    check: ['校验与订正', '一次性或定时比对两端并修正差异，目标端多出的行不会被发现。'],
    compare: ['数据校验', '一次性或定时比对两端，只报告差异，不做订正。'],
    twoWay: ['双向同步', '两个方向相反的任务同时运行，变更不会回到来处。'],
  },

  prepare: {
    source: (name) => `准备源端 ${name}`,
    target: (name) => `准备目标端 ${name}`,
    settings: '设置',
    rights: '权限',
    network: (own) => `${own} 的工作节点需要与两端网络互通，请把它的地址加入两端白名单。`,
  },

  types: {
    title: '类型映射',
    of: (name) => `${name} 类型`,
    and: '、',
    none: '无对应类型',
    rest: '未列出的类型保持原名，前提是目标端有同名的类型。',
    same: '两端类型相同，均保持同名。',
    unlisted: '该链路没有类型对照表，请先做结构迁移，在首次全量之前检查目标表的列。',
  },

  ddl: {
    title: 'DDL',
    synced: '以下结构变更会在目标端重放：',
    unlisted: '该链路会传递 DDL，没有固定的语句清单：',
    none: '该链路没有列出可同步的语句，请在两端手工变更结构，新增列时先改目标端。',
    whole: '（仅限整库同步的任务）',
    statements: {
      ...statements,
      modify: '`MODIFY`：列的类型或属性',
      change: '`CHANGE`：列名和类型',
      partition: '分区操作',
      other: '其他两端通用的 DDL',
    },
  },

  limits: { title: '限制与常见问题' },
  twoWay: {
    title: '双向同步',
    no: '反向链路也存在，但变更不带来源标记：请勿在同一批表上同时运行两个方向。',
  },
  see: { title: '相关文档' },
}
